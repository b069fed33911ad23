package trellis

import (
	"context"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"sync"
	"time"

	"lukechampine.com/blake3"
)

// Terms of a bundle.
type Terms struct {
	ChainID  int64
	Nonce    int64
	GasLimit int64
	GasPrice int64
	// ValidUntil is the last height at which a block may include the bundle; 0 for no limit.
	ValidUntil int64
	Memo       string
}

// Signed is a signed bundle: its id and the bytes to submit.
type Signed struct {
	ID     string
	Hex    string
	Nonce  int64
	MaxFee int64
	// ValidUntil is the last height at which a block may include it; 0 for no limit.
	ValidUntil int64
}

// Sign signs operations, each {"Name": {fields}}, without a node.
func (c *Chain) Sign(key Key, operations []json.RawMessage, terms Terms) (Signed, error) {
	bundle, err := json.Marshal(map[string]any{
		"version":     1,
		"chain_id":    terms.ChainID,
		"from":        key.Account().Text(c.AddressPrefix),
		"nonce":       terms.Nonce,
		"gas_limit":   terms.GasLimit,
		"gas_price":   terms.GasPrice,
		"valid_until": terms.ValidUntil,
		"memo":        terms.Memo,
		"operations":  operations,
	})
	if err != nil {
		return Signed{}, err
	}
	unsigned, err := c.encode(c.bundle, bundle)
	if err != nil {
		return Signed{}, err
	}
	id := ID(blake3.Sum256(unsigned))
	signed, err := json.Marshal(map[string]any{
		"bundle": json.RawMessage(bundle),
		"signatures": []any{map[string]any{
			"key_type":   0,
			"public_key": HexBytes(key.PublicKey()),
			"signature":  HexBytes(key.Sign(id[:])),
		}},
	})
	if err != nil {
		return Signed{}, err
	}
	data, err := c.encode(c.signedBundle, signed)
	fee := terms.GasLimit * terms.GasPrice
	return Signed{id.Text(c.HashPrefix), hex.EncodeToString(data), terms.Nonce, fee, terms.ValidUntil}, err
}

// Account sends bundles of one key through a node. Goroutines may share it: each bundle gets its own nonce.
type Account struct {
	Client *Client
	Chain  *Chain
	Key    Key
	// MaxFee of a bundle in raw native units; 1,000,000,000 if zero.
	MaxFee int64
	// ValidFor is the number of blocks in which a bundle can be included; 1,000 if zero.
	ValidFor int64
	// ChainID is the only chain that the account signs for; the first one that the node reports if zero.
	ChainID int64

	mutex sync.Mutex
	next  int64
}

// NewAccount returns an account of the default distribution.
func NewAccount(client *Client, key Key) *Account {
	return &Account{Client: client, Chain: DefaultChain, Key: key}
}

// Address is the native text of the account.
func (a *Account) Address() string { return a.Key.Account().Text(a.Chain.AddressPrefix) }

// Transfer returns the operation that sends raw units of a token.
func (c *Chain) Transfer(to, token, amount string) (json.RawMessage, error) {
	fields := map[string]string{"to": to, "token_symbol": token, "amount": amount}
	return json.Marshal(map[string]any{"Transfer": fields})
}

// Sign signs with the node's gas price, estimated gas and the next nonce.
func (a *Account) Sign(ctx context.Context, operations []json.RawMessage, memo string) (Signed, error) {
	return a.sign(ctx, operations, memo, func() (int64, error) { return a.nonce(ctx) })
}

// SignAt is like Sign with a nonce that the caller chose.
func (a *Account) SignAt(ctx context.Context, operations []json.RawMessage, memo string, nonce int64) (Signed, error) {
	return a.sign(ctx, operations, memo, func() (int64, error) { return nonce, nil })
}

