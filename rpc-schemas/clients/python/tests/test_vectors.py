"""Every published vector holds in this client."""

import json
import os
import unittest
from pathlib import Path

from blake3 import blake3
from dilithium_py.dilithium import Dilithium3
from dilithium_py.ml_dsa import ML_DSA_65
from trellis_client import Chain, Key, WireError, mnemonic_secret, sign, verify_proof
from trellis_client.headers import (
    Certificate,
    Validator,
    block_hash,
    header_bytes,
    is_final,
    precommit_bytes,
    proposal_bytes,
    validators_bytes,
    validators_hash,
)
from trellis_client.keys import admissible, verify
from trellis_client.text import (
    account_of_ethereum,
    account_of_key,
    address_bytes,
    address_text,
    checked_address_text,
    hash_bytes,
    hash_text,
)

VECTORS = Path(os.environ.get("TRELLIS_VECTORS", Path(__file__).parents[3] / "vectors"))


def vectors(name):
    return json.loads((VECTORS / f"{name}.json").read_text("utf-8"))


def raw(text):
    return bytes.fromhex(text.removeprefix("0x"))


class Vectors(unittest.TestCase):
    def test_addresses(self):
        file = vectors("addresses")
        for row in file["valid"]:
            account = raw(row["id"])
            self.assertEqual(address_text(account), row["address"])
            self.assertEqual(hash_text(account), row["hash"])
            self.assertEqual(address_bytes(row["address"]), account)
            self.assertEqual(checked_address_text(account), row["checked"])
            self.assertEqual(address_bytes(row["checked"]), account)
            self.assertEqual(hash_bytes(row["hash"]), account)
            self.assertEqual(address_bytes(row["id"]), account)
        for row in file["ethereum"]:
            self.assertEqual(account_of_ethereum(row["ethereum"]), raw(row["id"]))
        for row in file["invalid"]:
            with self.assertRaises(ValueError, msg=row["reason"]):
                address_bytes(row["text"])

    def test_keys(self):
        file = vectors("keys")
        for row in file["derived"]:
            account = int(row["path"].split("/")[3][:-1])
            self.assertEqual(mnemonic_secret(file["mnemonic"], account, row["tag"], row["coin_type"]), raw(row["secret"]))
            self.assertEqual(address_text(account_of_key(raw(row["public_key"]))), row["address"])
        for row in [row for row in file["derived"] + file["dev"] if row["tag"] == 0]:
            key = Key.from_secret(row["secret"])
            self.assertEqual(key.public_key, raw(row["public_key"]))
            self.assertEqual(key.sign(raw(row["message"])), raw(row["signature"]))
        post_quantum = {"Dilithium3": Dilithium3, "ML-DSA-65": ML_DSA_65}
        for row in [row for row in file["derived"] if row["tag"] != 0]:
            scheme, message = post_quantum[row["key_type"]], raw(row["message"])
            public_key, signature = raw(row["public_key"]), raw(row["signature"])
            self.assertTrue(scheme.verify(public_key, message, signature), row["path"])
            self.assertFalse(scheme.verify(public_key, message + b"x", signature), row["path"])
        for row in file["ed25519"]:
            self.assertTrue(admissible(raw(row["public_key"])))
            valid = verify(raw(row["public_key"]), raw(row["message"]), raw(row["signature"]))
            self.assertEqual(valid, row["valid"], row["why"])
        for row in file["inadmissible"]:
            self.assertFalse(admissible(raw(row["public_key"])), row["reason"])

    def test_operations(self):
        file = vectors("operations")
        chain, key = Chain(), Key.from_secret(vectors("keys")["dev"][0]["secret"])
        terms = file["terms"]
        seen = set()
        for row in file["rows"]:
            (name,) = row["operation"]
            seen.add(name)
            with self.subTest(name, nonce=row["nonce"]):
                self.assertEqual(chain.encode_operation(row["operation"]), raw(row["operation_hex"]))
                signed = sign(
                    key,
                    [row["operation"]],
                    chain_id=terms["chain_id"],
                    nonce=row["nonce"],
                    gas_limit=terms["gas_limit"],
                    gas_price=terms["gas_price"],
                    valid_until=row["valid_until"],
                    memo=row["memo"],
                )
                self.assertEqual(signed.id, row["id"])
                self.assertEqual(signed.hex, row["signed_bundle_hex"].removeprefix("0x"))
        self.assertEqual(seen, set(chain.operations), "every operation has vectors")

    def test_headers(self):
        rows = [row for row in vectors("records")["rows"] if row["record"] == "header"]
        self.assertGreater(len(rows), 0)
        for row in rows:
            self.assertEqual(header_bytes(row["json"]), raw(row["hex"]))
            self.assertEqual(block_hash(raw(row["hex"])), raw(row["hash"]))

    def test_records(self):
        file, chain = vectors("records"), Chain()
        for row in file["rows"]:
            if row["record"] in file["forms"]:
                self.assertEqual(chain.encode(file["forms"][row["record"]], row["json"]), raw(row["hex"]))
            else:
                certificate = Certificate.decode(raw(row["hex"]))
                self.assertEqual((certificate.height, certificate.round), (row["json"]["height"], row["json"]["round"]))
                self.assertEqual(blake3(raw(row["hex"])).digest(), raw(row["hash"]))

    def test_hashes(self):
        chain = Chain()
        for row in vectors("hashes")["rows"]:
            parts = chain.encode(["struct", row["form"]], row["values"])
            self.assertEqual(blake3(row["tag"].encode() + parts).digest(), raw(row["hash"]), row["tag"])

    def test_certificates(self):
        file = vectors("certificates")
        chain_id, genesis = file["chain_id"], raw(file["genesis_hash"])
        validators = [
            Validator(raw(row["public_key"]), row["power"], address_bytes(row["address"])) for row in file["validators"]
        ]
        self.assertEqual(validators_bytes(validators), raw(file["validators_hex"]))
        self.assertEqual(validators_hash(validators), raw(file["validators_hash"]))
        header = file["header"]
        self.assertEqual(header_bytes(header), raw(file["header_hex"]))
        block = block_hash(raw(file["header_hex"]))
        self.assertEqual(block, raw(file["block_hash"]))
        proposal = proposal_bytes(chain_id, genesis, header["height"], header["round"], block)
        self.assertEqual(proposal, raw(file["proposal_bytes"]))
        self.assertTrue(verify(validators[0].public_key, proposal, raw(file["proposer_signature"])))
        for row in file["certificates"]:
            certificate = Certificate.decode(raw(row["hex"]))
            signed = precommit_bytes(chain_id, genesis, certificate.height, certificate.round, block)
            self.assertEqual(signed, raw(file["precommit_bytes"]))
            self.assertEqual(is_final(certificate, validators, chain_id, genesis), row["valid"], row["why"])

    def test_proofs(self):
        file = vectors("proofs")
        for row in file["rows"]:
            value = None if row["value"] is None else raw(row["value"])
            self.assertEqual(verify_proof(raw(file["root"]), raw(row["key"]), value, row["proof"]), row["valid"], row["why"])

    def test_refused_values(self):
        transfer = {"to": "0x" + "11" * 32, "token_symbol": "TRL", "amount": "1"}
        chain = Chain()
        for fields in (
            {**transfer, "amount": "-1"},
            {**transfer, "amount": str(2**128)},
            {**transfer, "amount": 1.5},
            {**transfer, "to": "alice"},
            {**transfer, "recipient": "x"},
            {"to": transfer["to"]},
        ):
            with self.assertRaises(WireError, msg=fields):
                chain.encode_operation({"Transfer": fields})
        with self.assertRaises(WireError):
            chain.encode_operation({"Transfers": transfer})


if __name__ == "__main__":
    unittest.main()
