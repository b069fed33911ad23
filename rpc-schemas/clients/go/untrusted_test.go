package trellis

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"
)

// serve answers each method with its result in JSON.
func serve(t *testing.T, results map[string]string) string {
	t.Helper()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var given request
		_ = json.NewDecoder(r.Body).Decode(&given)
		fmt.Fprintf(w, `{"jsonrpc":"2.0","id":1,"result":%s}`, results[given.Method])
	}))
	t.Cleanup(server.Close)
	return server.URL
}

func TestFeeBeyondBound(t *testing.T) {
	transfer, err := DefaultChain.Transfer(ID{31: 7}.Text("trl"), "TRL", "1")
	if err != nil {
		t.Fatal(err)
	}
	sign := func(gas, price int64) error {
		url := serve(t, map[string]string{
			"chain_nodeInfo":    fmt.Sprintf(`{"chain_id":7,"gas_price":%d,"height":1}`, price),
			"chain_estimateFee": fmt.Sprintf(`{"ok":true,"gas_used":%d}`, gas),
			"chain_getNonce":    `{"pending":0}`,
		})
		account := NewAccount(NewClient(url), KeyFromMnemonic("test", 0))
		_, err := account.Sign(context.Background(), []json.RawMessage{transfer}, "")
		return err
	}
	if err := sign(1_000, 1_000); err != nil {
		t.Fatal(err)
	}
	// The second product, with a quarter more gas, overflows to a negative fee.
	for _, one := range [][2]int64{{1_000_000, 1_000}, {1 << 36 / 5, 1 << 30}, {-8, -8}, {8, -8}} {
		if err := sign(one[0], one[1]); err == nil || !strings.Contains(err.Error(), "costs more than") {
			t.Errorf("%d gas at %d: %v", one[0], one[1], err)
		}
	}
}

func TestOtherChainLater(t *testing.T) {
	results := map[string]string{
		"chain_nodeInfo":    `{"chain_id":7,"gas_price":1,"height":1}`,
		"chain_estimateFee": `{"ok":true,"gas_used":8}`,
	}
	account := NewAccount(NewClient(serve(t, results)), KeyFromMnemonic("test", 0))
	transfer, _ := DefaultChain.Transfer(ID{31: 7}.Text("trl"), "TRL", "1")
	if _, err := account.SignAt(context.Background(), []json.RawMessage{transfer}, "", 0); err != nil {
		t.Fatal(err)
	}
	results["chain_nodeInfo"] = `{"chain_id":8,"gas_price":1,"height":1}`
	if _, err := account.SignAt(context.Background(), []json.RawMessage{transfer}, "", 1); err == nil {
		t.Error("it signs for two chains")
	}
}

func TestSilentNode(t *testing.T) {
	silent := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.(http.Flusher).Flush()
		<-r.Context().Done()
	}))
	t.Cleanup(silent.Close)
	client := NewClient(silent.URL, serve(t, map[string]string{"any": "5"}))
	client.Timeout = 200 * time.Millisecond
	var result int
	if err := client.Call(context.Background(), &result, "any"); err != nil || result != 5 {
		t.Error(result, err)
	}
	client.URLs, client.Patience = client.URLs[:1], time.Second
	if err := client.Call(context.Background(), &result, "any"); !errors.Is(err, ErrNoAnswer) {
		t.Error(err)
	}
}
