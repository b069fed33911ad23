package trellis

import (
	"bytes"
	_ "embed"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"regexp"
	"sort"
	"strings"
	"unicode/utf8"
)

//go:embed wire.json
var defaultWire []byte

// Chain has the prefixes of one chain and the forms of its operations.
type Chain struct {
	AddressPrefix string
	HashPrefix    string
	// CoinType in the derivation paths of keys.
	CoinType uint32
	Symbol   string
	Decimals int

	operations   map[string]operationRow
	bundle       form
	signedBundle form
}

type operationRow struct {
	ID     *byte  `json:"id"`
	Module string `json:"module"`
	Fields fields `json:"fields"`
}

// DefaultChain is the default distribution.
var DefaultChain = mustChain(defaultWire)

func mustChain(wire []byte) *Chain {
	chain, err := NewChain(wire)
	if err != nil {
		panic(err)
	}
	return chain
}

// NewChain reads a wire.json, as "trellis docs build" writes it.
func NewChain(wire []byte) (*Chain, error) {
	var file struct {
		Chain struct {
			AddressPrefix string `json:"addressPrefix"`
			HashPrefix    string `json:"hashPrefix"`
			CoinType      uint32 `json:"coinType"`
			Symbol        string `json:"symbol"`
			Decimals      int    `json:"decimals"`
		} `json:"chain"`
		Bundle       form                    `json:"bundle"`
		SignedBundle form                    `json:"signed_bundle"`
		Operations   map[string]operationRow `json:"operations"`
	}
	if err := json.Unmarshal(wire, &file); err != nil {
		return nil, err
	}
	return &Chain{
		AddressPrefix: file.Chain.AddressPrefix,
		HashPrefix:    file.Chain.HashPrefix,
		CoinType:      file.Chain.CoinType,
		Symbol:        file.Chain.Symbol,
		Decimals:      file.Chain.Decimals,
		operations:    file.Operations,
		bundle:        file.Bundle,
		signedBundle:  file.SignedBundle,
	}, nil
}

// Operations are the names that the chain can encode.
func (c *Chain) Operations() []string {
	names := make([]string, 0, len(c.operations))
	for name := range c.operations {
		names = append(names, name)
	}
	sort.Strings(names)
	return names
}

// form is how the JSON of a type becomes bytes (docs/guide/other-languages.md).
type form struct {
	word   string
	inner  *form
	forms  []form
	fields fields
	words  []string
	value  json.RawMessage
	text   string
	number int
}

type fields []struct {
	name string
	form form
}

// UnmarshalJSON reads an object and keeps the order of its fields.
func (f *fields) UnmarshalJSON(data []byte) error {
	decoder := json.NewDecoder(bytes.NewReader(data))
	if _, err := decoder.Token(); err != nil {
		return err
	}
	for decoder.More() {
		name, err := decoder.Token()
		if err != nil {
			return err
		}
		var one form
		if err := decoder.Decode(&one); err != nil {
			return err
		}
		*f = append(*f, struct {
			name string
			form form
		}{name.(string), one})
	}
	return nil
}

// UnmarshalJSON reads a word, or a list of a word and its parts.
func (f *form) UnmarshalJSON(data []byte) error {
	if data[0] == '"' {
		return json.Unmarshal(data, &f.word)
	}
	var parts []json.RawMessage
	if err := json.Unmarshal(data, &parts); err != nil {
		return err
	}
	if err := json.Unmarshal(parts[0], &f.word); err != nil {
		return err
	}
	read := func(index int, into any) error { return json.Unmarshal(parts[index], into) }
	switch f.word {
	case "bytes":
		f.word = "fixed"
		return read(1, &f.number)
	case "choice":
		return read(1, &f.words)
	case "option", "list", "dictionary", "json":
		return read(1, &f.inner)
	case "default":
		f.value = parts[2]
		return read(1, &f.inner)
	case "entry":
		return errors.Join(read(1, &f.text), read(2, &f.inner))
	case "struct", "oneOf":
		return read(1, &f.fields)
	case "variants":
		return errors.Join(read(1, &f.fields), read(2, &f.number))
	case "first":
		return read(1, &f.forms)
	case "joined":
		return errors.Join(read(1, &f.text), read(2, &f.fields))
	}
	return fmt.Errorf("unknown form %s", f.word)
}

