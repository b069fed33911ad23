module trellis/client

go 1.24

require (
	filippo.io/edwards25519 v1.1.0
	github.com/cloudflare/circl v1.6.1
	github.com/coder/websocket v1.8.15
	lukechampine.com/blake3 v1.4.1
)

require (
	github.com/klauspost/cpuid/v2 v2.0.9 // indirect
	golang.org/x/sys v0.10.0 // indirect
)
