package trellis

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"iter"
	"strings"
	"sync/atomic"
	"time"

	"github.com/coder/websocket"
)

const (
	// mostMessage is the size limit of a message, and of all items that overtake the response to the subscribing call.
	mostMessage = 16 << 20
	// longestPing is the time between pings, which find connections that are lost without a sign.
	longestPing = 20 * time.Second
)

// Ids of the calls on a connection.
const (
	identifyCall  = 1
	subscribeCall = 2
)

var (
	// ErrTooOld means that the blocks after the position are too old to be sent again. Nodes keep the last 1,024.
	ErrTooOld = errors.New("blocks after the position are too old to be sent again")
	// ErrOtherChain means that a node is on another chain than the first one.
	ErrOtherChain = errors.New("the node is on another chain")

	errStopped = errors.New("the reader stopped")
	errSlow    = errors.New("the node skipped items, because this reader was too slow")
)

// Position of an item. A program that stores it resumes after this item, at any node of the chain.
type Position struct {
	Seq    int64 `json:"seq"`
	Height int64 `json:"height"`
	// Items received of the block at Height; zero for all of them.
	Items int64 `json:"items,omitempty"`
}

// Item of a subscription.
type Item struct {
	Result   json.RawMessage
	Position Position
}

type stream struct {
	client   *Client
	kind     string
	params   map[string]any
	position *Position
	genesis  string
	begun    time.Time
	// heard is the time from begun to the last item or pong, from which the patience counts. A node that accepts
	// subscriptions but sends nothing useful does not extend it.
	heard atomic.Int64
}

func (s *stream) hear() { s.heard.Store(int64(time.Since(s.begun))) }

func (s *stream) silence() time.Duration { return time.Since(s.begun) - time.Duration(s.heard.Load()) }

// Subscribe yields the items of newHeads, newTransactions or logs in order, each once. Params are those of the method, such
// as {"filter": {"opType": ["Transfer"]}}. It begins after a position, or with the next block if after is nil. When the
// connection is lost it resumes at the next URL. It ends with *NodeError, ErrTooOld, ErrOtherChain, ErrNoAnswer after the
// client's patience without a node, or the error of the context.
func (c *Client) Subscribe(ctx context.Context, kind string, params map[string]any, after *Position) iter.Seq2[Item, error] {
	return func(yield func(Item, error) bool) {
		if len(c.URLs) == 0 {
			yield(Item{}, errNoURL)
			return
		}
		s := &stream{client: c, kind: kind, params: params, begun: time.Now()}
		if after != nil {
			position := *after
			s.position = &position
		}
		pause := firstPause
		for attempt := 0; ; attempt++ {
			before := s.heard.Load()
			err := s.read(ctx, c.URLs[attempt%len(c.URLs)], yield)
			if errors.Is(err, errStopped) {
				return
			}
			if s.heard.Load() != before {
				pause = firstPause
			}
			if ctx.Err() != nil {
				err = ctx.Err()
			} else if isTransient(err) && s.silence()+pause < c.patience() {
				wait(ctx, pause)
				pause = min(2*pause, longestPause)
				continue
			} else if isTransient(err) {
				err = fmt.Errorf("%w: %s: %v", ErrNoAnswer, kind, err)
			}
			yield(Item{}, err)
			return
		}
	}
}

func isTransient(err error) bool {
	refused := (*NodeError)(nil)
	if errors.As(err, &refused) {
		return refused.Retryable
	}
	return !errors.Is(err, ErrTooOld) && !errors.Is(err, ErrOtherChain)
}

// read yields the items of one connection.
func (s *stream) read(ctx context.Context, url string, yield func(Item, error) bool) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	dialing, dialed := context.WithTimeout(ctx, s.client.timeout())
	defer dialed()
	// https becomes wss, http becomes ws.
	options := &websocket.DialOptions{HTTPClient: s.client.HTTP}
	socket, response, err := websocket.Dial(dialing, strings.Replace(url, "http", "ws", 1), options)
	if err != nil {
		return err
	}
	if response.Body != nil {
		defer response.Body.Close()
	}
	defer socket.CloseNow()
	socket.SetReadLimit(mostMessage)

	if err := s.identify(dialing, socket); err != nil {
		return err
	}
	subscription, early, err := s.subscribe(dialing, socket)
	if err != nil {
		return err
	}
	go s.keepAlive(ctx, cancel, socket)
	for first := true; ; {
		var one message
		if len(early) > 0 {
			one, early = early[0], early[1:]
		} else if one, err = receive(ctx, socket); err != nil {
			return err
		}
		if one.Params == nil || one.Params.Subscription != subscription {
			continue
		}
		taken, err := s.take(one.Params, first, yield)
		if err != nil {
			return err
		}
		first = first && !taken
	}
}

