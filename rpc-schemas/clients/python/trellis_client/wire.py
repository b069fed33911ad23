"""Bytes of operations and bundles, from the published forms (docs/guide/other-languages.md)."""

from __future__ import annotations

import json
import re
from importlib import resources
from typing import Any, Callable, Mapping, Sequence

from .text import address_bytes, address_text, hash_bytes

Json = Any
Form = Any

SAFE = 2**53 - 1
_HEX = re.compile(r"^(0x)?([0-9a-fA-F]{2})*\Z")
_HEX32 = re.compile(r"^(0x)?[0-9a-fA-F]{64}\Z")
_DIGITS = re.compile(r"^(0|[1-9][0-9]*)\Z")
_SIGNED = re.compile(r"^(0|-?[1-9][0-9]*)\Z")
_EXTENSION = 255


class WireError(ValueError):
    """A value that has no bytes in its form, or bytes that are not a value. `path` names the field."""

    def __init__(self, reason: str, path: str = "") -> None:
        super().__init__(f"{path}: {reason}" if path else reason)
        self.reason = reason
        self.path = path


def _unsigned(width: int, bound: int | None = None) -> Callable[["Chain", bytearray, Json], None]:
    most = 2 ** (8 * width) - 1 if bound is None else bound

    def write(self: "Chain", out: bytearray, value: Json) -> None:
        number = integer(value, wide=most > SAFE)
        if not 0 <= number <= most:
            raise WireError(f"must be 0 to {most}")
        out += number.to_bytes(width, "little")

    return write


def _signed(width: int) -> Callable[["Chain", bytearray, Json], None]:
    def write(self: "Chain", out: bytearray, value: Json) -> None:
        number = int(value) if isinstance(value, str) and _SIGNED.match(value) else value
        if not isinstance(number, int) or isinstance(number, bool):
            raise WireError("must be an integer")
        try:
            out += number.to_bytes(width, "little", signed=True)
        except OverflowError:
            raise WireError(f"must fit in {width * 8} bits") from None

    return write


