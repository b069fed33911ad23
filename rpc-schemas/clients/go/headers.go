package trellis

import (
	"encoding/binary"
	"errors"

	"lukechampine.com/blake3"
)

// Header of a block (protocol 4).
type Header struct {
	Version            uint16
	ChainID            uint64
	Height             uint64
	Round              uint32
	TimestampMs        uint64
	ParentHash         ID
	Proposer           ID
	Epoch              uint64
	StateRoot          ID
	TransactionsRoot   ID
	ReceiptsRoot       ID
	AttestationsRoot   ID
	EvidenceRoot       ID
	ValidatorsHash     ID
	NextValidatorsHash ID
	LastCommitHash     ID
	ModuleSetID        ID
	GasUsed            uint64
	GasLimit           uint64
	BaseFee            uint64
	BundleCount        uint32
	IntervalMs         uint32
}

var errShort = errors.New("the bytes end too early")

type reader struct {
	data []byte
	err  error
}

func (r *reader) take(count int) []byte {
	if r.err == nil && len(r.data) < count {
		r.err = errShort
	}
	if r.err != nil {
		return make([]byte, count)
	}
	part := r.data[:count]
	r.data = r.data[count:]
	return part
}

func (r *reader) u16() uint16 { return binary.LittleEndian.Uint16(r.take(2)) }
func (r *reader) u32() uint32 { return binary.LittleEndian.Uint32(r.take(4)) }
func (r *reader) u64() uint64 { return binary.LittleEndian.Uint64(r.take(8)) }
func (r *reader) id() (id ID) { copy(id[:], r.take(32)); return }

func (r *reader) end() error {
	if r.err == nil && len(r.data) > 0 {
		return errors.New("bytes follow the end")
	}
	return r.err
}

// ReadHeader decodes the bytes of a header.
func ReadHeader(data []byte) (Header, error) {
	r := &reader{data: data}
	header := r.header()
	return header, r.end()
}

func (r *reader) header() Header {
	return Header{
		Version: r.u16(), ChainID: r.u64(), Height: r.u64(), Round: r.u32(), TimestampMs: r.u64(),
		ParentHash: r.id(), Proposer: r.id(), Epoch: r.u64(), StateRoot: r.id(), TransactionsRoot: r.id(),
		ReceiptsRoot: r.id(), AttestationsRoot: r.id(), EvidenceRoot: r.id(), ValidatorsHash: r.id(),
		NextValidatorsHash: r.id(), LastCommitHash: r.id(), ModuleSetID: r.id(), GasUsed: r.u64(), GasLimit: r.u64(),
		BaseFee: r.u64(), BundleCount: r.u32(), IntervalMs: r.u32(),
	}
}

// Bytes of the header.
func (h Header) Bytes() []byte {
	out := binary.LittleEndian.AppendUint16(nil, h.Version)
	u64 := func(n uint64) { out = binary.LittleEndian.AppendUint64(out, n) }
	u32 := func(n uint32) { out = binary.LittleEndian.AppendUint32(out, n) }
	u64(h.ChainID)
	u64(h.Height)
	u32(h.Round)
	u64(h.TimestampMs)
	out = append(append(out, h.ParentHash[:]...), h.Proposer[:]...)
	u64(h.Epoch)
	for _, id := range []ID{
		h.StateRoot, h.TransactionsRoot, h.ReceiptsRoot, h.AttestationsRoot, h.EvidenceRoot, h.ValidatorsHash,
		h.NextValidatorsHash, h.LastCommitHash, h.ModuleSetID,
	} {
		out = append(out, id[:]...)
	}
	u64(h.GasUsed)
	u64(h.GasLimit)
	u64(h.BaseFee)
	u32(h.BundleCount)
	u32(h.IntervalMs)
	return out
}

// Hash of the block with this header.
func (h Header) Hash() ID { return blake3.Sum256(append([]byte("block\x00"), h.Bytes()...)) }

// Validator of a set, in index order.
type Validator struct {
	PublicKey ID
	Power     uint64
	Account   ID
}

// ValidatorsBytes is the borsh list of (consensus key, power, account).
func ValidatorsBytes(set []Validator) []byte {
	out := binary.LittleEndian.AppendUint32(nil, uint32(len(set)))
	for _, one := range set {
		out = append(out, one.PublicKey[:]...)
		out = binary.LittleEndian.AppendUint64(out, one.Power)
		out = append(out, one.Account[:]...)
	}
	return out
}

// ValidatorsHash is the hash of a set in headers.
func ValidatorsHash(set []Validator) ID { return blake3.Sum256(ValidatorsBytes(set)) }

// Certificate holds the precommits of one block: indices of the signers, ascending, and their signatures.
type Certificate struct {
	Height     uint64
	Round      uint32
	BlockHash  ID
	Signers    []int
	Signatures [][]byte
}

const maxValidators = 100

// ReadCertificate decodes the bytes of a certificate.
func ReadCertificate(data []byte) (Certificate, error) {
	r := &reader{data: data}
	certificate, err := r.certificate()
	if err == nil {
		err = r.end()
	}
	return certificate, err
}

func (r *reader) certificate() (Certificate, error) {
	c := Certificate{Height: r.u64(), Round: r.u32(), BlockHash: r.id()}
	length := r.u32()
	if length > (maxValidators+7)/8 {
		return c, errors.New("the bitmap of signers is too long")
	}
	bitmap := r.take(int(length))
	if length > 0 && bitmap[length-1] == 0 {
		return c, errors.New("the bitmap of signers is not minimal")
	}
	for i := 0; i < int(length)*8; i++ {
		if bitmap[i>>3]>>(i&7)&1 == 1 {
			c.Signers = append(c.Signers, i)
		}
	}
	if count := r.u32(); int(count) != len(c.Signers) {
		return c, errors.New("one signature of each signer is needed")
	}
	for range c.Signers {
		c.Signatures = append(c.Signatures, r.take(64))
	}
	return c, r.err
}

// Domain identifies the chain in everything that validators sign.
type Domain struct {
	ChainID     uint64
	GenesisHash ID
}

func (d Domain) bytes(kind byte, height uint64, round uint32) []byte {
	out := append([]byte("trellis/consensus/v1\x00"), kind)
	out = binary.LittleEndian.AppendUint64(out, d.ChainID)
	out = append(out, d.GenesisHash[:]...)
	out = binary.LittleEndian.AppendUint64(out, height)
	return binary.LittleEndian.AppendUint32(out, round)
}

// PrecommitBytes is what a validator signs when it precommits a block.
func (d Domain) PrecommitBytes(height uint64, round uint32, block ID) []byte {
	return append(append(d.bytes(3, height, round), 1), block[:]...)
}

// ProposalBytes returns the message that the proposer of a block signs, in the round of the header.
func (d Domain) ProposalBytes(height uint64, round uint32, block ID) []byte {
	return append(append(d.bytes(1, height, round), 0xff, 0xff, 0xff, 0xff), block[:]...)
}

// IsFinal reports whether validators with more than two thirds of the power signed the block of the certificate.
func (d Domain) IsFinal(c Certificate, set []Validator) bool {
	var power, total uint64
	for _, one := range set {
		total += one.Power
	}
	for _, index := range c.Signers {
		if index >= len(set) {
			return false
		}
		power += set[index].Power
	}
	if 3*power <= 2*total {
		return false
	}
	signed := d.PrecommitBytes(c.Height, c.Round, c.BlockHash)
	for i, index := range c.Signers {
		if !Verify(set[index].PublicKey[:], signed, c.Signatures[i]) {
			return false
		}
	}
	return true
}
