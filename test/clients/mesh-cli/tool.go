//go:build tool

package tool

import _ "github.com/coinbase/rosetta-cli"
