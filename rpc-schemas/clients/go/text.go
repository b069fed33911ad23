package trellis

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"math/big"
	"strings"
)

// ID is a 32-byte account id or hash.
type ID [32]byte

const alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"

// Text is the native text of an id: prefix and base58.
func (id ID) Text(prefix string) string {
	number := new(big.Int).SetBytes(id[:])
	base, digit := big.NewInt(58), new(big.Int)
	var digits []byte
	for number.Sign() > 0 {
		number.DivMod(number, base, digit)
		digits = append(digits, alphabet[digit.Int64()])
	}
	for i := 0; i < len(id) && id[i] == 0; i++ {
		digits = append(digits, alphabet[0])
	}
	for i, j := 0, len(digits)-1; i < j; i, j = i+1, j-1 {
		digits[i], digits[j] = digits[j], digits[i]
	}
	return prefix + string(digits)
}

// ParseID reads native text with a prefix, or 0x and 64 hex digits.
func ParseID(text, prefix string) (ID, error) {
	var id ID
	bad := fmt.Errorf("%q is not an id: expected %s and base58, or 0x and 64 hex digits", text, prefix)
	if encoded, native := strings.CutPrefix(text, prefix); native {
		if len(encoded) < 32 || len(encoded) > 44 {
			return id, bad
		}
		number, base := new(big.Int), big.NewInt(58)
		for _, character := range encoded {
			index := strings.IndexRune(alphabet, character)
			if index < 0 {
				return id, bad
			}
			number.Add(number.Mul(number, base), big.NewInt(int64(index)))
		}
		zeros := len(encoded) - len(strings.TrimLeft(encoded, "1"))
		raw := number.Bytes()
		if zeros+len(raw) != len(id) {
			return id, bad
		}
		copy(id[zeros:], raw)
		return id, nil
	}
	if digits, isHex := strings.CutPrefix(text, "0x"); isHex && len(digits) == 64 {
		if _, err := hex.Decode(id[:], []byte(digits)); err == nil {
			return id, nil
		}
	}
	return ID{}, bad
}

// AccountOfKey is the account id of a public key of any type: its SHA-256.
func AccountOfKey(publicKey []byte) ID { return sha256.Sum256(publicKey) }
