package trellis

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"lukechampine.com/blake3"
)

// vectors reads a published file into a value.
func vectors(t *testing.T, name string, into any) {
	t.Helper()
	folder := os.Getenv("TRELLIS_VECTORS")
	if folder == "" {
		folder = "../../vectors"
	}
	data, err := os.ReadFile(filepath.Join(folder, name+".json"))
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(data, into); err != nil {
		t.Fatal(err)
	}
}

func id(t *testing.T, text string) ID {
	t.Helper()
	parsed, err := ParseID(text, DefaultChain.AddressPrefix)
	if err != nil {
		t.Fatal(err)
	}
	return parsed
}

func TestAddresses(t *testing.T) {
	var file struct {
		Valid   []struct{ ID, Address, Checked, Hash string }
		Invalid []struct{ Text, Reason string }
	}
	vectors(t, "addresses", &file)
	for _, row := range file.Valid {
		account := id(t, row.ID)
		if account.Text("trl") != row.Address || account.Text("trh") != row.Hash {
			t.Errorf("%s reads %s and %s", row.ID, account.Text("trl"), account.Text("trh"))
		}
		if id(t, row.Address) != account {
			t.Errorf("%s is another account", row.Address)
		}
		if given, err := ParseAddress(row.Checked, "trl"); err != nil || given != account || account.CheckedText("trl") != row.Checked {
			t.Errorf("%s with a checksum: %v", row.Checked, err)
		}
	}
	for _, row := range file.Invalid {
		if _, err := ParseAddress(row.Text, "trl"); err == nil {
			t.Errorf("%q is accepted: %s", row.Text, row.Reason)
		}
	}
}

type keyRow struct {
	Tag       uint32
	CoinType  uint32 `json:"coin_type"`
	Path      string
	Secret    HexBytes
	PublicKey HexBytes `json:"public_key"`
	Address   string
	Message   HexBytes
	Signature HexBytes
	Valid     bool
	Why       string
	Reason    string
}

func TestKeys(t *testing.T) {
	var file struct {
		Mnemonic     string
		Derived      []keyRow
		Dev          []keyRow
		Ed25519      []keyRow
		Inadmissible []keyRow
	}
	vectors(t, "keys", &file)
	for i, row := range file.Derived {
		if !bytes.Equal(MnemonicSecret(file.Mnemonic, row.CoinType, uint32(i%2), row.Tag), row.Secret) {
			t.Errorf("another secret on %s", row.Path)
		}
		if AccountOfKey(row.PublicKey).Text("trl") != row.Address {
			t.Errorf("another address on %s", row.Path)
		}
	}
	for _, row := range append(file.Derived, file.Dev...) {
		if row.Tag != 0 {
			continue
		}
		key, err := KeyFromSecret(row.Secret)
		if err != nil || !bytes.Equal(key.PublicKey(), row.PublicKey) || !bytes.Equal(key.Sign(row.Message), row.Signature) {
			t.Errorf("another key or signature for %x", row.Secret)
		}
	}
	for _, row := range file.Ed25519 {
		if !Admissible(row.PublicKey) || Verify(row.PublicKey, row.Message, row.Signature) != row.Valid {
			t.Errorf("%s: not %v", row.Why, row.Valid)
		}
	}
	for _, row := range file.Inadmissible {
		if Admissible(row.PublicKey) {
			t.Errorf("%s is admissible", row.Reason)
		}
	}
}

func TestOperations(t *testing.T) {
	var file struct {
		Terms struct {
			ChainID  int64 `json:"chain_id"`
			GasLimit int64 `json:"gas_limit"`
			GasPrice int64 `json:"gas_price"`
		}
		Rows []struct {
			Operation    json.RawMessage
			Nonce        int64
			ValidUntil   int64 `json:"valid_until"`
			Memo         string
			OperationHex HexBytes `json:"operation_hex"`
			ID           string
			Signed       string `json:"signed_bundle_hex"`
		}
	}
	vectors(t, "operations", &file)
	var keys struct{ Dev []keyRow }
	vectors(t, "keys", &keys)
	key, _ := KeyFromSecret(keys.Dev[0].Secret)
	seen := map[string]bool{}
	for _, row := range file.Rows {
		var named map[string]json.RawMessage
		if err := json.Unmarshal(row.Operation, &named); err != nil {
			t.Fatal(err)
		}
		for name := range named {
			seen[name] = true
			data, err := DefaultChain.EncodeOperation(row.Operation)
			if err != nil || !bytes.Equal(data, row.OperationHex) {
				t.Errorf("%s %d: %v\n%x\n%x", name, row.Nonce, err, data, row.OperationHex)
				continue
			}
			terms := Terms{file.Terms.ChainID, row.Nonce, file.Terms.GasLimit, file.Terms.GasPrice, row.ValidUntil, row.Memo}
			signed, err := DefaultChain.Sign(key, []json.RawMessage{row.Operation}, terms)
			if err != nil || signed.ID != row.ID || "0x"+signed.Hex != row.Signed {
				t.Errorf("%s %d: another signed bundle: %v", name, row.Nonce, err)
			}
		}
	}
	for _, name := range DefaultChain.Operations() {
		if !seen[name] {
			t.Errorf("%s has no vectors", name)
		}
	}
}

