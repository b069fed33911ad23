// Bind writes the bindings that abigen generates for the interfaces of a directory.
package main

import (
	"log"
	"os"
	"path/filepath"

	"github.com/ethereum/go-ethereum/accounts/abi/abigen"
)

func main() {
	var names, abis, codes []string
	for _, name := range []string{"Erc20", "Erc721", "Erc1155"} {
		abi, err := os.ReadFile(filepath.Join(os.Args[1], name+".json"))
		if err != nil {
			log.Fatal(err)
		}
		names, abis, codes = append(names, name), append(abis, string(abi)), append(codes, "")
	}
	code, err := abigen.Bind(names, abis, codes, nil, "main", nil, nil)
	if err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile(os.Args[2], []byte(code), 0o600); err != nil {
		log.Fatal(err)
	}
}
