// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/** Tokens as they are met with: one that keeps to the standard, and others that do not. Everybody mints. */
contract Plain {
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    function mint(address to, uint256 amount) external {
        balanceOf[to] += amount;
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        return true;
    }

    function transfer(address to, uint256 amount) external virtual returns (bool) {
        move(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external virtual returns (bool) {
        allowance[from][msg.sender] -= amount;
        move(from, to, amount);
        return true;
    }

    function move(address from, address to, uint256 amount) internal virtual {
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
    }
}

/** Takes a hundredth of all that moves. */
contract Taxed is Plain {
    function move(address from, address to, uint256 amount) internal override {
        balanceOf[from] -= amount;
        balanceOf[to] += amount - amount / 100;
    }
}

/** Says false instead of reverting, and moves nothing. */
contract Refusing is Plain {
    function transferFrom(address, address, uint256) external pure override returns (bool) {
        return false;
    }
}

/** Answers with nothing, as USDT does. */
contract Silent {
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    function mint(address to, uint256 amount) external {
        balanceOf[to] += amount;
    }

    function approve(address spender, uint256 amount) external {
        allowance[msg.sender][spender] = amount;
    }

    function transfer(address to, uint256 amount) external {
        balanceOf[msg.sender] -= amount;
        balanceOf[to] += amount;
    }

    function transferFrom(address from, address to, uint256 amount) external {
        allowance[from][msg.sender] -= amount;
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
    }
}

interface Lockable {
    function lock(address token, uint256 amount, bytes32 recipient) external payable;
}

/** Locks once more while it is being locked. */
contract Reentrant is Plain {
    function move(address from, address to, uint256 amount) internal override {
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
        if (msg.sender == to) Lockable(to).lock(address(this), amount, bytes32(uint256(1)));
    }
}