// EncodeOperation returns the bytes of {"Name": {fields}}.
func (c *Chain) EncodeOperation(operation json.RawMessage) ([]byte, error) {
	return c.encode(form{word: "operation"}, operation)
}

func (c *Chain) encode(f form, value json.RawMessage) ([]byte, error) {
	w := &writer{chain: c}
	err := w.write(f, value)
	return w.out, err
}

type writer struct {
	chain *Chain
	out   []byte
}

var (
	widths    = map[string]int{"u8": 1, "u16": 2, "u32": 4, "safe64": 8, "u64": 8, "u128": 16, "u256": 32}
	signed    = map[string]int{"i32": 4, "i64": 8}
	unsigned  = regexp.MustCompile(`^(0|[1-9][0-9]*)$`)
	integer   = regexp.MustCompile(`^(0|-?[1-9][0-9]*)$`)
	mostSafe  = new(big.Int).SetUint64(1<<53 - 1)
	oneBigInt = big.NewInt(1)
)

func isNull(value json.RawMessage) bool { return len(value) == 0 || string(value) == "null" }

func number(value json.RawMessage, pattern *regexp.Regexp, quoted bool) (*big.Int, error) {
	digits := string(value)
	if quoted {
		digits = strings.Trim(digits, `"`)
	}
	if !pattern.MatchString(digits) {
		return nil, errors.New("must be an integer")
	}
	parsed, _ := new(big.Int).SetString(digits, 10)
	return parsed, nil
}

func (w *writer) little(value *big.Int, width int) {
	raw := value.FillBytes(make([]byte, width))
	for i := width - 1; i >= 0; i-- {
		w.out = append(w.out, raw[i])
	}
}

func (w *writer) u32(value int) { w.out = binary.LittleEndian.AppendUint32(w.out, uint32(value)) }

func (w *writer) string(value json.RawMessage) error {
	var text string
	if len(value) == 0 || value[0] != '"' || !utf8.Valid(value) {
		return errors.New("must be a string")
	}
	if err := json.Unmarshal(value, &text); err != nil {
		return err
	}
	w.text(text)
	return nil
}

func (w *writer) text(text string) {
	w.u32(len(text))
	w.out = append(w.out, text...)
}

func text(value json.RawMessage) (string, error) {
	var parsed string
	if len(value) == 0 || value[0] != '"' {
		return "", errors.New("must be a string")
	}
	err := json.Unmarshal(value, &parsed)
	return parsed, err
}

func (w *writer) hex(value json.RawMessage) ([]byte, error) {
	given, err := text(value)
	if err != nil {
		return nil, err
	}
	return hex.DecodeString(strings.TrimPrefix(given, "0x"))
}

