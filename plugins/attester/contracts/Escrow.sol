// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/**
 * Holds what is locked for a Trellis chain, and releases what was burned there.
 *
 * Nobody owns it. More than two thirds of its attesters sign for each release and for those who follow them. The
 * guardian says which tokens pass, and can stop one; it can move nothing.
 */
contract Escrow {
    struct Signature {
        uint8 place;
        uint8 v;
        bytes32 r;
        bytes32 s;
    }

    struct Token {
        /// Whether it passes, in either direction.
        bool open;
        /// Amounts must be multiples of it: what the other side can hold. Never zero while open.
        uint128 unit;
        /// Least amount to lock, in raw units, before what the token itself takes.
        uint128 least;
        /// Raw units that are owed to the other side.
        uint128 locked;
    }

    /// A lock: what the attesters sign for on the Trellis chain.
    event Locked(address indexed token, address indexed from, bytes32 indexed recipient, uint256 amount);
    event Released(uint64 indexed withdrawalId, address indexed token, address indexed to, uint256 amount);
    event AttestersChanged(uint32 indexed setIndex, address[] attesters, uint8 threshold, address guardian);
    event TokenSet(address indexed token, bool open, uint128 unit, uint128 least);

    error NotGuardian();
    error TokenClosed(address token);
    error WrongAmount(uint256 amount);
    error NoRecipient();
    error WithdrawalDone(uint64 withdrawalId);
    error SignaturesExpired(uint64 expiresAt);
    error MoreThanLocked(uint256 amount, uint256 locked);
    error NotEnoughSignatures(uint256 have, uint256 need);
    error PlacesNotAscending();
    error BadSignature(uint8 place);
    error BadAttesters();
    error TransferFailed(address token);
    error ReenteredCall();

    /// Stands for the coin of this chain among the tokens.
    address public constant COIN = address(0);

    bytes32 private constant DOMAIN = keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
    bytes32 private constant RELEASE =
        keccak256("Release(uint64 trellisChain,uint64 withdrawalId,address token,uint256 amount,address to,uint64 expiresAt)");
    bytes32 private constant ROTATE =
        keccak256("Rotate(uint64 trellisChain,uint32 setIndex,address[] attesters,uint8 threshold,address guardian)");
    /// Half of the order of the curve: signatures have one form.
    uint256 private constant HALF = 0x7FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF5D576E7357A4501DDFE92F46681B20A0;

    uint64 public immutable trellisChain;
    uint32 public setIndex;
    uint8 public threshold;
    address public guardian;
    bool private entered;
    address[] private current;

    mapping(address => Token) public tokens;
    /// Withdrawals that were released, for good.
    mapping(uint64 => bool) public released;

    modifier once() {
        if (entered) revert ReenteredCall();
        entered = true;
        _;
        entered = false;
    }

    constructor(uint64 chain, address[] memory first, uint8 need, address guard) {
        trellisChain = chain;
        appoint(1, first, need, guard);
    }

    function attesters() external view returns (address[] memory) {
        return current;
    }

    /// Locks a token for an account of the Trellis chain. Of a token that takes a part of what moves, only what arrives counts.
    function lock(address token, uint256 amount, bytes32 recipient) external payable once {
        Token storage found = tokens[token];
        if (!found.open) revert TokenClosed(token);
        if (recipient == 0) revert NoRecipient();
        if (amount == 0 || amount < found.least || amount % found.unit != 0) revert WrongAmount(amount);
        if (msg.value != (token == COIN ? amount : 0)) revert WrongAmount(msg.value);
        uint256 came = token == COIN ? amount : take(token, amount);
        came -= came % found.unit;
        if (came == 0 || came > amount || came > type(uint128).max - found.locked) revert WrongAmount(came);
        found.locked += uint128(came);
        emit Locked(token, msg.sender, recipient, came);
    }

    /// Releases a withdrawal, once, until its signatures expire. Anybody may bring them.
    function release(
        uint64 withdrawalId,
        address token,
        uint256 amount,
        address to,
        uint64 expiresAt,
        Signature[] calldata signatures
    ) external once {
        if (released[withdrawalId]) revert WithdrawalDone(withdrawalId);
        if (block.timestamp > expiresAt) revert SignaturesExpired(expiresAt);
        Token storage found = tokens[token];
        if (!found.open) revert TokenClosed(token);
        if (amount > found.locked) revert MoreThanLocked(amount, found.locked);
        check(keccak256(abi.encode(RELEASE, trellisChain, withdrawalId, token, amount, to, expiresAt)), signatures);
        released[withdrawalId] = true;
        found.locked -= uint128(amount);
        give(token, to, amount);
        emit Released(withdrawalId, token, to, amount);
    }

    /// Appoints other attesters and their guardian, by the signatures of those before. What these signed for counts no more.
    function rotate(address[] calldata next, uint8 need, address guard, Signature[] calldata signatures) external {
        uint32 index = setIndex + 1;
        bytes32 names = keccak256(abi.encodePacked(next));
        check(keccak256(abi.encode(ROTATE, trellisChain, index, names, need, guard)), signatures);
        appoint(index, next, need, guard);
    }

    /// Opens a token, or stops it. The unit is what the Trellis chain can hold of it.
    function setToken(address token, bool open, uint128 unit, uint128 least) external {
        if (msg.sender != guardian) revert NotGuardian();
        if (open && unit == 0) revert WrongAmount(unit);
        Token storage found = tokens[token];
        (found.open, found.unit, found.least) = (open, unit, least);
        emit TokenSet(token, open, unit, least);
    }

    function appoint(uint32 index, address[] memory next, uint8 need, address guard) private {
        uint256 size = next.length;
        if (size < 3 || size > 32 || need > size || uint256(need) * 3 <= size * 2 || guard == address(0)) revert BadAttesters();
        for (uint256 i = 0; i < size; i++) {
            if (next[i] == address(0)) revert BadAttesters();
            for (uint256 j = 0; j < i; j++) if (next[j] == next[i]) revert BadAttesters();
        }
        (setIndex, current, threshold, guardian) = (index, next, need, guard);
        emit AttestersChanged(index, next, need, guard);
    }

    /// Refuses unless enough attesters signed, each at its place, in ascending order.
    function check(bytes32 what, Signature[] calldata signatures) private view {
        uint256 count = signatures.length;
        if (count < threshold) revert NotEnoughSignatures(count, threshold);
        bytes32 domain = keccak256(abi.encode(DOMAIN, keccak256("TrellisEscrow"), keccak256("1"), block.chainid, address(this)));
        bytes32 digest = keccak256(abi.encodePacked(hex"1901", domain, what));
        for (uint256 i = 0; i < count; i++) {
            Signature calldata one = signatures[i];
            if (i > 0 && one.place <= signatures[i - 1].place) revert PlacesNotAscending();
            if (one.place >= current.length || uint256(one.s) > HALF) revert BadSignature(one.place);
            address signer = ecrecover(digest, one.v, one.r, one.s);
            if (signer == address(0) || signer != current[one.place]) revert BadSignature(one.place);
        }
    }

    /// Takes tokens of the caller; gives how many came.
    function take(address token, uint256 amount) private returns (uint256) {
        uint256 before = balanceOf(token);
        call(token, abi.encodeWithSignature("transferFrom(address,address,uint256)", msg.sender, address(this), amount));
        uint256 afterwards = balanceOf(token);
        return afterwards > before ? afterwards - before : 0;
    }

    function give(address token, address to, uint256 amount) private {
        if (token != COIN) return call(token, abi.encodeWithSignature("transfer(address,uint256)", to, amount));
        (bool done,) = to.call{value: amount}("");
        if (!done) revert TransferFailed(token);
    }

    /// Tokens answer true, or nothing at all; an address without code is none.
    function call(address token, bytes memory data) private {
        (bool done, bytes memory answer) = token.call(data);
        bool fine = done && (answer.length == 0 ? token.code.length > 0 : answer.length >= 32 && abi.decode(answer, (uint256)) == 1);
        if (!fine) revert TransferFailed(token);
    }

    function balanceOf(address token) private view returns (uint256) {
        (bool done, bytes memory answer) = token.staticcall(abi.encodeWithSignature("balanceOf(address)", address(this)));
        if (!done || answer.length < 32) revert TransferFailed(token);
        return abi.decode(answer, (uint256));
    }
}
