"""Ed25519 keys: derivation from mnemonics, signing, and the chain's rule for valid keys and signatures (protocol 1, 2)."""

from __future__ import annotations

import hashlib
import hmac
import unicodedata
from dataclasses import dataclass

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from .text import account_of_key

PURPOSE, COIN_TYPE = 44, 1_618_033
ED25519 = 0

_P = 2**255 - 19
_L = 2**252 + 27742317777372353535851937790883648493
_D = -121665 * pow(121666, _P - 2, _P) % _P


def mnemonic_secret(words: str, account: int = 0, key_type: int = ED25519, coin_type: int = COIN_TYPE) -> bytes:
    """The 32-byte secret on m/44'/coin'/account'/type', with the coin type of the chain (`chain_nodeInfo`, `Chain`).

    The words are not checked against the BIP-39 list.
    """
    phrase = unicodedata.normalize("NFKD", " ".join(words.lower().split()))
    seed = hashlib.pbkdf2_hmac("sha512", phrase.encode(), b"mnemonic", 2048)
    return slip10(seed, [PURPOSE, coin_type, account, key_type])


def slip10(seed: bytes, path: list[int]) -> bytes:
    """SLIP-0010 for ed25519; every index is hardened."""
    node = hmac.digest(b"ed25519 seed", seed, "sha512")
    for index in path:
        data = b"\0" + node[:32] + (index + 2**31).to_bytes(4, "big")
        node = hmac.digest(node[32:], data, "sha512")
    return node[:32]


@dataclass(frozen=True)
class Key:
    """An Ed25519 key that signs bundles. `repr` does not show the secret."""

    _secret: Ed25519PrivateKey
    public_key: bytes
    key_type: int = ED25519

    @classmethod
    def from_secret(cls, secret: bytes | str) -> "Key":
        """From 32 bytes or their hex. Raises ValueError."""
        raw = bytes.fromhex(secret.removeprefix("0x")) if isinstance(secret, str) else secret
        private = Ed25519PrivateKey.from_private_bytes(raw)
        return cls(private, private.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw))

    @classmethod
    def from_mnemonic(cls, words: str, account: int = 0, *, coin_type: int = COIN_TYPE) -> "Key":
        """From a mnemonic; `coin_type` is that of the chain."""
        return cls.from_secret(mnemonic_secret(words, account, coin_type=coin_type))

    @property
    def account(self) -> bytes:
        """The 32-byte account id."""
        return account_of_key(self.public_key)

    def sign(self, message: bytes) -> bytes:
        """The 64-byte signature."""
        return self._secret.sign(message)

    def __repr__(self) -> str:
        return f"Key({self.public_key.hex()})"


def verify(public_key: bytes, message: bytes, signature: bytes) -> bool:
    """Whether an admissible key made the signature: canonical S, and R equal to [S]B - [k]A."""
    if len(public_key) != 32 or len(signature) != 64 or int.from_bytes(signature[32:], "little") >= _L:
        return False
    try:
        Ed25519PublicKey.from_public_bytes(public_key).verify(signature, message)
    except (InvalidSignature, ValueError):
        return False
    return True


def admissible(public_key: bytes) -> bool:
    """Whether a key may enter the state: canonical encoding, in the prime-order subgroup, not the identity."""
    if len(public_key) != 32:
        return False
    number = int.from_bytes(public_key, "little")
    y, sign = number & (2**255 - 1), number >> 255
    if y >= _P:
        return False
    square = (y * y - 1) * pow(_D * y * y + 1, _P - 2, _P) % _P
    x = pow(square, (_P + 3) // 8, _P)
    if (x * x - square) % _P:
        x = x * pow(2, (_P - 1) // 4, _P) % _P
    if (x * x - square) % _P or (x == 0 and sign):
        return False
    if x & 1 != sign:
        x = _P - x
    return (x, y) != (0, 1) and _has_prime_order(x, y)


def _add(a: tuple[int, int, int], b: tuple[int, int, int]) -> tuple[int, int, int]:
    """Sum of two points in projective coordinates (Bernstein and others, 2008, section 6)."""
    (x1, y1, z1), (x2, y2, z2) = a, b
    zz, xx, yy = z1 * z2 % _P, x1 * x2 % _P, y1 * y2 % _P
    square, product = zz * zz % _P, _D * xx * yy % _P
    low, high = square - product, square + product
    cross = (x1 + y1) * (x2 + y2) - xx - yy
    return zz * low * cross % _P, zz * high * (yy + xx) % _P, low * high % _P


def _has_prime_order(x: int, y: int) -> bool:
    """Whether L times the point is the identity."""
    result, point, scalar = (0, 1, 1), (x, y, 1), _L
    while scalar:
        if scalar & 1:
            result = _add(result, point)
        point = _add(point, point)
        scalar >>= 1
    return result[0] == 0 and (result[1] - result[2]) % _P == 0
