// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import "Tokens.sol";

interface Escrow {
    function claim(address token, address owner, address to) external;
    function lock(address token, uint256 amount, bytes32 recipient) external payable;
}

/** Accepts coins after work that its owner chooses. Anyone may set it. */
contract Worker {
    /** Slots to write, bytes to return, and whether to revert, when coins arrive. */
    uint256 public slots;
    uint256 public bytesBack;
    bool public isReverting;
    mapping(uint256 => uint256) private written;
    uint256 private next;

    function set(uint256 slots_, uint256 bytes_, bool reverting) external {
        (slots, bytesBack, isReverting) = (slots_, bytes_, reverting);
    }

    function claim(address escrow, address token, address to) external {
        Escrow(escrow).claim(token, address(this), to);
    }

    receive() external payable {
        for (uint256 i = 0; i < slots; i++) written[next++] = i + 1;
        uint256 size = bytesBack;
        bool fails = isReverting;
        assembly {
            if gt(size, 0) { if fails { revert(0, size) } return(0, size) }
            if fails { revert(0, 0) }
        }
    }
}

/** Claims again while it is paid. */
contract Greedy {
    address private immutable escrow;
    bool public isOpen;

    constructor(address escrow_) {
        escrow = escrow_;
    }

    function open() external {
        isOpen = true;
    }

    function take() external {
        Escrow(escrow).claim(address(0), address(this), address(this));
    }

    receive() external payable {
        require(isOpen);
        Escrow(escrow).claim(address(0), address(this), address(this));
    }
}

/** Calls a recipient for each transfer, as tokens with hooks do; what the hook does is the recipient's. */
contract Hooked is Plain {
    function move(address from, address to, uint256 amount) internal override {
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
        if (to.code.length > 0 && to != msg.sender) Hook(to).tokensReceived(from, amount);
    }
}

interface Hook {
    function tokensReceived(address from, uint256 amount) external;
}

/** Burns all gas, or locks what it was paid while the escrow still pays it. */
contract Hooker is Hook {
    address private immutable escrow;
    bool private immutable isBurning;

    constructor(address escrow_, bool burns) {
        (escrow, isBurning) = (escrow_, burns);
    }

    function tokensReceived(address, uint256 amount) external {
        while (isBurning) {}
        Plain(msg.sender).approve(escrow, amount);
        Escrow(escrow).lock(msg.sender, amount, bytes32(uint256(1)));
    }
}

/** Moves, and says false: of what it moved nothing may stay. */
contract Lying is Plain {
    bool private isLying;

    function lie(bool lies) external {
        isLying = lies;
    }

    function transfer(address to, uint256 amount) external override returns (bool) {
        move(msg.sender, to, amount);
        return !isLying;
    }
}

/** Answers with as many bytes as gas pays for. */
contract Bomb is Plain {
    function transfer(address to, uint256 amount) external override returns (bool) {
        move(msg.sender, to, amount);
        assembly {
            mstore(0, 1)
            return(0, 60000)
        }
    }
}
