// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/**
 * Holds tokens that are locked for a Trellis chain, and releases them when they are burned there.
 *
 * The contract has no owner. More than two thirds of its attesters sign each release and each change of the attesters. The
 * guardian opens and stops tokens; it cannot move any.
 *
 * A release pays its recipient with bounded gas and ignores the data that the recipient returns. A payment that fails is
 * credited, and the recipient claims it later with gas of its own: no recipient can make a release expensive or revert it.
 */
contract Escrow {
    struct Signature {
        uint8 place;
        uint8 v;
        bytes32 r;
        bytes32 s;
    }

    /// A withdrawal of the Trellis chain, as the attesters sign it.
    struct Withdrawal {
        uint64 id;
        address token;
        /// Raw units for the recipient.
        uint256 amount;
        /// Raw units for the attester that submits the release; for the recipient if anyone else does.
        uint256 fee;
        address to;
        uint64 expiresAt;
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
    /// Units that an account may claim: a payment that failed, or the fee of a release.
    event Credited(address indexed token, address indexed owner, uint256 amount);
    event Claimed(address indexed token, address indexed owner, address indexed to, uint256 amount);
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
    error NotEnoughGas();
    error NotOwner();
    error NothingToClaim();

    /// Stands for the coin of this chain among the tokens.
    address public constant COIN = address(0);

    bytes32 private constant DOMAIN = keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
    bytes32 private constant RELEASE =
        keccak256("Release(uint64 trellisChain,uint64 withdrawalId,address token,uint256 amount,uint256 fee,address to,uint64 expiresAt)");
    bytes32 private constant ROTATE =
        keccak256("Rotate(uint64 trellisChain,uint32 setIndex,address[] attesters,uint8 threshold,address guardian)");
    /// Half of the order of the curve: signatures have one form.
    uint256 private constant HALF = 0x7FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF5D576E7357A4501DDFE92F46681B20A0;

    /// Gas for the code of a recipient of coins: a wallet contract behind a proxy that writes one slot or an event.
    uint256 private constant COIN_GAS = 30_000;
    /// Gas for the transfer of a token, with the hooks that it may call.
    uint256 private constant TOKEN_GAS = 200_000;
    /// Gas for the call of a new account, and for the credit and the events after the payment.
    uint256 private constant RESERVE = 80_000;

    uint64 public immutable trellisChain;
    uint32 public setIndex;
    uint8 public threshold;
    address public guardian;
    bool private entered;
    address[] private current;

    mapping(address => Token) public tokens;
    /// Withdrawals that were released, for good.
    mapping(uint64 => bool) public released;
    /// Raw units of a token that an account may claim.
    mapping(address => mapping(address => uint256)) public credits;

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

    /// Releases a withdrawal, once, until its signatures expire. Anyone may submit it. Recipient code cannot make it revert.
    function release(Withdrawal calldata w, Signature[] calldata signatures) external once {
        if (released[w.id]) revert WithdrawalDone(w.id);
        if (block.timestamp > w.expiresAt) revert SignaturesExpired(w.expiresAt);
        if (w.to == address(this)) revert NoRecipient();
        Token storage found = tokens[w.token];
        if (!found.open) revert TokenClosed(w.token);
        uint256 amount = w.amount + w.fee;
        if (amount > found.locked) revert MoreThanLocked(amount, found.locked);
        bytes32 what = keccak256(abi.encode(RELEASE, trellisChain, w.id, w.token, w.amount, w.fee, w.to, w.expiresAt));
        bool isOfSigner = check(what, signatures);
        released[w.id] = true;
        found.locked -= uint128(amount);
        // Only a signer earns the fee: a copy of its transaction sent by anyone else would earn nothing.
        if (isOfSigner && w.fee > 0) {
            amount = w.amount;
            credit(w.token, msg.sender, w.fee);
        }
        if (!pay(w.token, w.to, amount)) credit(w.token, w.to, amount);
        emit Released(w.id, w.token, w.to, amount);
    }

    /// Pays a credit. Its owner sends it anywhere; anyone else can only have it sent to the owner. The caller pays for all gas.
    function claim(address token, address owner, address to) external once {
        if (to != owner && msg.sender != owner) revert NotOwner();
        if (to == address(0) || to == address(this)) revert NoRecipient();
        if (!tokens[token].open) revert TokenClosed(token);
        uint256 amount = credits[token][owner];
        if (amount == 0) revert NothingToClaim();
        credits[token][owner] = 0;
        if (token != COIN) call(token, transferOf(to, amount));
        else if (!send(to, amount, gasleft())) revert TransferFailed(token);
        emit Claimed(token, owner, to, amount);
    }

    /// Transfers a token in a frame of its own, so that a failed transfer leaves nothing behind. Only the contract itself calls it.
    function transferToken(address token, address to, uint256 amount) external {
        if (msg.sender != address(this)) revert NotOwner();
        call(token, transferOf(to, amount));
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

    /// Reverts unless enough attesters signed, each at its place, in ascending order. True if the caller is one of them.
    function check(bytes32 what, Signature[] calldata signatures) private view returns (bool isOfSigner) {
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
            if (signer == msg.sender) isOfSigner = true;
        }
    }

    /// Takes tokens of the caller; gives how many came.
    function take(address token, uint256 amount) private returns (uint256) {
        uint256 before = balanceOf(token);
        call(token, abi.encodeWithSignature("transferFrom(address,address,uint256)", msg.sender, address(this), amount));
        uint256 afterwards = balanceOf(token);
        return afterwards > before ? afterwards - before : 0;
    }

    function credit(address token, address owner, uint256 amount) private {
        credits[token][owner] += amount;
        emit Credited(token, owner, amount);
    }

    /// Pays with bounded gas; false if the payment failed, which then moved nothing.
    function pay(address token, address to, uint256 amount) private returns (bool) {
        uint256 most = token == COIN ? COIN_GAS : TOKEN_GAS;
        // A call gets at most 63/64 of the gas: a submitter that brings less would turn a payment into a credit.
        if (gasleft() < most + most / 32 + RESERVE) revert NotEnoughGas();
        if (token == COIN) return send(to, amount, most);
        bytes memory data = abi.encodeWithSelector(this.transferToken.selector, token, to, amount);
        return bounded(address(this), 0, most, data);
    }

    function send(address to, uint256 amount, uint256 most) private returns (bool) {
        return bounded(to, amount, most, "");
    }

    /// Calls with bounded gas and copies none of the data that is returned.
    function bounded(address to, uint256 value, uint256 most, bytes memory data) private returns (bool done) {
        assembly ("memory-safe") {
            done := call(most, to, value, add(data, 32), mload(data), 0, 0)
        }
    }

    function transferOf(address to, uint256 amount) private pure returns (bytes memory) {
        return abi.encodeWithSignature("transfer(address,uint256)", to, amount);
    }

    /// Tokens return true, or nothing at all; an address without code is no token. Only the first word returned is copied.
    function call(address token, bytes memory data) private {
        bool fine;
        assembly ("memory-safe") {
            let done := call(gas(), token, 0, add(data, 32), mload(data), 0, 32)
            switch returndatasize()
            case 0 { fine := and(done, gt(extcodesize(token), 0)) }
            default { fine := and(done, and(gt(returndatasize(), 31), eq(mload(0), 1))) }
        }
        if (!fine) revert TransferFailed(token);
    }

    function balanceOf(address token) private view returns (uint256 units) {
        bytes memory data = abi.encodeWithSignature("balanceOf(address)", address(this));
        bool fine;
        assembly ("memory-safe") {
            let done := staticcall(gas(), token, add(data, 32), mload(data), 0, 32)
            fine := and(done, gt(returndatasize(), 31))
            units := mload(0)
        }
        if (!fine) revert TransferFailed(token);
    }
}
