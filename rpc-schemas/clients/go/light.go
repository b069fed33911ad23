package trellis

import (
	"context"
	"errors"
	"fmt"
)

// Light follows the headers of a chain from a trusted block. It believes a node only what validators signed.
type Light struct {
	client *Client
	domain Domain

	// Head is the last verified header; Hash is its hash.
	Head Header
	Hash ID

	set  []Validator
	time uint64
}

type signedHeader struct {
	header      Header
	certificate Certificate
	seal        []byte
	set         []Validator
}

// NewLight trusts the block with this hash. The caller knows the hash from a source other than the node.
func NewLight(ctx context.Context, client *Client, height int64, hash ID) (*Light, error) {
	var info struct {
		ChainID     uint64 `json:"chain_id"`
		GenesisHash string `json:"genesis_hash"`
		HashPrefix  string `json:"hash_prefix"`
	}
	if err := client.Call(ctx, &info, "chain_nodeInfo"); err != nil {
		return nil, err
	}
	genesis, err := ParseID(info.GenesisHash, info.HashPrefix)
	if err != nil {
		return nil, err
	}
	// The genesis hash and the chain id are the node's claim. Signatures under another claim do not verify.
	light := &Light{client: client, domain: Domain{info.ChainID, genesis}}
	first, err := light.fetch(ctx, height)
	if err != nil {
		return nil, err
	}
	if first.header.Hash() != hash || first.header.Height != uint64(height) {
		return nil, fmt.Errorf("the node has another block %d", height)
	}
	light.accept(first)
	return light, light.useSet(ctx, first.header)
}

// Follow verifies every header up to a height.
func (l *Light) Follow(ctx context.Context, height int64) error {
	for int64(l.Head.Height) < height {
		next, err := l.fetch(ctx, int64(l.Head.Height)+1)
		if err != nil {
			return err
		}
		if err := l.check(next); err != nil {
			return fmt.Errorf("block %d: %w", l.Head.Height+1, err)
		}
		l.accept(next)
		if next.header.NextValidatorsHash != next.header.ValidatorsHash {
			if err := l.useSet(ctx, next.header); err != nil {
				return err
			}
		}
	}
	return nil
}

func (l *Light) accept(one signedHeader) {
	l.Head, l.Hash, l.time = one.header, one.header.Hash(), one.header.TimestampMs
}

func (l *Light) check(next signedHeader) error {
	header, hash := next.header, next.header.Hash()
	switch {
	case header.Height != l.Head.Height+1:
		return errors.New("another height")
	case header.ParentHash != l.Hash:
		return errors.New("another parent")
	case header.ChainID != l.domain.ChainID:
		return errors.New("another chain")
	case header.TimestampMs <= l.time:
		return errors.New("the time does not advance")
	case header.ValidatorsHash != ValidatorsHash(l.set):
		return errors.New("another validator set")
	case next.certificate.Height != header.Height || next.certificate.BlockHash != hash:
		return errors.New("the certificate is of another block")
	case !l.domain.IsFinal(next.certificate, l.set):
		return errors.New("two thirds of the power did not sign it")
	}
	for _, one := range l.set {
		if one.Account == header.Proposer {
			proposal := l.domain.ProposalBytes(header.Height, header.Round, hash)
			if next.seal == nil || !Verify(one.PublicKey[:], proposal, next.seal) {
				return errors.New("the proposer did not sign it")
			}
			return nil
		}
	}
	return errors.New("the proposer is not a validator")
}

// useSet takes the set that decides the block after a header. The header commits to its hash.
func (l *Light) useSet(ctx context.Context, header Header) error {
	next, err := l.fetch(ctx, int64(header.Height)+1)
	if err != nil {
		return err
	}
	if ValidatorsHash(next.set) != header.NextValidatorsHash {
		return fmt.Errorf("block %d: the node names another validator set than its parent", next.header.Height)
	}
	l.set = next.set
	return nil
}

func (l *Light) fetch(ctx context.Context, height int64) (signedHeader, error) {
	var answer *struct {
		SignedHeader HexBytes `json:"signed_header"`
		Validators   []struct {
			Address   string   `json:"address"`
			PublicKey HexBytes `json:"public_key"`
			Power     uint64   `json:"power"`
		} `json:"validators"`
	}
	if err := l.client.Call(ctx, &answer, "chain_getSignedHeader", height); err != nil {
		return signedHeader{}, err
	}
	if answer == nil {
		return signedHeader{}, fmt.Errorf("the node does not have block %d", height)
	}
	r := &reader{data: answer.SignedHeader}
	one := signedHeader{header: r.header()}
	var err error
	if one.certificate, err = r.certificate(); err != nil {
		return one, err
	}
	if r.take(1)[0] == 1 {
		one.seal = r.take(64)
	}
	if err := r.end(); err != nil {
		return one, err
	}
	for _, row := range answer.Validators {
		account, err := ParseID(row.Address, DefaultChain.AddressPrefix)
		if err != nil || len(row.PublicKey) != 32 {
			return one, errors.New("the node names an invalid validator")
		}
		one.set = append(one.set, Validator{ID(row.PublicKey), row.Power, account})
	}
	if len(one.set) > maxValidators {
		return one, errors.New("the node names more than 100 validators")
	}
	return one, nil
}

// Value proves the value of a state key under the root of the last verified header; nil if the key is absent.
func (l *Light) Value(ctx context.Context, key []byte) ([]byte, error) {
	var answer struct {
		Height uint64    `json:"height"`
		Value  *HexBytes `json:"value"`
		Proof  Proof     `json:"proof"`
	}
	if err := l.client.Call(ctx, &answer, "chain_getProof", HexBytes(key)); err != nil {
		return nil, err
	}
	if err := l.Follow(ctx, int64(answer.Height)); err != nil {
		return nil, err
	}
	if l.Head.Height != answer.Height {
		return nil, fmt.Errorf("the proof is of block %d, before block %d", answer.Height, l.Head.Height)
	}
	var value []byte
	if answer.Value != nil {
		value = *answer.Value
	}
	if !VerifyProof(l.Head.StateRoot[:], key, value, answer.Proof) {
		return nil, errors.New("the proof does not hold under the root of the block")
	}
	return value, nil
}
