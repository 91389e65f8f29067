// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// A token as the tests need it: what it does wrong is set by its `manner`.
contract TestToken {
    string public name;
    string public symbol;
    uint8 public decimals;
    /// 0: as it should be; 1: returns nothing; 2: returns false and moves nothing; 3: keeps one per cent of each transfer.
    uint8 public manner;
    mapping(address => uint256) public balanceOf;
    mapping(address => bool) public barred;

    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor(string memory name_, uint8 decimals_) {
        name = name_;
        symbol = name_;
        decimals = decimals_;
    }

    function mint(address to, uint256 value) external {
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function setManner(uint8 manner_) external {
        manner = manner_;
    }

    function bar(address who, bool isBarred) external {
        barred[who] = isBarred;
    }

    /// Two transfers in one transaction.
    function transferTwice(address to, uint256 first, uint256 second) external {
        move(msg.sender, to, first);
        move(msg.sender, to, second);
    }

    /// As many transfers in one transaction as there are receivers.
    function transferToAll(address[] calldata to, uint256 value) external {
        for (uint256 i = 0; i < to.length; i++) move(msg.sender, to[i], value);
    }

    function transfer(address to, uint256 value) external {
        require(!barred[to] && !barred[msg.sender], "barred");
        if (manner == 2) answer(0);
        uint256 kept = manner == 3 ? value / 100 : 0;
        move(msg.sender, to, value - kept);
        if (kept > 0) move(msg.sender, address(this), kept);
        if (manner != 1) answer(1);
    }

    function move(address from, address to, uint256 value) private {
        require(balanceOf[from] >= value, "balance too low");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }

    function answer(uint256 word) private pure {
        assembly {
            mstore(0, word)
            return(0, 32)
        }
    }
}
