package main

import (
	"context"
	"encoding/hex"
	"encoding/json"
	"math/big"
	"math/rand"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	trellis "trellis/client"
)

const words = "abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon " +
	"abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon art"

func open(t *testing.T, path string) *Exchange {
	t.Helper()
	e, err := Open(path, words, os.Getenv("TRELLIS_COLD"), trellis.NewClient(os.Getenv("TRELLIS_URL")))
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// TestWorker is the process that the other test kills.
func TestWorker(t *testing.T) {
	if path := os.Getenv("EXCHANGE_BOOKS"); path != "" {
		_ = open(t, path).Run(context.Background(), 50*time.Millisecond)
	}
}

// The node and the exchange are killed again and again; every deposit counts once, and every withdrawal is paid once.
func TestKills(t *testing.T) {
	command := strings.Fields(os.Getenv("TRELLIS_NODE_COMMAND"))
	if len(command) == 0 || os.Getenv("EXCHANGE_BOOKS") != "" {
		t.Skip("TRELLIS_NODE_COMMAND names no command")
	}
	kills, err := strconv.Atoi(os.Getenv("KILLS"))
	if err != nil {
		kills = 10
	}
	random := rand.New(rand.NewSource(1))
	ctx := context.Background()
	client := trellis.NewClient(os.Getenv("TRELLIS_URL"))
	start := func() *exec.Cmd {
		node := exec.Command(command[0], command[1:]...)
		if err := node.Start(); err != nil {
			t.Fatal(err)
		}
		return node
	}
	node := start()
	defer func() { _ = node.Process.Kill() }()

	secrets := strings.Split(os.Getenv("TRELLIS_DEV_SECRETS"), ",")
	account := func(index int) *trellis.Account {
		secret, _ := hex.DecodeString(secrets[index])
		key, err := trellis.KeyFromSecret(secret)
		if err != nil {
			t.Fatal(err)
		}
		return trellis.NewAccount(client, key)
	}
	t.Setenv("TRELLIS_COLD", account(9).Address())
	balance := func(address string) *big.Int {
		t.Helper()
		result, err := client.ChainGetBalance(ctx, address, "TRL")
		if err != nil {
			t.Fatal(err)
		}
		amount, _ := new(big.Int).SetString(string(result.Balance), 10)
		return amount
	}
	payer := account(1)
	pay := func(to string, amount int64) {
		t.Helper()
		transfer, _ := trellis.DefaultChain.Transfer(to, "TRL", strconv.FormatInt(amount, 10))
		if _, err := payer.Send(ctx, []json.RawMessage{transfer}, ""); err != nil {
			t.Fatal(err)
		}
	}
	path := filepath.Join(t.TempDir(), "books.json")
	e := open(t, path)
	user, err := e.AddUser("alice")
	if err != nil {
		t.Fatal(err)
	}
	pay(e.Address(hot), 1_000_000_000_000)
	target := account(5).Address()
	before, coldBefore := balance(target), balance(account(9).Address())
	deposited, withdrawn, cold := int64(0), int64(0), int64(0)

	for turn := range kills {
		amount := 1 + random.Int63n(5_000_000_000)
		pay(user, amount)
		deposited += amount
		for i := range 3 {
			amount := 1 + random.Int63n(1_000_000_000)
			request := strconv.Itoa(turn) + "." + strconv.Itoa(i)
			for range 2 { // a repeated request is paid once
				if err := e.Withdraw(request, target, "TRL", strconv.FormatInt(amount, 10)); err != nil {
					t.Fatal(err)
				}
			}
			withdrawn += amount
		}
		if err := e.ToCold(strconv.Itoa(turn), "TRL", strconv.Itoa(1_000+turn)); err != nil {
			t.Fatal(err)
		}
		cold += int64(1_000 + turn)
		worker := exec.Command(os.Args[0], "-test.run=TestWorker")
		worker.Env = append(os.Environ(), "EXCHANGE_BOOKS="+path)
		if err := worker.Start(); err != nil {
			t.Fatal(err)
		}
		time.Sleep(time.Duration(100+random.Intn(1400)) * time.Millisecond)
		_ = worker.Process.Kill()
		_ = worker.Wait()
		_ = node.Process.Kill()
		_ = node.Wait()
		node = start()
		e = open(t, path)
	}

	deadline := time.Now().Add(3 * time.Minute)
	for {
		read, err := e.ReadBlocks(ctx, 1_000)
		if err != nil {
			t.Fatal(err)
		}
		unfinished, err := e.Pay(ctx)
		if err != nil {
			t.Fatal(err)
		}
		if read == 0 && unfinished == 0 {
			break
		}
		if time.Now().After(deadline) {
			t.Fatalf("%d payments are unfinished", unfinished)
		}
		time.Sleep(100 * time.Millisecond)
	}
	if credited := e.Credited("alice", "TRL"); credited.Int64() != deposited {
		t.Errorf("credited %s, deposited %d", credited, deposited)
	}
	if moved := new(big.Int).Sub(balance(target), before); moved.Int64() != withdrawn {
		t.Errorf("paid %s, requested %d", moved, withdrawn)
	}
	if moved := new(big.Int).Sub(balance(account(9).Address()), coldBefore); moved.Int64() != cold {
		t.Errorf("%s in the cold wallet, sent %d", moved, cold)
	}
	if len(e.Payments) != 4*kills {
		t.Errorf("%d payments", len(e.Payments))
	}
}
