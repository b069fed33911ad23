/** What tests of Ethereum transactions share: wallets that sign as libraries do, and calls of contracts. */

import { computeAddress, Interface, SigningKey, Transaction, type TransactionLike } from 'ethers';
import accounts from '../../../modules/accounts/index.js';
import evm from '../../../modules/evm/index.js';
import { readTransaction } from '../../../modules/evm/port.js';
import multiToken from '../../../modules/multi-token/index.js';
import nft from '../../../modules/nft/index.js';
import tokens from '../../../modules/tokens/index.js';
import { type Address, fromHex, type Hash } from '../../../runtime/sdk.js';
import { alice, type ChainOptions, chain, type Ran, type TestChain } from '../../kit/index.js';

export const GWEI = 10n ** 9n;
export const PRICE = 10n * GWEI;

export const evmChain = (options?: ChainOptions) => chain([accounts, tokens, nft, multiToken, evm], options);

/** Somebody with an Ethereum key. */
export class EthereumActor {
  readonly key: SigningKey;
  /** 0x and 40 hex digits, lower case. */
  readonly address: string;
  /** The account 0 ‖ E. */
  readonly account: Address;

  constructor(n: number) {
    this.key = new SigningKey(`0x${n.toString(16).padStart(64, '7')}`);
    this.address = computeAddress(this.key).toLowerCase();
    this.account = this.address.slice(2).padStart(64, '0') as string as Address;
  }

  /** Raw bytes of a signed transaction. */
  sign(fields: TransactionLike<string>): Uint8Array {
    const transaction = Transaction.from({ type: 2, gasLimit: 1_000_000n, ...fields });
    transaction.signature = this.key.sign(transaction.unsignedHash);
    return fromHex(transaction.serialized.slice(2));
  }
}

export const eve = new EthereumActor(1);
export const mallory = new EthereumActor(2);

/** Runs raw bytes as their bundle says it: what the wrapper must be. */
export function runRaw(c: TestChain, from: Address, raw: Uint8Array, change: object = {}): Ran {
  const read = readTransaction(raw);
  if (typeof read === 'string') return c.run(from, 'EvmTransaction', { raw }, change);
  const { chainId, nonce, gas: gasLimit, feeCap } = read;
  return c.run(
    from,
    'EvmTransaction',
    { raw },
    { chainId, nonce, gasLimit, gasPrice: Number(feeCap / GWEI), ...change },
  );
}

/** Signs and runs a transaction with the next nonce. */
export function transact(c: TestChain, who: EthereumActor, fields: TransactionLike<string>): Ran {
  const nonce = c.nonce(who.account);
  const { chainId } = c.info;
  const fees = fields.gasPrice === undefined ? { maxFeePerGas: PRICE, maxPriorityFeePerGas: 0n } : {};
  return runRaw(c, who.account, who.sign({ chainId, nonce, ...fees, ...fields }));
}

const functions = new Interface([
  'function transfer(address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amount)',
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  'function safeTransferFrom(address from, address to, uint256 id)',
  'function setApprovalForAll(address operator, bool approved)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes data)',
  'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] values, bytes data)',
]);

/** The data of a call. Functions of one name are told apart by their full signature. */
export const dataOf = (name: string, ...args: unknown[]): string => functions.encodeFunctionData(name, args);

/** Calls a contract. */
export const callOf = (c: TestChain, who: EthereumActor, contract: Hash, name: string, ...args: unknown[]): Ran =>
  transact(c, who, { to: `0x${contract.slice(24)}`, data: dataOf(name, ...args) });

/** The 20-byte form of an account or contract. */
export const short = (id: Address | Hash): string => `0x${id.slice(24)}`;

/** Raw native units from alice. */
export function fund(c: TestChain, who: EthereumActor, amount = 10n ** 9n): void {
  c.run(alice, 'Transfer', { to: who.account, token_symbol: 'TRL', amount });
}

/** A token of which somebody holds a thousand raw units. */
export function tokenOf(c: TestChain, who: EthereumActor): Hash {
  const given = { name: 'Coin', symbol: 'COIN', decimals: 6, supply: 1_000n, owner: alice };
  const mint = c.run(alice, 'CreateToken', given).returned[0]!.mint as Hash;
  c.run(alice, 'Transfer', { to: who.account, token_symbol: 'COIN', amount: 1_000n });
  return mint;
}
