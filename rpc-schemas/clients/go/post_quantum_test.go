package trellis

import (
	"bytes"
	"testing"

	"github.com/cloudflare/circl/sign/dilithium/mode3"
	"github.com/cloudflare/circl/sign/mldsa/mldsa65"
)

// The post-quantum keys and signatures of the vectors, in an implementation that shares no code with a node. This client
// signs with Ed25519 only.
func TestPostQuantumKeys(t *testing.T) {
	var file struct{ Derived []keyRow }
	vectors(t, "keys", &file)
	seen := 0
	for _, row := range file.Derived {
		seed := (*[32]byte)(row.Secret)
		switch row.Tag {
		case 1:
			public, private := mode3.NewKeyFromSeed(seed)
			signature := make([]byte, mode3.SignatureSize)
			mode3.SignTo(private, row.Message, signature)
			if !bytes.Equal(public.Bytes(), row.PublicKey) || !bytes.Equal(signature, row.Signature) {
				t.Errorf("another Dilithium3 key or signature on %s", row.Path)
			}
		case 2:
			public, private := mldsa65.NewKeyFromSeed(seed)
			signature := make([]byte, mldsa65.SignatureSize)
			if err := mldsa65.SignTo(private, row.Message, nil, false, signature); err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(public.Bytes(), row.PublicKey) || !bytes.Equal(signature, row.Signature) {
				t.Errorf("another ML-DSA-65 key or signature on %s", row.Path)
			}
		default:
			continue
		}
		seen++
	}
	if seen != 4 {
		t.Errorf("%d post-quantum keys", seen)
	}
}