// identify checks the chain, and begins at the head of the node if there is no position.
func (s *stream) identify(ctx context.Context, socket *websocket.Conn) error {
	var info struct {
		Height      int64  `json:"height"`
		GenesisHash string `json:"genesis_hash"`
	}
	answer, _, err := exchange(ctx, socket, identifyCall, call{Method: "chain_nodeInfo", Params: map[string]any{}})
	if err != nil {
		return err
	}
	if err := json.Unmarshal(answer, &info); err != nil {
		return err
	}
	if s.genesis == "" {
		s.genesis = info.GenesisHash
	}
	if s.genesis != info.GenesisHash {
		return fmt.Errorf("%w: genesis %s, not %s", ErrOtherChain, info.GenesisHash, s.genesis)
	}
	if s.position == nil {
		s.position = &Position{Height: info.Height}
	}
	return nil
}

// subscribe returns the id of the subscription, and the messages that overtook the response.
func (s *stream) subscribe(ctx context.Context, socket *websocket.Conn) (string, []message, error) {
	params := map[string]any{"resume": s.position}
	for name, value := range s.params {
		params[name] = value
	}
	request := call{Method: "chain_subscribe_" + s.kind, Params: params, MinHeight: s.position.Height}
	answer, early, err := exchange(ctx, socket, subscribeCall, request)
	if err != nil {
		return "", nil, err
	}
	var subscription string
	return subscription, early, json.Unmarshal(answer, &subscription)
}

// take yields a notification; false if it contains no item.
func (s *stream) take(notice *notice, first bool, yield func(Item, error) bool) (bool, error) {
	var item struct {
		Paused      bool
		Height      int64  `json:"height"`
		BlockHeight *int64 `json:"blockHeight"`
	}
	if err := json.Unmarshal(notice.Result, &item); err != nil {
		return false, err
	}
	switch {
	case item.Paused:
		return false, nil
	case notice.Skipped != nil && first:
		return false, fmt.Errorf("%w: blocks %d to %d", ErrTooOld, notice.Skipped.From, notice.Skipped.To)
	case notice.Skipped != nil:
		return false, errSlow
	}
	at := Position{Seq: notice.Seq, Height: item.Height, Items: 1}
	if item.BlockHeight != nil {
		at.Height = *item.BlockHeight
	}
	if at.Height == s.position.Height {
		at.Items = s.position.Items + 1
	}
	s.position = &at
	s.hear()
	if !yield(Item{notice.Result, at}, nil) {
		return false, errStopped
	}
	return true, nil
}

type call struct {
	Version   string         `json:"jsonrpc"`
	ID        int            `json:"id"`
	Method    string         `json:"method"`
	Params    map[string]any `json:"params"`
	MinHeight int64          `json:"min_height,omitempty"`
}

type notice struct {
	Subscription string          `json:"subscription"`
	Seq          int64           `json:"seq"`
	Result       json.RawMessage `json:"result"`
	Skipped      *struct{ From, To int64 }
}

type message struct {
	ID     int             `json:"id"`
	Result json.RawMessage `json:"result"`
	Error  *NodeError      `json:"error"`
	Params *notice         `json:"params"`
}

// exchange returns the result of a call, and the messages that overtook it.
func exchange(ctx context.Context, socket *websocket.Conn, id int, given call) (json.RawMessage, []message, error) {
	given.Version, given.ID = "2.0", id
	body, err := json.Marshal(given)
	if err != nil {
		return nil, nil, err
	}
	if err := socket.Write(ctx, websocket.MessageText, body); err != nil {
		return nil, nil, err
	}
	var early []message
	for size := 0; size <= mostMessage; {
		one, err := receive(ctx, socket)
		if err != nil {
			return nil, nil, err
		}
		if one.ID == id && one.Error != nil {
			return nil, nil, one.Error
		}
		if one.ID == id {
			return one.Result, early, nil
		}
		if one.Params != nil {
			size += len(one.Params.Result)
			early = append(early, one)
		}
	}
	return nil, nil, errors.New("more items than a node sends before its response")
}

func receive(ctx context.Context, socket *websocket.Conn) (message, error) {
	var one message
	_, data, err := socket.Read(ctx)
	if err != nil {
		return one, err
	}
	return one, json.Unmarshal(data, &one)
}

// keepAlive ends the connection if the node stops responding.
func (s *stream) keepAlive(ctx context.Context, lost context.CancelFunc, socket *websocket.Conn) {
	for wait(ctx, min(longestPing, s.client.patience()/3)) {
		pinging, cancel := context.WithTimeout(ctx, s.client.timeout())
		err := socket.Ping(pinging)
		cancel()
		if err != nil {
			lost()
			return
		}
		s.hear()
	}
}

// wait reports whether the time passed before the context ended.
func wait(ctx context.Context, pause time.Duration) bool {
	timer := time.NewTimer(pause)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return false
	case <-timer.C:
		return true
	}
}
