package trellis

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"
)

// streaming is a node whose connections begin with the responses to both calls, then send these messages and end. The last
// connection is repeated.
func streaming(t *testing.T, genesis string, connections ...[]string) *Client {
	t.Helper()
	next := 0
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		socket, err := websocket.Accept(w, r, nil)
		if err != nil {
			return
		}
		defer socket.CloseNow()
		send := func(text string) {
			if strings.HasPrefix(text, "early ") {
				return
			}
			_ = socket.Write(r.Context(), websocket.MessageText, []byte(text))
		}
		messages := connections[min(next, len(connections)-1)]
		next++
		_, _, _ = socket.Read(r.Context())
		send(fmt.Sprintf(`{"id":1,"result":{"height":7,"genesis_hash":%q}}`, genesis))
		_, _, _ = socket.Read(r.Context())
		for _, text := range messages {
			if early, found := strings.CutPrefix(text, "early "); found {
				_ = socket.Write(r.Context(), websocket.MessageText, []byte(early))
			}
		}
		send(`{"id":2,"result":"0x5"}`)
		for _, text := range messages {
			send(text)
		}
	}))
	t.Cleanup(server.Close)
	client := NewClient(server.URL)
	client.Patience = 700 * time.Millisecond
	return client
}

func item(seq, height int) string {
	return fmt.Sprintf(`{"params":{"subscription":"0x5","seq":%d,"result":{"blockHeight":%d}}}`, seq, height)
}

// heard returns the positions of the items, and the error at the end.
func heard(client *Client, most int) (positions []Position, end error) {
	for item, err := range client.Subscribe(context.Background(), "logs", nil, nil) {
		if err != nil {
			return positions, err
		}
		if positions = append(positions, item.Position); len(positions) == most {
			return positions, nil
		}
	}
	return positions, nil
}

func TestPositions(t *testing.T) {
	other := `{"params":{"subscription":"0x6","seq":9,"result":{"blockHeight":9}}}`
	paused := `{"params":{"subscription":"0x5","seq":2,"result":{"paused":true}}}`
	client := streaming(t, "g", []string{"early " + item(1, 8), other, item(2, 8), paused}, []string{item(3, 8), item(4, 9)})
	positions, err := heard(client, 4)
	expected := []Position{{1, 8, 1}, {2, 8, 2}, {3, 8, 3}, {4, 9, 1}}
	if err != nil || fmt.Sprint(positions) != fmt.Sprint(expected) {
		t.Error(positions, err)
	}
}

func TestUntrustedStreams(t *testing.T) {
	deep := strings.Repeat("[", 1_000_000)
	large := `{"params":{"subscription":"0x5","result":"` + strings.Repeat("x", mostMessage) + `"}}`
	for _, text := range []string{"x", "5", "{}", deep, large, `{"params":{"subscription":"0x5","result":5}}`, `{"params":5}`} {
		if _, err := heard(streaming(t, "g", []string{text}), 1); !errors.Is(err, ErrNoAnswer) {
			t.Errorf("%.60s: %v", text, err)
		}
	}
	early := make([]string, 20)
	for i := range early {
		early[i] = fmt.Sprintf(`early {"params":{"subscription":"0x5","result":"%s"}}`, strings.Repeat("x", mostMessage/16))
	}
	if _, err := heard(streaming(t, "g", early), 1); !errors.Is(err, ErrNoAnswer) || !strings.Contains(err.Error(), "more items") {
		t.Error(err)
	}
}

func TestStreamEnds(t *testing.T) {
	skipped := `{"params":{"subscription":"0x5","seq":1,"skipped":{"from":3,"to":5},"result":{"blockHeight":8}}}`
	if _, err := heard(streaming(t, "g", []string{skipped}), 1); !errors.Is(err, ErrTooOld) {
		t.Error(err)
	}
	// A reader that is too slow resumes after its last item.
	late := strings.Replace(skipped, `"seq":1`, `"seq":9`, 1)
	if positions, err := heard(streaming(t, "g", []string{item(1, 8), late}, []string{item(2, 8)}), 2); err != nil {
		t.Error(positions, err)
	}
	client := streaming(t, "g", []string{item(1, 8)})
	client.URLs = append(client.URLs, streaming(t, "h", nil).URLs...)
	if _, err := heard(client, 2); !errors.Is(err, ErrOtherChain) {
		t.Error(err)
	}
	unreachable := NewClient("http://127.0.0.1:1")
	unreachable.Patience = 200 * time.Millisecond
	if _, err := heard(unreachable, 1); !errors.Is(err, ErrNoAnswer) {
		t.Error(err)
	}
	refused := &NodeError{}
	if err := json.Unmarshal([]byte(`{"code":1,"data":{"name":"TooMany","retryable":true}}`), refused); err != nil || !isTransient(refused) {
		t.Error(refused, err)
	}
}

// The node is killed again and again; each payment comes once and in order.
func TestStreamKills(t *testing.T) {
	command := strings.Fields(os.Getenv("TRELLIS_NODE_COMMAND"))
	if len(command) == 0 {
		t.Skip("TRELLIS_NODE_COMMAND names no command")
	}
	start := func() *exec.Cmd {
		process := exec.Command(command[0], command[1:]...)
		if err := process.Start(); err != nil {
			t.Fatal(err)
		}
		return process
	}
	process := start()
	defer func() { _ = process.Process.Kill() }()
	client, key, ctx := node(t)
	account := NewAccount(client, key)
	info, err := client.ChainNodeInfo(ctx)
	if err != nil {
		t.Fatal(err)
	}
	const kills, each = 3, 4
	items := make(chan string, kills*each)
	go func() {
		defer close(items)
		// The first node of the list is never there.
		listener := NewClient("http://127.0.0.1:1", client.URLs[0])
		params := map[string]any{"filter": map[string]any{"opType": []string{"Transfer"}}}
		for item, err := range listener.Subscribe(ctx, "logs", params, &Position{Height: int64(info.Height)}) {
			var event struct{ Data struct{ Amount string } }
			if err != nil || json.Unmarshal(item.Result, &event) != nil {
				t.Error(err)
				return
			}
			items <- event.Data.Amount
			if event.Data.Amount == strconv.Itoa(kills*each) {
				return
			}
		}
	}()
	for sent := 1; sent <= kills*each; sent++ {
		transfer, _ := DefaultChain.Transfer(ID{31: 9}.Text("trl"), "TRL", strconv.Itoa(sent))
		if _, err := account.Send(ctx, []json.RawMessage{transfer}, ""); err != nil {
			t.Fatal(err)
		}
		if sent%each == 0 {
			_ = process.Process.Kill()
			_ = process.Wait()
			process = start()
		}
	}
	next := 1
	for amount := range items {
		if amount != strconv.Itoa(next) {
			t.Fatalf("%s instead of %d", amount, next)
		}
		next++
	}
	if next != kills*each+1 {
		t.Errorf("%d items", next-1)
	}
}