func TestRecords(t *testing.T) {
	var file struct {
		Forms map[string]form
		Rows  []struct {
			Record string
			JSON   json.RawMessage
			Hex    HexBytes
			Hash   HexBytes
		}
	}
	vectors(t, "records", &file)
	for _, row := range file.Rows {
		if form, found := file.Forms[row.Record]; found {
			if data, err := DefaultChain.encode(form, row.JSON); err != nil || !bytes.Equal(data, row.Hex) {
				t.Errorf("other bytes of a %s: %v", row.Record, err)
			}
		}
		switch row.Record {
		case "header":
			header, err := ReadHeader(row.Hex)
			hash := header.Hash()
			if err != nil || !bytes.Equal(header.Bytes(), row.Hex) || !bytes.Equal(hash[:], row.Hash) {
				t.Errorf("another header or hash: %v", err)
			}
		case "certificate":
			var parts struct{ Height uint64 }
			certificate, err := ReadCertificate(row.Hex)
			hash := blake3.Sum256(row.Hex)
			if err != nil || json.Unmarshal(row.JSON, &parts) != nil || certificate.Height != parts.Height || !bytes.Equal(hash[:], row.Hash) {
				t.Errorf("another certificate or hash: %v", err)
			}
		}
	}
}

func TestHashes(t *testing.T) {
	var file struct {
		Rows []struct {
			Tag    string
			Form   fields
			Values json.RawMessage
			Hash   HexBytes
		}
	}
	vectors(t, "hashes", &file)
	if len(file.Rows) == 0 {
		t.Error("no hashes")
	}
	for _, row := range file.Rows {
		data, err := DefaultChain.encode(form{word: "struct", fields: row.Form}, row.Values)
		hash := blake3.Sum256(append([]byte(row.Tag), data...))
		if err != nil || !bytes.Equal(hash[:], row.Hash) {
			t.Errorf("another hash of %s: %v", row.Tag, err)
		}
	}
}

func TestCertificates(t *testing.T) {
	var file struct {
		ChainID     uint64   `json:"chain_id"`
		GenesisHash HexBytes `json:"genesis_hash"`
		Validators  []struct {
			PublicKey HexBytes `json:"public_key"`
			Power     uint64
			Address   string
		}
		ValidatorsHash HexBytes `json:"validators_hash"`
		HeaderHex      HexBytes `json:"header_hex"`
		BlockHash      HexBytes `json:"block_hash"`
		Proposal       HexBytes `json:"proposal_bytes"`
		Seal           HexBytes `json:"proposer_signature"`
		Certificates   []struct {
			Valid bool
			Why   string
			Hex   HexBytes
		}
	}
	vectors(t, "certificates", &file)
	domain := Domain{file.ChainID, ID(file.GenesisHash)}
	var set []Validator
	for _, row := range file.Validators {
		set = append(set, Validator{ID(row.PublicKey), row.Power, id(t, row.Address)})
	}
	if ValidatorsHash(set) != ID(file.ValidatorsHash) {
		t.Error("another hash of the set")
	}
	header, err := ReadHeader(file.HeaderHex)
	if err != nil || header.Hash() != ID(file.BlockHash) {
		t.Errorf("another block hash: %v", err)
	}
	proposal := domain.ProposalBytes(header.Height, header.Round, header.Hash())
	if !bytes.Equal(proposal, file.Proposal) || !Verify(set[0].PublicKey[:], proposal, file.Seal) {
		t.Error("another proposal")
	}
	for _, row := range file.Certificates {
		certificate, err := ReadCertificate(row.Hex)
		if err != nil || domain.IsFinal(certificate, set) != row.Valid {
			t.Errorf("%s: not %v (%v)", row.Why, row.Valid, err)
		}
	}
}

func TestProofs(t *testing.T) {
	var file struct {
		Root HexBytes
		Rows []struct {
			Key   HexBytes
			Value *HexBytes
			Proof Proof
			Valid bool
			Why   string
		}
	}
	vectors(t, "proofs", &file)
	for _, row := range file.Rows {
		var value []byte
		if row.Value != nil {
			value = *row.Value
		}
		if VerifyProof(file.Root, row.Key, value, row.Proof) != row.Valid {
			t.Errorf("%s: not %v", row.Why, row.Valid)
		}
	}
}

func TestRefusedValues(t *testing.T) {
	to := "0x" + strings.Repeat("11", 32)
	for _, operation := range []string{
		`{"Transfer":{"to":"` + to + `","token_symbol":"TRL","amount":"-1"}}`,
		`{"Transfer":{"to":"` + to + `","token_symbol":"TRL","amount":"340282366920938463463374607431768211456"}}`,
		`{"Transfer":{"to":"` + to + `","token_symbol":"TRL","amount":1.5}}`,
		`{"Transfer":{"to":"alice","token_symbol":"TRL","amount":"1"}}`,
		`{"Transfer":{"to":"` + to + `","token_symbol":"TRL","amount":"1","recipient":"x"}}`,
		`{"Transfer":{"to":"` + to + `"}}`,
		`{"Transfers":{"to":"` + to + `","token_symbol":"TRL","amount":"1"}}`,
		`{}`,
	} {
		if data, err := DefaultChain.EncodeOperation(json.RawMessage(operation)); err == nil {
			t.Errorf("%s is encoded as %s", operation, hex.EncodeToString(data))
		}
	}
}