func (w *writer) write(f form, value json.RawMessage) error {
	value = bytes.TrimSpace(value)
	if width, ok := widths[f.word]; ok {
		parsed, err := number(value, unsigned, width > 8 || f.word == "u64")
		if err != nil {
			return err
		}
		most := new(big.Int).Sub(new(big.Int).Lsh(oneBigInt, uint(8*width)), oneBigInt)
		if f.word == "safe64" {
			most = mostSafe
		}
		if parsed.Cmp(most) > 0 {
			return fmt.Errorf("must be at most %s", most)
		}
		w.little(parsed, width)
		return nil
	}
	if width, ok := signed[f.word]; ok {
		parsed, err := number(value, integer, true)
		if err != nil {
			return err
		}
		half := new(big.Int).Lsh(oneBigInt, uint(8*width-1))
		if parsed.Cmp(half) >= 0 || parsed.Cmp(new(big.Int).Neg(half)) < 0 {
			return fmt.Errorf("must fit in %d bits", 8*width)
		}
		if parsed.Sign() < 0 {
			parsed.Add(parsed, new(big.Int).Lsh(oneBigInt, uint(8*width)))
		}
		w.little(parsed, width)
		return nil
	}
	switch f.word {
	case "bool":
		switch string(value) {
		case "true":
			w.out = append(w.out, 1)
		case "false":
			w.out = append(w.out, 0)
		default:
			return errors.New("must be true or false")
		}
		return nil
	case "text":
		return w.string(value)
	case "source":
		return w.source(value)
	case "bytes", "fixed":
		raw, err := w.hex(value)
		if err != nil {
			return err
		}
		if f.word == "bytes" {
			w.u32(len(raw))
		} else if len(raw) != f.number {
			return fmt.Errorf("must be %d bytes", f.number)
		}
		w.out = append(w.out, raw...)
		return nil
	case "address", "hash", "address-text":
		parse, prefix := ParseAddress, w.chain.AddressPrefix
		if f.word == "hash" {
			parse, prefix = ParseID, w.chain.HashPrefix
		}
		given, err := text(value)
		if err != nil {
			return err
		}
		id, err := parse(given, prefix)
		if err != nil {
			return err
		}
		if f.word == "address-text" {
			w.text("0x" + hex.EncodeToString(id[:]))
		} else {
			w.out = append(w.out, id[:]...)
		}
		return nil
	case "hex32":
		raw, err := w.hex(value)
		if err != nil {
			return err
		}
		if len(raw) != 32 {
			return errors.New("must be 64 hex digits")
		}
		w.out = append(w.out, raw...)
		return nil
	case "digits":
		parsed, err := number(value, unsigned, true)
		if err != nil {
			return err
		}
		if parsed.BitLen() > 128 {
			return errors.New("must be below 2^128")
		}
		w.text(parsed.String())
		return nil
	case "operation":
		return w.operation(value)
	}
	return w.composite(f, value)
}

// source writes JSON without the white space outside its strings.
func (w *writer) source(value json.RawMessage) error {
	document := []byte(value)
	if len(value) > 0 && value[0] == '"' {
		given, err := text(value)
		if err != nil {
			return err
		}
		document = []byte(given)
	} else if len(value) == 0 || value[0] != '{' {
		return errors.New("must be an object, or its JSON as a string")
	}
	w.text(string(compact(document)))
	return nil
}

func compact(document []byte) []byte {
	out := make([]byte, 0, len(document))
	quoted, escaped := false, false
	for _, character := range document {
		switch {
		case quoted:
			quoted = escaped || character != '"'
			escaped = !escaped && character == '\\'
		case character == ' ' || character == '\t' || character == '\r' || character == '\n':
			continue
		default:
			quoted = character == '"'
		}
		out = append(out, character)
	}
	return out
}

func object(value json.RawMessage) (map[string]json.RawMessage, error) {
	var parsed map[string]json.RawMessage
	if len(value) == 0 || value[0] != '{' {
		return nil, errors.New("must be an object")
	}
	err := json.Unmarshal(value, &parsed)
	return parsed, err
}

func (w *writer) within(name string, f form, value json.RawMessage) error {
	if err := w.write(f, value); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return nil
}

func (w *writer) operation(value json.RawMessage) error {
	parsed, err := object(value)
	if err != nil {
		return err
	}
	if len(parsed) != 1 {
		return errors.New("must have the name of one operation")
	}
	for name, given := range parsed {
		row, known := w.chain.operations[name]
		if !known {
			return fmt.Errorf("unknown operation %s", name)
		}
		body := form{word: "struct", fields: row.Fields}
		if row.ID != nil {
			w.out = append(w.out, *row.ID)
			return w.within(name, body, given)
		}
		payload := &writer{chain: w.chain}
		if err := payload.within(name, body, given); err != nil {
			return err
		}
		w.out = append(w.out, 255)
		w.text(row.Module)
		w.text(name[strings.Index(name, ".")+1:])
		w.u32(len(payload.out))
		w.out = append(w.out, payload.out...)
	}
	return nil
}

