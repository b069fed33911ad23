"""Account ids and hashes as text: a prefix and base58 of the 32 bytes, or 0x and 64 hex digits on input."""

from __future__ import annotations

import hashlib
import re

_ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
_INDEX = {character: index for index, character in enumerate(_ALPHABET)}
_HEX_ID = re.compile(r"^0x[0-9a-fA-F]{64}\Z")


def base58_encode(data: bytes) -> str:
    """Base58 of bytes, one leading 1 for each zero byte."""
    number, text = int.from_bytes(data, "big"), ""
    while number:
        number, digit = divmod(number, 58)
        text = _ALPHABET[digit] + text
    return "1" * (len(data) - len(data.lstrip(b"\0"))) + text


def base58_decode(text: str) -> bytes:
    """Bytes of base58 text. Raises ValueError."""
    number = 0
    for character in text:
        if character not in _INDEX:
            raise ValueError(f"{character!r} is not a base58 character")
        number = number * 58 + _INDEX[character]
    zeros = len(text) - len(text.lstrip("1"))
    return b"\0" * zeros + number.to_bytes((number.bit_length() + 7) // 8, "big")


def _checksum(raw: bytes) -> bytes:
    return hashlib.sha256(hashlib.sha256(raw).digest()).digest()[:4]


def _id_bytes(text: str, prefix: str, what: str, checked: bool = False) -> bytes:
    if not isinstance(text, str):
        raise TypeError(f"{what} must be a string")
    if text.startswith(prefix):
        encoded = text[len(prefix) :]
        if 32 <= len(encoded) <= (50 if checked else 44):
            raw = base58_decode(encoded)
            if len(raw) == 32:
                return raw
            if checked and len(raw) == 36 and raw[32:] == _checksum(raw[:32]):
                return raw[:32]
    elif _HEX_ID.match(text):
        return bytes.fromhex(text[2:])
    raise ValueError(f"{text!r} is not {what}: expected {prefix} and base58, or 0x and 64 hex digits")


def address_bytes(text: str, prefix: str = "trl") -> bytes:
    """The 32 bytes of an account id, with or without a checksum. Raises ValueError, also for a wrong checksum."""
    return _id_bytes(text, prefix, "an address", checked=True)


def hash_bytes(text: str, prefix: str = "trh") -> bytes:
    """The 32 bytes of a hash. Raises ValueError."""
    return _id_bytes(text, prefix, "a hash")


def address_text(account: bytes, prefix: str = "trl") -> str:
    """Native text of an account id."""
    return prefix + base58_encode(account)


def checked_address_text(account: bytes, prefix: str = "trl") -> str:
    """Native text of an account id with a checksum: prefix and Base58Check."""
    return prefix + base58_encode(account + _checksum(account))


def hash_text(value: bytes, prefix: str = "trh") -> str:
    """Native text of a hash."""
    return prefix + base58_encode(value)


def account_of_key(public_key: bytes) -> bytes:
    """Account id of a public key of any type: its SHA-256."""
    return hashlib.sha256(public_key).digest()


def account_of_ethereum(address: str) -> bytes:
    """Account id of a 20-byte Ethereum address: 12 zero bytes and the address."""
    raw = bytes.fromhex(address.removeprefix("0x"))
    if len(raw) != 20:
        raise ValueError("an Ethereum address has 20 bytes")
    return b"\0" * 12 + raw
