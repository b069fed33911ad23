// Wallet is a program of go-ethereum's ethclient and abigen without changes: it pays, moves tokens of the three standards,
// finds their logs, and follows blocks and logs over a subscription.
package main

import (
	"context"
	"fmt"
	"log"
	"math/big"
	"os"
	"strings"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/accounts/abi/bind"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/rpc"
)

var (
	ctx, cancel = context.WithTimeout(context.Background(), 5*time.Minute)
	node        = must(ethclient.Dial(strings.Replace(os.Getenv("TRELLIS_URL"), "http", "ws", 1)))
	chain       = must(node.ChainID(ctx))
	key         = must(crypto.HexToECDSA(strings.Repeat("42", 32)))
	payer       = crypto.PubkeyToAddress(key.PublicKey)
	payee       = crypto.PubkeyToAddress(must(crypto.HexToECDSA(strings.Repeat("43", 32))).PublicKey)
	reading     = &bind.CallOpts{Context: ctx, From: payer}
)

func must[T any](value T, err error) T {
	if err != nil {
		log.Panic(err)
	}
	return value
}

func check(ok bool, about string, values ...any) {
	if !ok {
		log.Panic(about, values)
	}
}

// writing lets go-ethereum choose nonce, fees and gas.
func writing() *bind.TransactOpts {
	options := must(bind.NewKeyedTransactorWithChainID(key, chain))
	options.Context = ctx
	return options
}

func mined(transaction *types.Transaction, err error) *types.Receipt {
	receipt := must(bind.WaitMined(ctx, node, must(transaction, err)))
	check(receipt.Status == types.ReceiptStatusSuccessful, "the transaction failed", receipt)
	return receipt
}

func contract(name string) common.Address { return common.HexToAddress(os.Getenv(name)) }

func pay() {
	one := big.NewInt(1_000_000_000_000_000_000)
	before := must(node.BalanceAt(ctx, payee, nil))
	head := must(node.HeaderByNumber(ctx, nil))
	tip := must(node.SuggestGasTipCap(ctx))
	gas := must(node.EstimateGas(ctx, ethereum.CallMsg{From: payer, To: &payee, Value: one}))
	check(gas == 21_000, "gas of a payment", gas)
	unsigned := &types.DynamicFeeTx{
		ChainID: chain, Nonce: must(node.PendingNonceAt(ctx, payer)), To: &payee, Value: one, Gas: gas,
		GasTipCap: tip, GasFeeCap: new(big.Int).Add(tip, new(big.Int).Mul(head.BaseFee, big.NewInt(2))),
	}
	signed := must(types.SignNewTx(key, types.LatestSignerForChainID(chain), unsigned))
	if err := node.SendTransaction(ctx, signed); err != nil {
		log.Panic(err)
	}
	receipt := mined(signed, nil)
	check(receipt.GasUsed == 21_000 && receipt.EffectiveGasPrice.Cmp(head.BaseFee) == 0, "fee of a payment", receipt)
	earlier := new(big.Int).Sub(receipt.BlockNumber, big.NewInt(1))
	check(must(node.BalanceAt(ctx, payee, receipt.BlockNumber)).Cmp(new(big.Int).Add(before, one)) == 0, "balance after")
	check(must(node.BalanceAt(ctx, payee, earlier)).Cmp(before) == 0, "balance before")
	found, pending, err := node.TransactionByHash(ctx, signed.Hash())
	check(must(found, err).Value().Cmp(one) == 0 && !pending, "the transaction by its hash", found)
	block := must(node.BlockByHash(ctx, receipt.BlockHash))
	check(block.Transaction(signed.Hash()) != nil, "the transaction in its block")
	all := must(node.BlockReceipts(ctx, rpc.BlockNumberOrHashWithHash(receipt.BlockHash, true)))
	check(len(all) == len(block.Transactions()), "receipts of the block", len(all))
}