func (w *writer) composite(f form, value json.RawMessage) error {
	switch f.word {
	case "choice":
		given, err := text(value)
		if err != nil {
			return err
		}
		for index, word := range f.words {
			if word == given {
				w.out = append(w.out, byte(index))
				return nil
			}
		}
		return fmt.Errorf("must be one of %s", strings.Join(f.words, ", "))
	case "option":
		if isNull(value) {
			w.out = append(w.out, 0)
			return nil
		}
		w.out = append(w.out, 1)
		return w.write(*f.inner, value)
	case "default":
		if isNull(value) {
			value = f.value
		}
		return w.write(*f.inner, value)
	case "list":
		var items []json.RawMessage
		if len(value) == 0 || value[0] != '[' {
			return errors.New("must be a list")
		}
		if err := json.Unmarshal(value, &items); err != nil {
			return err
		}
		w.u32(len(items))
		for index, item := range items {
			if err := w.within(fmt.Sprintf("[%d]", index), *f.inner, item); err != nil {
				return err
			}
		}
		return nil
	case "dictionary":
		parsed, err := object(value)
		if err != nil {
			return err
		}
		names := make([]string, 0, len(parsed))
		for name := range parsed {
			names = append(names, name)
		}
		sort.Strings(names)
		w.u32(len(names))
		for _, name := range names {
			w.text(name)
			if err := w.within(name, *f.inner, parsed[name]); err != nil {
				return err
			}
		}
		return nil
	case "entry":
		w.u32(1)
		w.text(f.text)
		return w.within(f.text, *f.inner, value)
	case "struct":
		parsed, err := object(value)
		if err != nil {
			return err
		}
		return w.structure(f.fields, parsed)
	case "oneOf":
		parsed, err := object(value)
		if err != nil {
			return err
		}
		for index, one := range f.fields {
			if given, has := parsed[one.name]; has && len(parsed) == 1 {
				w.out = append(w.out, byte(index))
				return w.within(one.name, one.form, given)
			}
		}
		return errors.New("must have exactly one alternative")
	case "variants":
		parsed, err := object(value)
		if err != nil {
			return err
		}
		kind, err := text(parsed["type"])
		if err != nil {
			return fmt.Errorf("type: %w", err)
		}
		delete(parsed, "type")
		for index, one := range f.fields {
			if one.name == kind {
				w.out = append(w.out, byte(f.number+index))
				return w.structure(one.form.fields, parsed)
			}
		}
		return fmt.Errorf("unknown type %s", kind)
	case "json":
		if len(value) > 0 && value[0] == '"' {
			given, err := text(value)
			if err != nil {
				return err
			}
			value = json.RawMessage(given)
		}
		return w.write(*f.inner, value)
	case "first":
		var reasons []error
		for _, one := range f.forms {
			part := &writer{chain: w.chain}
			err := part.write(one, value)
			if err == nil {
				w.out = append(w.out, part.out...)
				return nil
			}
			reasons = append(reasons, err)
		}
		return errors.Join(reasons...)
	case "joined":
		parsed, err := object(value)
		if err != nil {
			return err
		}
		parts := make([]string, 0, len(f.fields))
		for _, one := range f.fields {
			part := &writer{chain: w.chain}
			if err := part.within(one.name, one.form, parsed[one.name]); err != nil {
				return err
			}
			parts = append(parts, string(part.out[4:]))
		}
		w.text(strings.Join(parts, f.text))
		return nil
	}
	return fmt.Errorf("unknown form %s", f.word)
}

func (w *writer) structure(list fields, parsed map[string]json.RawMessage) error {
	left := len(parsed)
	for _, one := range list {
		given, has := parsed[one.name]
		if has {
			left--
		}
		if err := w.within(one.name, one.form, given); err != nil {
			return err
		}
	}
	if left > 0 {
		return errors.New("has a field that the form does not have")
	}
	return nil
}
