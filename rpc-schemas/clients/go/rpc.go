// Package trellis talks to Trellis nodes over JSON-RPC.
package trellis

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand"
	"net/http"
	"time"
)

// NodeError is an error response of the node: a permanent code, a name, and details by name.
type NodeError struct {
	Code int64
	// Name is permanent, such as "InsufficientBalance".
	Name    string
	Message string
	// Module that declares the error.
	Module string
	// Retryable if the same call can succeed later.
	Retryable bool
	// Details by name.
	Details json.RawMessage
}

// UnmarshalJSON reads the error of a response, or a refusal inside a result.
func (e *NodeError) UnmarshalJSON(data []byte) error {
	var given struct {
		Code    int64           `json:"code"`
		Name    string          `json:"name"`
		Message string          `json:"message"`
		Details json.RawMessage `json:"details"`
		Data    *struct {
			Name      string          `json:"name"`
			Module    string          `json:"module"`
			Retryable bool            `json:"retryable"`
			Details   json.RawMessage `json:"details"`
		} `json:"data"`
	}
	if err := json.Unmarshal(data, &given); err != nil {
		return err
	}
	*e = NodeError{Code: given.Code, Name: given.Name, Message: given.Message, Details: given.Details}
	if data := given.Data; data != nil {
		e.Name, e.Module, e.Retryable, e.Details = data.Name, data.Module, data.Retryable, data.Details
	}
	return nil
}

func (e *NodeError) Error() string { return fmt.Sprintf("%s (%d): %s", e.Name, e.Code, e.Message) }

// Pauses between attempts.
const (
	firstPause   = 100 * time.Millisecond
	longestPause = 5 * time.Second
)

var errNoURL = errors.New("give the URL of at least one node")

// ErrNoAnswer means that no node answered in time. The node may have processed the request.
var ErrNoAnswer = errors.New("no node answered")

// Client calls nodes that serve the same chain. Its methods are safe for concurrent use.
type Client struct {
	// URLs of the nodes, tried in order.
	URLs []string
	// HTTP is the transport; http.DefaultClient if nil.
	HTTP *http.Client
	// Patience is the time in which a call is repeated while no node answers; 60 seconds if zero. Repeating is safe for
	// reads, and for the submission of signed bytes, which have one id.
	Patience time.Duration
	// Timeout of one attempt; 30 seconds if zero.
	Timeout time.Duration
	// MaxBytes of a response; 64 MiB if zero.
	MaxBytes int64
}

// NewClient returns a client of these nodes.
func NewClient(urls ...string) *Client { return &Client{URLs: urls} }

type request struct {
	Version string `json:"jsonrpc"`
	ID      int    `json:"id"`
	Method  string `json:"method"`
	Params  []any  `json:"params"`
}

type response struct {
	Result json.RawMessage `json:"result"`
	Error  *NodeError      `json:"error"`
}

// Call decodes the result of a method into result. It fails with *NodeError, ErrNoAnswer, or the error of the context.
func (c *Client) Call(ctx context.Context, result any, method string, params ...any) error {
	body, err := json.Marshal(request{"2.0", 1, method, withoutTail(params)})
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(ctx, c.patience())
	defer cancel()
	if len(c.URLs) == 0 {
		return errNoURL
	}
	pause := firstPause
	for attempt := 0; ; attempt++ {
		answer, err := c.post(ctx, c.URLs[attempt%len(c.URLs)], body)
		if err == nil {
			if answer.Error != nil {
				return answer.Error
			}
			return json.Unmarshal(answer.Result, result)
		}
		if !wait(ctx, pause/2+time.Duration(rand.Int63n(int64(pause/2)))) {
			return fmt.Errorf("%w: %s: %v", ErrNoAnswer, method, err)
		}
		pause = min(2*pause, longestPause)
	}
}

func (c *Client) patience() time.Duration {
	if c.Patience == 0 {
		return time.Minute
	}
	return c.Patience
}

func (c *Client) timeout() time.Duration {
	if c.Timeout == 0 {
		return 30 * time.Second
	}
	return c.Timeout
}

// withoutTail drops nil parameters at the end: the node uses its defaults for them.
func withoutTail(params []any) []any {
	end := len(params)
	for end > 0 && isNil(params[end-1]) {
		end--
	}
	return append([]any{}, params[:end]...)
}

func isNil(value any) bool {
	encoded, err := json.Marshal(value)
	return err == nil && string(encoded) == "null"
}

func (c *Client) post(ctx context.Context, url string, body []byte) (*response, error) {
	ctx, cancel := context.WithTimeout(ctx, c.timeout())
	defer cancel()
	message, err := http.NewRequestWithContext(ctx, http.MethodPost, url, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	message.Header.Set("content-type", "application/json")
	transport := c.HTTP
	if transport == nil {
		transport = http.DefaultClient
	}
	answer, err := transport.Do(message)
	if err != nil {
		return nil, err
	}
	defer answer.Body.Close()
	switch answer.StatusCode {
	case http.StatusTooManyRequests, http.StatusBadGateway, http.StatusServiceUnavailable, http.StatusGatewayTimeout:
		return nil, fmt.Errorf("HTTP %d", answer.StatusCode)
	}
	most := c.MaxBytes
	if most == 0 {
		most = 64 << 20
	}
	data, err := io.ReadAll(io.LimitReader(answer.Body, most+1))
	if err != nil {
		return nil, err
	}
	if int64(len(data)) > most {
		return nil, fmt.Errorf("a response of more than %d bytes", most)
	}
	parsed := new(response)
	if err := json.Unmarshal(data, parsed); err != nil {
		return nil, err
	}
	return parsed, nil
}