class Chain:
    """Names, prefixes and operations of one chain; the default distribution if `wire` is None."""

    def __init__(self, wire: Mapping[str, Any] | None = None) -> None:
        if wire is None:
            wire = json.loads(resources.files(__package__).joinpath("wire.json").read_text("utf-8"))
        chain = wire["chain"]
        self.address_prefix: str = chain["addressPrefix"]
        self.hash_prefix: str = chain["hashPrefix"]
        self.coin_type: int = chain["coinType"]
        self.symbol: str = chain["symbol"]
        self.decimals: int = chain["decimals"]
        self.operations: Mapping[str, Mapping[str, Any]] = wire["operations"]
        self.commitments: Mapping[str, Mapping[str, Any]] = wire["commitments"]
        self.bundle: Form = wire["bundle"]
        self.signed_bundle: Form = wire["signed_bundle"]
        self._by_id = {row["id"]: name for name, row in self.operations.items() if "id" in row}

    def encode(self, form: Form, value: Json) -> bytes:
        """The bytes of a JSON value. Raises WireError."""
        out = bytearray()
        self._write(out, form, value)
        return bytes(out)

    def encode_operation(self, operation: Mapping[str, Json]) -> bytes:
        """The bytes of `{"Name": {fields}}`. Raises WireError."""
        return self.encode("operation", operation)

    def operation_name(self, number: int) -> str | None:
        """Name of the operation with this number."""
        return self._by_id.get(number)

    # Writing

    def _write(self, out: bytearray, form: Form, value: Json) -> None:
        if isinstance(form, str):
            self._scalars[form](self, out, value)
        else:
            self._composites[form[0]](self, out, form, value)

    def _within(self, name: str, out: bytearray, form: Form, value: Json) -> None:
        try:
            self._write(out, form, value)
        except WireError as error:
            raise WireError(error.reason, f"{name}.{error.path}" if error.path else name) from None

    def _bool(self, out: bytearray, value: Json) -> None:
        if not isinstance(value, bool):
            raise WireError("must be true or false")
        out.append(int(value))

    def _text(self, out: bytearray, value: Json) -> None:
        if not isinstance(value, str):
            raise WireError("must be a string")
        try:
            encoded = value.encode("utf-8")
        except UnicodeEncodeError:
            raise WireError("must not contain lone surrogates") from None
        out += len(encoded).to_bytes(4, "little") + encoded

    def _source(self, out: bytearray, value: Json) -> None:
        if isinstance(value, Mapping):
            value = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
        if not isinstance(value, str):
            raise WireError("must be an object, or its JSON as a string")
        self._text(out, compact(value))

    def _bytes(self, out: bytearray, value: Json) -> None:
        raw = hex_bytes(value)
        out += len(raw).to_bytes(4, "little") + raw

    def _address(self, out: bytearray, value: Json) -> None:
        out += self._id(address_bytes, value, self.address_prefix)

    def _hash(self, out: bytearray, value: Json) -> None:
        out += self._id(hash_bytes, value, self.hash_prefix)

    @staticmethod
    def _id(parse: Callable[[str, str], bytes], value: Json, prefix: str) -> bytes:
        try:
            return parse(value, prefix)
        except (TypeError, ValueError) as error:
            raise WireError(str(error)) from None

    def _hex32(self, out: bytearray, value: Json) -> None:
        if not isinstance(value, str) or not _HEX32.match(value):
            raise WireError("must be 64 hex digits")
        out += bytes.fromhex(value[-64:])

    def _digits(self, out: bytearray, value: Json) -> None:
        number = integer(value, wide=True)
        if not 0 <= number < 2**128:
            raise WireError("must be below 2^128")
        self._text(out, str(number))

    def _address_text(self, out: bytearray, value: Json) -> None:
        self._text(out, f"0x{self._id(address_bytes, value, self.address_prefix).hex()}")

    def _operation(self, out: bytearray, value: Json) -> None:
        if not isinstance(value, Mapping) or len(value) != 1:
            raise WireError("must be an object with the name of one operation")
        ((name, fields),) = value.items()
        row = self.operations.get(name)
        if row is None:
            raise WireError(f"unknown operation {name}")
        if "id" in row:
            out.append(row["id"])
            self._within(name, out, ["struct", row["fields"]], fields)
            return
        payload = bytearray()
        self._within(name, payload, ["struct", row["fields"]], fields)
        out.append(_EXTENSION)
        self._text(out, row["module"])
        self._text(out, name[name.index(".") + 1 :])
        out += len(payload).to_bytes(4, "little") + payload

    def _fixed(self, out: bytearray, form: Form, value: Json) -> None:
        raw = hex_bytes(value)
        if len(raw) != form[1]:
            raise WireError(f"must be {form[1]} bytes")
        out += raw

    def _choice(self, out: bytearray, form: Form, value: Json) -> None:
        if value not in form[1]:
            raise WireError(f"must be one of {', '.join(form[1])}")
        out.append(form[1].index(value))

    def _option(self, out: bytearray, form: Form, value: Json) -> None:
        out.append(0 if value is None else 1)
        if value is not None:
            self._write(out, form[1], value)

    def _default(self, out: bytearray, form: Form, value: Json) -> None:
        self._write(out, form[1], form[2] if value is None else value)

    def _list(self, out: bytearray, form: Form, value: Json) -> None:
        if not isinstance(value, Sequence) or isinstance(value, (str, bytes)):
            raise WireError("must be a list")
        out += len(value).to_bytes(4, "little")
        for index, item in enumerate(value):
            self._within(f"[{index}]", out, form[1], item)

    def _dictionary(self, out: bytearray, form: Form, value: Json) -> None:
        if not isinstance(value, Mapping):
            raise WireError("must be an object")
        out += len(value).to_bytes(4, "little")
        for name in sorted(value):
            self._text(out, name)
            self._within(name, out, form[1], value[name])

    def _entry(self, out: bytearray, form: Form, value: Json) -> None:
        self._dictionary(out, ["dictionary", form[2]], {form[1]: value})

    def _struct(self, out: bytearray, form: Form, value: Json) -> None:
        if not isinstance(value, Mapping):
            raise WireError("must be an object")
        unknown = [name for name in value if name not in form[1]]
        if unknown:
            raise WireError(f"unknown field {unknown[0]}")
        for name, inner in form[1].items():
            self._within(name, out, inner, value.get(name))

    def _one_of(self, out: bytearray, form: Form, value: Json) -> None:
        names = list(form[1])
        if not isinstance(value, Mapping) or len(value) != 1 or next(iter(value)) not in names:
            raise WireError(f"must have exactly one of {', '.join(names)}")
        ((name, inner),) = value.items()
        out.append(names.index(name))
        self._within(name, out, form[1][name], inner)

    def _variants(self, out: bytearray, form: Form, value: Json) -> None:
        names = list(form[1])
        if not isinstance(value, Mapping) or value.get("type") not in names:
            raise WireError(f"type must be one of {', '.join(names)}")
        fields = {name: inner for name, inner in value.items() if name != "type"}
        out.append(form[2] + names.index(value["type"]))
        self._write(out, form[1][value["type"]], fields)

    def _json(self, out: bytearray, form: Form, value: Json) -> None:
        if isinstance(value, str):
            try:
                value = json.loads(value)
            except ValueError:
                raise WireError("must be JSON") from None
        self._write(out, form[1], value)

    def _first(self, out: bytearray, form: Form, value: Json) -> None:
        reasons = []
        for inner in form[1]:
            part = bytearray()
            try:
                self._write(part, inner, value)
            except WireError as error:
                reasons.append(str(error))
            else:
                out += part
                return
        raise WireError(" or ".join(reasons))

    def _joined(self, out: bytearray, form: Form, value: Json) -> None:
        if not isinstance(value, Mapping):
            raise WireError("must be an object")
        parts = []
        for name, inner in form[2].items():
            part = bytearray()
            self._within(name, part, inner, value.get(name))
            parts.append(part[4:].decode("utf-8"))
        self._text(out, form[1].join(parts))

    _scalars: dict[str, Callable[["Chain", bytearray, Json], None]] = {
        "u8": _unsigned(1),
        "u16": _unsigned(2),
        "u32": _unsigned(4),
        "safe64": _unsigned(8, SAFE),
        "u64": _unsigned(8),
        "u128": _unsigned(16),
        "u256": _unsigned(32),
        "i32": _signed(4),
        "i64": _signed(8),
        "bool": _bool,
        "text": _text,
        "source": _source,
        "bytes": _bytes,
        "address": _address,
        "hash": _hash,
        "hex32": _hex32,
        "digits": _digits,
        "address-text": _address_text,
        "operation": _operation,
    }
    _composites: dict[str, Callable[["Chain", bytearray, Form, Json], None]] = {
        "bytes": _fixed,
        "choice": _choice,
        "option": _option,
        "default": _default,
        "list": _list,
        "dictionary": _dictionary,
        "entry": _entry,
        "struct": _struct,
        "oneOf": _one_of,
        "variants": _variants,
        "json": _json,
        "first": _first,
        "joined": _joined,
    }


def integer(value: Json, *, wide: bool) -> int:
    """A JSON integer; a decimal string if `wide`. Raises WireError."""
    if wide and isinstance(value, str) and _DIGITS.match(value):
        return int(value)
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise WireError("must be an integer or its decimal digits" if wide else "must be an integer")


def hex_bytes(value: Json) -> bytes:
    """Bytes of hex text with or without 0x. Raises WireError."""
    if isinstance(value, (bytes, bytearray)):
        return bytes(value)
    if not isinstance(value, str) or not _HEX.match(value):
        raise WireError("must be hex digits in pairs")
    return bytes.fromhex(value.removeprefix("0x"))


def compact(source: str) -> str:
    """JSON text without the white space outside its strings; nothing else changes."""
    out, quoted, escaped = [], False, False
    for character in source:
        if quoted:
            out.append(character)
            if escaped:
                escaped = False
            elif character == "\\":
                escaped = True
            elif character == '"':
                quoted = False
        elif character not in " \t\r\n":
            out.append(character)
            quoted = character == '"'
    return "".join(out)


__all__ = ["Chain", "WireError", "address_text", "compact", "hex_bytes", "integer"]
