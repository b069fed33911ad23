package trellis

import (
	"crypto/ed25519"
	"crypto/hmac"
	"crypto/pbkdf2"
	"crypto/sha512"
	"encoding/binary"
	"errors"
	"strings"

	"filippo.io/edwards25519"
)

const purpose = 44

// Key is an Ed25519 key that signs bundles.
type Key struct{ private ed25519.PrivateKey }

// KeyFromSecret makes a key of a 32-byte secret.
func KeyFromSecret(secret []byte) (Key, error) {
	if len(secret) != ed25519.SeedSize {
		return Key{}, errors.New("a secret has 32 bytes")
	}
	return Key{ed25519.NewKeyFromSeed(secret)}, nil
}

// KeyFromMnemonic makes a key of the default distribution of English BIP-39 words and an account number. The words are not
// checked against the list.
func KeyFromMnemonic(words string, account uint32) Key {
	return DefaultChain.KeyFromMnemonic(words, account)
}

// KeyFromMnemonic makes a key of English BIP-39 words and an account number, with the coin type of the chain.
func (c *Chain) KeyFromMnemonic(words string, account uint32) Key {
	return Key{ed25519.NewKeyFromSeed(MnemonicSecret(words, c.CoinType, account, 0))}
}

// PublicKey has 32 bytes.
func (k Key) PublicKey() []byte { return k.private.Public().(ed25519.PublicKey) }

// Account is the id of the key's account.
func (k Key) Account() ID { return AccountOfKey(k.PublicKey()) }

// Sign returns a 64-byte signature.
func (k Key) Sign(message []byte) []byte { return ed25519.Sign(k.private, message) }

// MnemonicSecret is the secret on m/44'/coin'/account'/type', by BIP-39 and SLIP-0010.
func MnemonicSecret(words string, coin, account, keyType uint32) []byte {
	phrase := strings.Join(strings.Fields(strings.ToLower(words)), " ")
	seed, err := pbkdf2.Key(sha512.New, phrase, []byte("mnemonic"), 2048, 64)
	if err != nil {
		panic(err) // only for a key length that SHA-512 cannot give
	}
	node := hmacSHA512([]byte("ed25519 seed"), seed)
	for _, index := range []uint32{purpose, coin, account, keyType} {
		data := append([]byte{0}, node[:32]...)
		data = binary.BigEndian.AppendUint32(data, index|1<<31)
		node = hmacSHA512(node[32:], data)
	}
	return node[:32]
}

func hmacSHA512(key, data []byte) []byte {
	mac := hmac.New(sha512.New, key)
	mac.Write(data)
	return mac.Sum(nil)
}

// Verify reports whether an admissible key made the signature: canonical S, and R equal to [S]B - [k]A (protocol 2).
func Verify(publicKey, message, signature []byte) bool {
	return len(publicKey) == ed25519.PublicKeySize && len(signature) == ed25519.SignatureSize &&
		ed25519.Verify(publicKey, message, signature)
}

// Admissible reports whether a key may enter the state: canonical, in the prime-order subgroup, not the identity.
func Admissible(publicKey []byte) bool {
	point, err := new(edwards25519.Point).SetBytes(publicKey)
	if err != nil || string(point.Bytes()) != string(publicKey) {
		return false
	}
	identity := edwards25519.NewIdentityPoint()
	if point.Equal(identity) == 1 {
		return false
	}
	// [L-1]P = -P exactly when [L]P is the identity.
	one, _ := new(edwards25519.Scalar).SetCanonicalBytes(append([]byte{1}, make([]byte, 31)...))
	last := new(edwards25519.Scalar).Negate(one)
	product := new(edwards25519.Point).ScalarMult(last, point)
	return product.Add(product, point).Equal(identity) == 1
}