func (a *Account) sign(
	ctx context.Context, operations []json.RawMessage, memo string, nonceOf func() (int64, error),
) (Signed, error) {
	var info struct {
		ChainID  int64 `json:"chain_id"`
		GasPrice int64 `json:"gas_price"`
		Height   int64 `json:"height"`
	}
	if err := a.Client.Call(ctx, &info, "chain_nodeInfo"); err != nil {
		return Signed{}, err
	}
	var estimate struct {
		OK      bool       `json:"ok"`
		GasUsed int64      `json:"gas_used"`
		Error   *NodeError `json:"error"`
	}
	if err := a.Client.Call(ctx, &estimate, "chain_estimateFee", a.Address(), operations); err != nil {
		return Signed{}, err
	}
	if !estimate.OK {
		if estimate.Error == nil {
			return Signed{}, errors.New("the node estimates a failure without an error")
		}
		return Signed{}, estimate.Error
	}
	most := a.MaxFee
	if most == 0 {
		most = 1_000_000_000
	}
	limit, price := estimate.GasUsed+estimate.GasUsed/4, info.GasPrice
	// A product of the node's figures could overflow and pass as a small fee.
	if limit < 0 || price < 0 || limit > 0 && price > most/limit {
		return Signed{}, fmt.Errorf("%d gas at a price of %d costs more than %d raw units", limit, price, most)
	}
	validFor := a.ValidFor
	if validFor == 0 {
		validFor = 1_000
	}
	if err := a.checkChain(info.ChainID); err != nil {
		return Signed{}, err
	}
	nonce, err := nonceOf()
	if err != nil {
		return Signed{}, err
	}
	signed, err := a.Chain.Sign(a.Key, operations, Terms{info.ChainID, nonce, limit, price, info.Height + validFor, memo})
	if err != nil {
		a.forgetNonces()
	}
	return signed, err
}

// checkChain fails if the node is on another chain than the account.
func (a *Account) checkChain(chainID int64) error {
	a.mutex.Lock()
	defer a.mutex.Unlock()
	if a.ChainID == 0 {
		a.ChainID = chainID
	}
	if a.ChainID != chainID {
		return fmt.Errorf("the node is on chain %d, not %d", chainID, a.ChainID)
	}
	return nil
}

// forgetNonces takes the next nonce from the node, so that an unused one leaves no gap.
func (a *Account) forgetNonces() {
	a.mutex.Lock()
	defer a.mutex.Unlock()
	a.next = 0
}

func (a *Account) nonce(ctx context.Context) (int64, error) {
	a.mutex.Lock()
	defer a.mutex.Unlock()
	var result struct {
		Pending int64 `json:"pending"`
	}
	if err := a.Client.Call(ctx, &result, "chain_getNonce", a.Address()); err != nil {
		return 0, err
	}
	nonce := max(result.Pending, a.next)
	a.next = nonce + 1
	return nonce, nil
}

// Submit submits signed bytes. Repeating it is safe.
func (c *Client) Submit(ctx context.Context, signed Signed) error {
	var result struct {
		ID string `json:"bundle_hash"`
	}
	if err := c.Call(ctx, &result, "chain_submitBundle", signed.Hex); err != nil {
		return err
	}
	if result.ID != signed.ID {
		return fmt.Errorf("the node reports %s for %s", result.ID, signed.ID)
	}
	return nil
}

// Wait returns the receipt when the bundle is in a block, or *NodeError if it was rejected.
func (c *Client) Wait(ctx context.Context, id string) (*Receipt, error) {
	for {
		var raw json.RawMessage
		if err := c.Call(ctx, &raw, "chain_getTransactionReceipt", id); err != nil {
			return nil, err
		}
		var state struct {
			Status    string     `json:"status"`
			Finalized bool       `json:"finalized"`
			Error     *NodeError `json:"error"`
		}
		if err := json.Unmarshal(raw, &state); err != nil {
			return nil, err
		}
		if state.Status == "rejected" && state.Error != nil {
			return nil, state.Error
		}
		if state.Status == "rejected" {
			return nil, errors.New("the node rejected the bundle without an error")
		}
		if state.Finalized {
			receipt := new(Receipt)
			return receipt, json.Unmarshal(raw, receipt)
		}
		if !wait(ctx, 300*time.Millisecond) {
			return nil, ctx.Err()
		}
	}
}

// Send signs, submits, and returns the receipt of the final block.
func (a *Account) Send(ctx context.Context, operations []json.RawMessage, memo string) (*Receipt, error) {
	signed, err := a.Sign(ctx, operations, memo)
	if err != nil {
		return nil, err
	}
	if err := a.Client.Submit(ctx, signed); err != nil {
		a.forgetNonces()
		return nil, err
	}
	return a.Client.Wait(ctx, signed.ID)
}
