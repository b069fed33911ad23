// Exchange is an example: an address for each user, deposits, withdrawals, a hot and a cold wallet.
//
// Everything that must survive a crash is in one file, which is replaced as a whole: written beside, synced, renamed.
//
//   - Height is the last block that was read. A block's deposits and the height are stored together, so each deposit counts
//     once, whenever the process or the node stops.
//   - Payments hold signed bytes, stored before they are submitted. Submitting them again is harmless, because the same
//     bytes have the same id. A payment that expired without a block is signed again under the same nonce, so it is never
//     paid twice.
//
// Users' keys and the hot key come from one mnemonic on this machine. The cold wallet is only an address here.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"log"
	"math/big"
	"os"
	"path/filepath"
	"strings"
	"time"

	trellis "trellis/client"
)

const (
	// hot is the account of the mnemonic that pays withdrawals; user i has account i + 1.
	hot = 0
	// validFor is the number of blocks in which a signed bundle can be included.
	validFor = 300
)

// Deposit of a user, in raw units.
type Deposit struct {
	Bundle string
	Event  int64
	Height int64
	User   string
	Token  string
	Amount string
}

// Payment from an account of the mnemonic.
type Payment struct {
	Purpose   string
	Account   uint32
	Operation json.RawMessage
	Nonce     int64 // -1 until the first signature
	Signed    *trellis.Signed
	Paid      bool
	Detail    string
}

// Books are all that survives a crash.
type Books struct {
	// ChainID is the chain of the first payment; no node gets a signature for another one.
	ChainID  int64
	Height   int64
	Users    []string // the account of user i is i + 1
	Deposits []Deposit
	Payments []*Payment
}

// Exchange reads blocks and pays.
type Exchange struct {
	Books
	path   string
	words  string
	cold   string
	client *trellis.Client
	chain  *trellis.Chain
	// Confirmations are blocks on top of a deposit before it counts. Every block is final, so 0 is safe.
	Confirmations int64
}

// Open reads the books, or begins new ones before block 1.
func Open(path, words, cold string, client *trellis.Client) (*Exchange, error) {
	e := &Exchange{path: path, words: words, cold: cold, client: client, chain: trellis.DefaultChain}
	data, err := os.ReadFile(path)
	if errors.Is(err, os.ErrNotExist) {
		return e, nil
	}
	if err != nil {
		return nil, err
	}
	return e, json.Unmarshal(data, &e.Books)
}

