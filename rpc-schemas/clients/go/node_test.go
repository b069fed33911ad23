package trellis

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"strings"
	"testing"
	"time"
)

// node is a dev node that the caller of the tests has started; TRELLIS_DEV_SECRET is the secret of dev:0.
func node(t *testing.T) (*Client, Key, context.Context) {
	t.Helper()
	at := os.Getenv("TRELLIS_URL")
	if at == "" {
		t.Skip("TRELLIS_URL names no node")
	}
	var secret HexBytes
	if err := json.Unmarshal([]byte(`"`+os.Getenv("TRELLIS_DEV_SECRET")+`"`), &secret); err != nil {
		t.Fatal(err)
	}
	key, err := KeyFromSecret(secret)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Minute)
	t.Cleanup(cancel)
	return NewClient(at), key, ctx
}

func TestPayment(t *testing.T) {
	client, key, ctx := node(t)
	account := NewAccount(client, key)
	to := ID{31: 7}.Text(DefaultChain.AddressPrefix)
	transfer, err := DefaultChain.Transfer(to, "TRL", "1500000000")
	if err != nil {
		t.Fatal(err)
	}
	before, err := client.ChainGetBalance(ctx, to, "TRL")
	if err != nil {
		t.Fatal(err)
	}
	receipt, err := account.Send(ctx, []json.RawMessage{transfer}, "from Go")
	if err != nil || receipt.Status != "success" {
		t.Fatal(err)
	}
	after, err := client.ChainGetBalance(ctx, to, "TRL")
	if err != nil || before.Balance == after.Balance {
		t.Fatalf("the balance did not change: %s, %v", after.Balance, err)
	}
	huge, _ := DefaultChain.Transfer(to, "TRL", "99999999999999999999999")
	var refused *NodeError
	if _, err := account.Send(ctx, []json.RawMessage{huge}, ""); !errors.As(err, &refused) || refused.Name != "InsufficientBalance" {
		t.Fatalf("a payment without funds: %v", err)
	}
}

// The node refuses every invalid bundle with the error of the vectors.
func TestInvalidBundles(t *testing.T) {
	client, _, ctx := node(t)
	var file struct {
		Rows []struct {
			Why   string
			Hex   string `json:"signed_bundle_hex"`
			Zeros int    `json:"zero_bytes"`
			Code  int64
			Name  string
		}
	}
	vectors(t, "invalid", &file)
	for _, row := range file.Rows {
		var refused *NodeError
		err := client.Submit(ctx, Signed{Hex: row.Hex + strings.Repeat("00", row.Zeros)})
		if !errors.As(err, &refused) || refused.Code != row.Code || refused.Name != row.Name {
			t.Errorf("%s: %v instead of %s", row.Why, err, row.Name)
		}
	}
}

func TestLightClient(t *testing.T) {
	client, key, ctx := node(t)
	first := firstHash(t, ctx, client)
	light, err := NewLight(ctx, client, 1, first)
	if err != nil {
		t.Fatal(err)
	}
	account := NewAccount(client, key)
	transfer, _ := DefaultChain.Transfer(ID{31: 8}.Text("trl"), "TRL", "1")
	receipt, err := account.Send(ctx, []json.RawMessage{transfer}, "")
	if err != nil {
		t.Fatal(err)
	}
	if err := light.Follow(ctx, int64(receipt.BlockHeight)); err != nil {
		t.Fatal(err)
	}
	if light.Hash.Text("trh") != receipt.BlockHash {
		t.Errorf("block %d has another hash", receipt.BlockHeight)
	}
	if value, err := light.Value(ctx, []byte{0, 1, 0xff, 0xff}); err != nil || value != nil {
		t.Errorf("an absent key: %x, %v", value, err)
	}
}

func firstHash(t *testing.T, ctx context.Context, client *Client) ID {
	t.Helper()
	var block struct{ Hash string }
	if err := client.Call(ctx, &block, "chain_getBlockByHeight", 1); err != nil {
		t.Fatal(err)
	}
	return id2(t, block.Hash)
}

func id2(t *testing.T, text string) ID {
	t.Helper()
	parsed, err := ParseID(text, DefaultChain.HashPrefix)
	if err != nil {
		t.Fatal(err)
	}
	return parsed
}

// A proxy changes one hex digit of every signed header, at a place that grows with each attempt.
func TestLyingNode(t *testing.T) {
	client, _, ctx := node(t)
	first := firstHash(t, ctx, client)
	target, _ := url.Parse(client.URLs[0])
	for place := 0; place < 1200; place += 37 {
		lied := false
		proxy := httputil.NewSingleHostReverseProxy(target)
		proxy.ModifyResponse = func(response *http.Response) error {
			var answer map[string]json.RawMessage
			if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
				return err
			}
			var result map[string]json.RawMessage
			var text string
			if json.Unmarshal(answer["result"], &result) == nil && json.Unmarshal(result["signed_header"], &text) == nil {
				var height int64
				_ = json.Unmarshal(result["height"], &height)
				if at := 2 + place; height == 2 && at < len(text) {
					digit := byte('0')
					if text[at] == '0' {
						digit = '1'
					}
					changed, _ := json.Marshal(text[:at] + string(digit) + text[at+1:])
					result["signed_header"], lied = changed, true
					answer["result"], _ = json.Marshal(result)
				}
			}
			body, _ := json.Marshal(answer)
			response.Header.Del("content-length")
			response.Body, response.ContentLength = nopCloser(body), int64(len(body))
			return nil
		}
		server := httptest.NewServer(proxy)
		liar := NewClient(server.URL)
		light, err := NewLight(ctx, liar, 1, first)
		if err == nil {
			err = light.Follow(ctx, 3)
		}
		server.Close()
		if lied && err == nil {
			t.Errorf("a changed digit at %d is accepted", place)
		}
	}
}

func nopCloser(body []byte) io.ReadCloser { return io.NopCloser(bytes.NewReader(body)) }