func erc20() {
	coin := must(NewErc20(contract("COIN"), node))
	check(must(coin.Symbol(reading)) == "COIN" && must(coin.Decimals(reading)) == 6, "the token's description")
	before := must(coin.BalanceOf(reading, payee)).Int64()
	receipt := mined(coin.Transfer(writing(), payee, big.NewInt(5)))
	event := must(coin.ParseTransfer(*receipt.Logs[0]))
	check(event.From == payer && event.To == payee && event.Value.Int64() == 5, "the event of a transfer", event)
	check(must(coin.BalanceOf(reading, payee)).Int64() == before+5, "the balance of the token")
	at := receipt.BlockNumber.Uint64()
	past := must(coin.FilterTransfer(&bind.FilterOpts{Start: at, End: &at, Context: ctx}, nil, []common.Address{payee}))
	check(past.Next() && past.Event.Raw.TxHash == receipt.TxHash && !past.Next(), "the log of a transfer")
	mined(coin.Approve(writing(), payee, big.NewInt(40)))
	check(must(coin.Allowance(reading, payer, payee)).Int64() == 40, "the allowance")
	_, err := coin.Transfer(writing(), payee, big.NewInt(1_000_000_000))
	check(err != nil && strings.Contains(err.Error(), "execution reverted"), "a transfer beyond the balance", err)
}

func erc721() {
	birds := must(NewErc721(contract("NFTS"), node))
	check(must(birds.Name(reading)) == "Birds", "the name of the collection")
	check(must(birds.TokenURI(reading, big.NewInt(7))) == "ipfs://birds/7", "the address of the metadata")
	check(must(birds.OwnerOf(reading, big.NewInt(7))) == payer, "the owner before")
	mined(birds.Approve(writing(), payee, big.NewInt(7)))
	check(must(birds.GetApproved(reading, big.NewInt(7))) == payee, "the approved account")
	receipt := mined(birds.TransferFrom(writing(), payer, payee, big.NewInt(7)))
	event := must(birds.ParseTransfer(*receipt.Logs[0]))
	check(event.From == payer && event.To == payee && event.TokenId.Int64() == 7, "the event of an NFT", event)
	check(must(birds.OwnerOf(reading, big.NewInt(7))) == payee, "the owner after")
	check(must(birds.BalanceOf(reading, payer)).Int64() == 1, "the number of NFTs")
	_, err := birds.TransferFrom(writing(), payer, payee, big.NewInt(7))
	check(err != nil && strings.Contains(err.Error(), "execution reverted"), "an NFT of another owner", err)
}

func erc1155() {
	arms := must(NewErc1155(contract("ARMS"), node))
	one := big.NewInt(1)
	receipt := mined(arms.SafeTransferFrom(writing(), payer, payee, one, big.NewInt(20), nil))
	event := must(arms.ParseTransferSingle(*receipt.Logs[0]))
	check(event.To == payee && event.Id.Int64() == 1 && event.Value.Int64() == 20, "the event of a type", event)
	both := must(arms.BalanceOfBatch(reading, []common.Address{payer, payee}, []*big.Int{one, one}))
	check(both[0].Int64() == 30 && both[1].Int64() == 20, "the balances of the type", both)
	mined(arms.SetApprovalForAll(writing(), payee, true))
	check(must(arms.IsApprovedForAll(reading, payer, payee)), "the operator")
}

func follow() {
	heads, transfers := make(chan *types.Header), make(chan *Erc20Transfer)
	blocks := must(node.SubscribeNewHead(ctx, heads))
	coin := must(NewErc20(contract("COIN"), node))
	logs := must(coin.WatchTransfer(&bind.WatchOpts{Context: ctx}, transfers, nil, []common.Address{payee}))
	defer blocks.Unsubscribe()
	defer logs.Unsubscribe()
	receipt := mined(coin.Transfer(writing(), payee, big.NewInt(6)))
	for block, event := false, false; !block || !event; {
		select {
		case head := <-heads:
			block = block || head.Number.Cmp(receipt.BlockNumber) >= 0
		case one := <-transfers:
			check(one.Raw.TxHash == receipt.TxHash && one.Value.Int64() == 6, "the log of a subscription", one)
			event = true
		case err := <-blocks.Err():
			log.Panic("blocks: ", err)
		case err := <-logs.Err():
			log.Panic("logs: ", err)
		}
	}
}

func main() {
	defer cancel()
	pay()
	erc20()
	erc721()
	erc1155()
	follow()
	fmt.Println("go-ethereum passed")
}