func (e *Exchange) save() error {
	data, err := json.Marshal(e.Books)
	if err != nil {
		return err
	}
	file, err := os.OpenFile(e.path+".new", os.O_CREATE|os.O_TRUNC|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	_, err = file.Write(data)
	if err = errors.Join(err, file.Sync(), file.Close()); err != nil {
		return err
	}
	if err := os.Rename(e.path+".new", e.path); err != nil {
		return err
	}
	directory, err := os.Open(filepath.Dir(e.path))
	if err != nil {
		return err
	}
	return errors.Join(directory.Sync(), directory.Close())
}

func (e *Exchange) key(account uint32) trellis.Key { return trellis.KeyFromMnemonic(e.words, account) }

// Address of an account of the mnemonic.
func (e *Exchange) Address(account uint32) string {
	return e.key(account).Account().Text(e.chain.AddressPrefix)
}

// AddUser returns the deposit address of a user; the same at every call.
func (e *Exchange) AddUser(name string) (string, error) {
	for i, user := range e.Users {
		if user == name {
			return e.Address(uint32(i + 1)), nil
		}
	}
	e.Users = append(e.Users, name)
	return e.Address(uint32(len(e.Users))), e.save()
}

type block struct {
	Transactions []struct {
		Bundle string `json:"bundle_hash"`
		Events []struct {
			Index  int64  `json:"index"`
			Module string `json:"module"`
			Name   string `json:"name"`
			Data   json.RawMessage
		} `json:"events"`
	} `json:"transactions"`
}

// ReadBlocks records the deposits of the next blocks and returns how many blocks it read.
func (e *Exchange) ReadBlocks(ctx context.Context, most int64) (int64, error) {
	height, err := e.height(ctx)
	if err != nil {
		return 0, err
	}
	users := map[string]string{}
	for i, user := range e.Users {
		users[e.Address(uint32(i+1))] = user
	}
	own := e.Address(hot)
	end := min(height-e.Confirmations, e.Height+most)
	read := int64(0)
	for e.Height < end {
		at := e.Height + 1
		var found block
		if err := e.client.Call(ctx, &found, "chain_getBlockTransactions", at); err != nil {
			return read, err
		}
		for _, transaction := range found.Transactions {
			for _, event := range transaction.Events {
				if event.Module != "tokens" || event.Name != "Transfer" {
					continue
				}
				var moved struct{ From, To, Token, Amount string }
				if err := json.Unmarshal(event.Data, &moved); err != nil {
					return read, err
				}
				user, isUser := users[moved.To]
				if _, fromUser := users[moved.From]; isUser && !fromUser && moved.From != own {
					one := Deposit{transaction.Bundle, event.Index, at, user, moved.Token, moved.Amount}
					e.Deposits = append(e.Deposits, one)
				}
			}
		}
		e.Height = at
		read++
		if err := e.save(); err != nil {
			return read, err
		}
	}
	return read, nil
}

// Credited is the sum of a user's deposits of a token, in raw units.
func (e *Exchange) Credited(user, token string) *big.Int {
	sum := new(big.Int)
	for _, one := range e.Deposits {
		if one.User == user && one.Token == token {
			amount, _ := new(big.Int).SetString(one.Amount, 10)
			sum.Add(sum, amount)
		}
	}
	return sum
}

// Withdraw queues a payment of the hot wallet. The same request is paid once.
func (e *Exchange) Withdraw(request, to, token, amount string) error {
	return e.queue(hot, "withdrawal "+request, to, token, amount)
}

// ToCold queues a move from the hot wallet to the cold one.
func (e *Exchange) ToCold(request, token, amount string) error {
	return e.queue(hot, "cold "+request, e.cold, token, amount)
}

// Sweep queues a move from a user's address to the hot wallet.
func (e *Exchange) Sweep(request string, account uint32, token, amount string) error {
	return e.queue(account, "sweep "+request, e.Address(hot), token, amount)
}

func (e *Exchange) queue(account uint32, purpose, to, token, amount string) error {
	for _, one := range e.Payments {
		if one.Purpose == purpose {
			return nil
		}
	}
	operation, err := e.chain.Transfer(to, token, amount)
	if err != nil {
		return err
	}
	if _, err := e.chain.EncodeOperation(operation); err != nil { // a bad address or amount
		return err
	}
	e.Payments = append(e.Payments, &Payment{Purpose: purpose, Account: account, Operation: operation, Nonce: -1})
	return e.save()
}

// Pay advances every payment by a step and returns how many are unfinished.
func (e *Exchange) Pay(ctx context.Context) (int, error) {
	unfinished := 0
	for _, one := range e.Payments {
		if one.Paid {
			continue
		}
		unfinished++
		var err error
		if one.Signed == nil {
			err = e.sign(ctx, one)
		} else {
			err = e.submit(ctx, one)
		}
		if refused := (*trellis.NodeError)(nil); errors.As(err, &refused) {
			// It can pass, for example after a sweep. The payment shows why it waits.
			one.Detail, err = refused.Error(), nil
		}
		if err = errors.Join(err, e.save()); err != nil {
			return unfinished, err
		}
	}
	return unfinished, nil
}

func (e *Exchange) sign(ctx context.Context, one *Payment) error {
	account := trellis.NewAccount(e.client, e.key(one.Account))
	account.ValidFor, account.ChainID = validFor, e.ChainID
	nonce := one.Nonce
	if nonce < 0 {
		var nonces struct{ Confirmed int64 }
		if err := e.client.Call(ctx, &nonces, "chain_getNonce", account.Address()); err != nil {
			return err
		}
		nonce = nonces.Confirmed
		for _, other := range e.Payments {
			if other.Account == one.Account {
				nonce = max(nonce, other.Nonce+1)
			}
		}
	}
	signed, err := account.SignAt(ctx, []json.RawMessage{one.Operation}, "", nonce)
	if err != nil {
		return err
	}
	e.ChainID = account.ChainID
	one.Signed, one.Nonce, one.Detail = &signed, nonce, ""
	if err := e.save(); err != nil {
		return err
	}
	return e.client.Submit(ctx, signed)
}

func (e *Exchange) submit(ctx context.Context, one *Payment) error {
	// The height first: a block after it cannot include the bundle that the receipt below does not show.
	height, err := e.height(ctx)
	if err != nil {
		return err
	}
	var receipt *struct {
		Status    string
		Finalized bool
	}
	if err := e.client.Call(ctx, &receipt, "chain_getTransactionReceipt", one.Signed.ID); err != nil {
		return err
	}
	switch {
	case receipt != nil && receipt.Status == "success" && receipt.Finalized:
		one.Paid = true
		return nil
	case height > one.Signed.ValidUntil:
		one.Signed = nil // no block can include these bytes any more
		return nil
	}
	return e.client.Submit(ctx, *one.Signed)
}

func (e *Exchange) height(ctx context.Context) (int64, error) {
	var info struct{ Height int64 }
	err := e.client.Call(ctx, &info, "chain_nodeInfo")
	return info.Height, err
}

// Run reads blocks and pays until the context ends. The process may be killed at any time.
func (e *Exchange) Run(ctx context.Context, every time.Duration) error {
	for ctx.Err() == nil {
		read, err := e.ReadBlocks(ctx, 1_000)
		if err != nil {
			return err
		}
		if _, err := e.Pay(ctx); err != nil {
			return err
		}
		if read > 0 {
			continue
		}
		select {
		case <-ctx.Done():
		case <-time.After(every):
		}
	}
	return nil
}

func main() {
	node := flag.String("node", "http://127.0.0.1:9933", "URL of a node")
	words := flag.String("mnemonic-file", "", "file with the words of the hot wallet")
	cold := flag.String("cold", "", "address of the cold wallet")
	path := flag.String("books", "exchange.json", "file of the books")
	flag.Parse()
	text, err := os.ReadFile(*words)
	if err != nil {
		log.Fatal(err)
	}
	exchange, err := Open(*path, strings.TrimSpace(string(text)), *cold, trellis.NewClient(*node))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("hot wallet:", exchange.Address(hot))
	log.Fatal(exchange.Run(context.Background(), time.Second))
}
