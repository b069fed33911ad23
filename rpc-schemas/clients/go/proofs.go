package trellis

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"strings"

	"lukechampine.com/blake3"
)

// Proof is the path of a key in the state tree, as methods return it.
type Proof struct {
	Terminal struct {
		Own   *struct{} `json:"own"`
		Empty *struct{} `json:"empty"`
		Other *struct {
			Path      HexBytes `json:"path"`
			ValueHash HexBytes `json:"value_hash"`
		} `json:"other"`
	} `json:"terminal"`
	Depth    int        `json:"depth"`
	Bitmap   HexBytes   `json:"bitmap"`
	Siblings []HexBytes `json:"siblings"`
}

// HexBytes are bytes whose JSON is hex text with or without 0x.
type HexBytes []byte

// UnmarshalJSON reads hex text.
func (b *HexBytes) UnmarshalJSON(data []byte) error {
	var text string
	if err := json.Unmarshal(data, &text); err != nil {
		return err
	}
	raw, err := hex.DecodeString(strings.TrimPrefix(text, "0x"))
	*b = raw
	return err
}

// MarshalJSON writes 0x and hex.
func (b HexBytes) MarshalJSON() ([]byte, error) { return json.Marshal("0x" + hex.EncodeToString(b)) }

var (
	leafKey = blake3.Sum256([]byte("trellis/state-tree/leaf"))
	nodeKey = blake3.Sum256([]byte("trellis/state-tree/node"))
	empty   [32]byte
)

func keyed(key [32]byte, left, right []byte) []byte {
	hasher := blake3.New(32, key[:])
	hasher.Write(left)
	hasher.Write(right)
	return hasher.Sum(nil)
}

func bit(path []byte, level int) bool { return path[level>>3]>>(7-level&7)&1 == 1 }

// VerifyProof reports whether under root the key has exactly this value, or is absent if value is nil.
func VerifyProof(root, key, value []byte, proof Proof) bool {
	path := blake3.Sum256(key)
	node := terminalHash(path[:], value, proof)
	if node == nil || !wellFormed(proof) {
		return false
	}
	last := len(proof.Siblings)
	for level := proof.Depth - 1; level >= 0; level-- {
		sibling := empty[:]
		if bit(proof.Bitmap, level) {
			last--
			sibling = proof.Siblings[last]
		}
		if bit(path[:], level) {
			node = keyed(nodeKey, sibling, node)
		} else {
			node = keyed(nodeKey, node, sibling)
		}
	}
	return bytes.Equal(node, root)
}

// terminalHash is the hash of the subtree at the end of the path; nil if it does not show the claim.
func terminalHash(path, value []byte, proof Proof) []byte {
	switch {
	case proof.Terminal.Own != nil:
		if value == nil {
			return nil
		}
		hash := blake3.Sum256(value)
		return keyed(leafKey, path, hash[:])
	case value != nil:
		return nil
	case proof.Terminal.Empty != nil:
		return empty[:]
	case proof.Terminal.Other != nil:
		other := proof.Terminal.Other
		if len(other.Path) != 32 || len(other.ValueHash) != 32 || bytes.Equal(other.Path, path) || proof.Depth > 256 {
			return nil
		}
		for level := 0; level < proof.Depth; level++ {
			if bit(other.Path, level) != bit(path, level) {
				return nil
			}
		}
		return keyed(leafKey, other.Path, other.ValueHash)
	}
	return nil
}

func wellFormed(proof Proof) bool {
	if proof.Depth < 0 || proof.Depth > 256 || len(proof.Bitmap) != 32 {
		return false
	}
	named := 0
	for level := 0; level < 256; level++ {
		if bit(proof.Bitmap, level) {
			if level >= proof.Depth {
				return false
			}
			named++
		}
	}
	for _, sibling := range proof.Siblings {
		if len(sibling) != 32 || bytes.Equal(sibling, empty[:]) {
			return false
		}
	}
	return named == len(proof.Siblings)
}
