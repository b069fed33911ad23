package trellis

import (
	"bytes"
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
func (id ID) Text(prefix string) string { return prefix + base58(id[:]) }

// CheckedText is the native text of an account id with a checksum: prefix and Base58Check.
func (id ID) CheckedText(prefix string) string {
	return prefix + base58(append(id[:], checksum(id[:])...))
}

// checksum is the first 4 bytes of the double SHA-256.
func checksum(data []byte) []byte {
	once := sha256.Sum256(data)
	twice := sha256.Sum256(once[:])
	return twice[:4]
}

func base58(data []byte) string {
	number := new(big.Int).SetBytes(data)
	base, digit := big.NewInt(58), new(big.Int)
	var digits []byte
	for number.Sign() > 0 {
		number.DivMod(number, base, digit)
		digits = append(digits, alphabet[digit.Int64()])
	}
	for i := 0; i < len(data) && data[i] == 0; i++ {
		digits = append(digits, alphabet[0])
	}
	for i, j := 0, len(digits)-1; i < j; i, j = i+1, j-1 {
		digits[i], digits[j] = digits[j], digits[i]
	}
	return string(digits)
}

// fromBase58 returns nil for text that is not base58, or that is longer than an id with its checksum.
func fromBase58(text string) []byte {
	if len(text) > 50 {
		return nil
	}
	number, base := new(big.Int), big.NewInt(58)
	for _, character := range text {
		index := strings.IndexRune(alphabet, character)
		if index < 0 {
			return nil
		}
		number.Add(number.Mul(number, base), big.NewInt(int64(index)))
	}
	zeros := len(text) - len(strings.TrimLeft(text, "1"))
	return append(make([]byte, zeros), number.Bytes()...)
}

// ParseAddress reads native text of an account with or without a checksum, or 0x and 64 hex digits.
func ParseAddress(text, prefix string) (ID, error) {
	if encoded, native := strings.CutPrefix(text, prefix); native {
		raw := fromBase58(encoded)
		if len(raw) == 36 && bytes.Equal(raw[32:], checksum(raw[:32])) {
			return ID(raw[:32]), nil
		}
	}
	return ParseID(text, prefix)
}

// ParseID reads native text with a prefix, or 0x and 64 hex digits.
func ParseID(text, prefix string) (ID, error) {
	var id ID
	bad := fmt.Errorf("%q is not an id: expected %s and base58, or 0x and 64 hex digits", text, prefix)
	if encoded, native := strings.CutPrefix(text, prefix); native {
		if raw := fromBase58(encoded); len(raw) == len(id) {
			return ID(raw), nil
		}
		return id, bad
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
