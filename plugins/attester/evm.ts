/** An EVM chain as an attester sees it: only data that enough of its nodes agree on; also sends releases. */

import {
  type Address,
  createPublicClient,
  defineChain,
  encodeFunctionData,
  getAddress,
  type Hash,
  keccak256,
  type PublicClient,
  parseEventLogs,
  zeroAddress,
} from 'viem';
import { CommandProblem, type Log } from '../../runtime/plugin.js';
import { Refused } from './backoff.js';
import type { EvmConfig } from './config.js';
import { abi } from './contracts/escrow.js';
import { evmTransport, isOtherContract, isRevert, shortly } from './evm-node.js';
import type { EvmAccount } from './keys.js';
import type { Cursor, Lock } from './memory.js';
import { type EscrowPlace, type PlacedSignature, type Release, releaseDigest } from './typed-data.js';

/** Time that a release may wait for its block before it is resent at a higher price. */
const MINED_MS = 60_000;
const MOST = 2n ** 128n - 1n;
const GWEI = 10n ** 9n;

/** Too few nodes give the same answer. Nothing is signed in that case. */
export class Disagreement extends Error {
  override readonly name = 'Disagreement';
}

/** A final block is no longer in the chain: nothing of this chain is signed until an operator has checked it. */
export class BrokenFinality extends Error {
  override readonly name = 'BrokenFinality';
}

/** A release that reverted in a block, at this attester's cost. */
export class RevertedRelease extends Error {
  override readonly name = 'RevertedRelease';
  readonly hash: Hash;

  constructor(hash: Hash) {
    super(`the release ${hash} reverted`);
    this.hash = hash;
  }
}

/** A release in the terms of the Trellis chain. */
export type ReleaseTerms = Omit<Release, 'token' | 'to'> & { readonly contract: string; readonly destination: string };

/** Locks and releases of final blocks, up to a cursor. */
export interface Scanned {
  readonly cursor: Cursor;
  readonly locks: readonly Lock[];
  /** Withdrawal -> transaction that released it. */
  readonly released: ReadonlyMap<number, Hash>;
}

export interface Signers {
  readonly attesters: readonly Address[];
  readonly threshold: number;
}

/** Name of a contract's token in mappings. */
const contractName = (token: Address): string => (token === zeroAddress ? 'native' : token.toLowerCase());
const tokenOf = (contract: string): Address => (contract === 'native' ? zeroAddress : getAddress(contract));

/** One EVM chain, accessed through the nodes of its configuration. */
export class EvmChain {
  readonly config: EvmConfig;
  readonly #place: EscrowPlace;
  readonly #account: EvmAccount;
  readonly #nodes: readonly PublicClient[];
  readonly #log: Log;
  /** The last release sent, in case it must be replaced. */
  #sent: { readonly nonce: number; readonly fee: bigint; readonly id: number; readonly hash: Hash } | undefined;
  /** Node for the next release. Nodes take turns, so that a node that drops releases delays none for long. */
  #nextNode = 0;

  constructor(config: EvmConfig, trellisChain: number, account: EvmAccount, log: Log) {
    this.config = config;
    this.#place = { chainId: config.chain_id, escrow: getAddress(config.escrow), trellisChain };
    this.#account = account;
    this.#log = log;
    this.#nodes = config.rpc.map((url) => createPublicClient({ chain: this.#chain, transport: evmTransport(url) }));
  }

  get #chain() {
    const { chain, chain_id, rpc } = this.config;
    return defineChain({
      id: chain_id,
      name: chain,
      nativeCurrency: { name: 'coin', symbol: 'COIN', decimals: 18 },
      rpcUrls: { default: { http: rpc } },
    });
  }

  get name(): string {
    return this.config.chain;
  }

  /** Nothing to close: the clients keep no connection open. */
  close(): void {}

  /** Always undefined, because `scan` finds the transactions of releases. */
  async releasedIn(_id: number): Promise<undefined> {}

  /** The address by which the contract identifies this attester. */
  get own(): Address {
    return this.#account.address;
  }

  /**
   * Throws CommandProblem unless enough nodes belong to the chain and the contract holds tokens for this Trellis chain.
   */
  async check(): Promise<void> {
    const { chain, chain_id, escrow } = this.config;
    const found = await this.#known('chain id', (node) => node.getChainId());
    if (found !== chain_id) {
      throw new CommandProblem(
        `${chain}: its nodes report chain id ${found}, not ${chain_id}: check rpc and chain_id in the configuration`,
        { name: 'OtherChain' },
      );
    }
    const holds = await this.#known('escrow', (node) => this.#holdsFor(node));
    if (holds !== `chain ${this.#place.trellisChain}`) {
      const hint = 'check escrow in the configuration, and replace a contract of an earlier version (attest deploy)';
      throw new CommandProblem(
        `${chain}: the escrow contract ${escrow} serves ${holds}, not chain ${this.#place.trellisChain}: ${hint}`,
        { name: 'WrongContract' },
      );
    }
  }

  /** Describes the chain that the contract holds tokens for, according to one node, or why it is no such contract. */
  async #holdsFor(node: PublicClient): Promise<string> {
    const contract = { address: this.#place.escrow, abi } as const;
    if ((await node.getCode(contract)) === undefined) return 'no contract';
    try {
      await node.readContract({ ...contract, functionName: 'credits', args: [zeroAddress, zeroAddress] });
      return `chain ${await node.readContract({ ...contract, functionName: 'trellisChain' })}`;
    } catch (cause) {
      if (isOtherContract(cause)) return 'no Trellis chain (another contract or an earlier version)';
      throw cause;
    }
  }

  /**
   * Like `#agreed`, at the start: failed or disagreeing nodes are reported as a configuration or connection problem.
   */
  async #known<T>(what: string, ask: (node: PublicClient) => Promise<T>): Promise<T> {
    try {
      return await this.#agreed(what, ask);
    } catch (cause) {
      if (!(cause instanceof Disagreement)) throw cause;
      const hint = 'check rpc and agree in the configuration, and whether the nodes respond';
      throw new CommandProblem(`${cause.message}: ${hint}`, { name: 'NoAgreement', exit: 2, cause });
    }
  }

  /** The attesters of the contract. */
  async signers(): Promise<Signers> {
    const contract = { address: this.#place.escrow, abi } as const;
    return this.#agreed('attesters', async (node) => ({
      attesters: await node.readContract({ ...contract, functionName: 'attesters' }),
      threshold: await node.readContract({ ...contract, functionName: 'threshold' }),
    }));
  }

  /** Reads the final blocks after a cursor; undefined if there are none. Throws BrokenFinality, Disagreement. */
  async scan(before: Cursor | undefined): Promise<Scanned | undefined> {
    const { from_block, span } = this.config;
    if (before !== undefined && (await this.#hashOf(before.block)) !== before.hash) {
      throw new BrokenFinality(`block ${before.block} was final with hash ${before.hash} and now has another hash`);
    }
    const from = before === undefined ? from_block : before.block + 1;
    const final = await this.#finalBlock();
    if (final < from) return undefined;
    const to = Math.min(final, from + span - 1);
    const hash = await this.#hashOf(to);
    const seen = await this.#agreed(`logs of blocks ${from} to ${to}`, (node) => this.#logs(node, from, to));
    return {
      cursor: { block: to, hash },
      locks: seen.locks,
      released: new Map(seen.released),
    };
  }

  async #logs(node: PublicClient, from: number, to: number) {
    const { escrow } = this.#place;
    const [fromBlock, toBlock] = [BigInt(from), BigInt(to)];
    const logs = await node.getLogs({ address: escrow, fromBlock, toBlock });
    const transactions = [...new Set(logs.map(({ transactionHash }) => transactionHash))];
    const locks: Lock[] = [];
    const released: [number, Hash][] = [];
    for (const hash of transactions) {
      const receipt = await node.getTransactionReceipt({ hash });
      const isThere =
        receipt.status === 'success' && receipt.blockNumber >= fromBlock && receipt.blockNumber <= toBlock;
      if (!isThere || receipt.transactionHash !== hash) throw new Error(`transaction ${hash} is not in these blocks`);
      const own = receipt.logs.filter(({ address }) => getAddress(address) === escrow);
      for (const log of parseEventLogs({ abi, logs: own, eventName: ['Locked', 'Released'] })) {
        if (log.eventName === 'Released') {
          released.push([Number(log.args.withdrawalId), hash]);
          continue;
        }
        const { token, amount, recipient } = log.args;
        if (amount > MOST) throw new Error(`a lock of ${amount} exceeds the maximum amount`);
        locks.push({
          chain: this.config.chain,
          tx_hash: hash,
          // Index in the transaction, not in the block: it does not depend on the order of transactions.
          log_index: receipt.logs.findIndex(({ logIndex }) => logIndex === log.logIndex),
          contract: contractName(token),
          amount: `${amount}`,
          recipient: recipient.slice(2),
        });
      }
    }
    return { locks, released };
  }

  /** The last final block: the highest one that enough nodes have reached. */
  async #finalBlock(): Promise<number> {
    const { confirmations, agree, rpc } = this.config;
    const answers = await Promise.allSettled(
      this.#nodes.map(async (node) =>
        confirmations === 0
          ? Number((await node.getBlock({ blockTag: 'finalized' })).number)
          : Number(await node.getBlockNumber({ cacheTime: 0 })) - confirmations,
      ),
    );
    const heights = answers.flatMap((one) =>
      one.status === 'fulfilled' && Number.isSafeInteger(one.value) ? [one.value] : [],
    );
    if (heights.length < agree) throw new Disagreement(`only ${heights.length} of ${rpc.length} nodes respond`);
    return heights.toSorted((a, b) => b - a)[agree - 1]!;
  }

  #hashOf(block: number): Promise<Hash> {
    return this.#agreed(`block ${block}`, async (node) => {
      const { hash, number } = await node.getBlock({ blockNumber: BigInt(block) });
      if (number !== BigInt(block)) throw new Error(`the node returned block ${number} instead of ${block}`);
      return hash;
    });
  }

  /** Returns the answer that enough nodes give. They are a majority, so there is at most one. Throws Disagreement. */
  async #agreed<T>(what: string, ask: (node: PublicClient) => Promise<T>): Promise<T> {
    const { chain, agree, rpc } = this.config;
    const answers = await Promise.allSettled(this.#nodes.map(ask));
    const texts = answers.map((one) => (one.status === 'fulfilled' ? JSON.stringify(one.value) : undefined));
    const counts = new Map<string, number>();
    for (const text of texts) if (text !== undefined) counts.set(text, (counts.get(text) ?? 0) + 1);
    const [most, count] = [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0]);
    if (counts.size > 1)
      this.#log('warn', 'RPC nodes disagree', { chain, what, rpc: rpc.map((url) => new URL(url).host).join(' ') });
    if (count >= agree) {
      const at = texts.indexOf(most);
      return (answers[at] as PromiseFulfilledResult<T>).value;
    }
    const failed = answers.find((one) => one.status === 'rejected');
    const why = failed === undefined ? '' : `: ${shortly(failed.reason)}`;
    throw new Disagreement(
      `${chain}: only ${count} of ${rpc.length} nodes agree about ${what}, ${agree} are required${why}`,
    );
  }

  /** Digest to sign for a release, 64 hex characters. */
  digestOf(terms: ReleaseTerms): string {
    return releaseDigest(this.#place, this.#named(terms)).slice(2);
  }

  #named({ withdrawalId, contract, amount, fee, destination, expiresAt }: ReleaseTerms): Release {
    return { withdrawalId, token: tokenOf(contract), amount, fee, to: getAddress(destination), expiresAt };
  }

  /** 130 hex characters. */
  async sign(digest: string): Promise<string> {
    return (await this.#account.sign({ hash: `0x${digest}` })).slice(2);
  }

  /** Whether enough nodes report the withdrawal as released. */
  async isReleased(withdrawalId: number): Promise<boolean> {
    return this.#agreed(`withdrawal ${withdrawalId}`, (node) =>
      node.readContract({
        address: this.#place.escrow,
        abi,
        functionName: 'released',
        args: [BigInt(withdrawalId)],
      }),
    );
  }

  /**
   * Sends a release and waits for its block; replaces a pending earlier one. A release that would revert, or would cost
   * more than this attester allows, is not sent (Refused). Rejects with RevertedRelease if it reverted in a block: its
   * gas is spent, so it must not be resent.
   */
  async release(terms: ReleaseTerms, signatures: readonly PlacedSignature[]): Promise<Hash> {
    const { withdrawalId: id, expiresAt, ...rest } = this.#named(terms);
    const args = [{ id: BigInt(id), expiresAt: BigInt(expiresAt), ...rest }, signatures] as const;
    const { address } = this.#account;
    const call = { account: address, address: this.#place.escrow, abi, functionName: 'release', args } as const;
    const node = await this.#fittingNode();
    await this.#checkSent(node, id);
    const gas = await this.#gasOf(() => node.estimateContractGas(call));
    const nonce = await node.getTransactionCount({ address, blockTag: 'latest' });
    const { maxFeePerGas, maxPriorityFeePerGas } = await node.estimateFeesPerGas();
    // Nodes replace a pending transaction only by one that pays an eighth more.
    const isAgain = this.#sent?.nonce === nonce;
    const fee = isAgain ? max(maxFeePerGas, (this.#sent!.fee * 9n) / 8n + 1n) : maxFeePerGas;
    const most = BigInt(this.config.max_fee_gwei) * GWEI;
    if (fee > most)
      throw new Refused(`the gas price of ${fee} wei exceeds max_fee_gwei (${most} wei): the release waits`);
    const tip = min(max(maxPriorityFeePerGas, isAgain ? fee / 8n : 0n), fee);
    // Signed locally as a whole, so the node cannot change a field.
    const serializedTransaction = await this.#account.signTransaction({
      type: 'eip1559',
      chainId: this.config.chain_id,
      to: this.#place.escrow,
      data: encodeFunctionData(call),
      nonce,
      gas,
      maxFeePerGas: fee,
      maxPriorityFeePerGas: tip,
    });
    const hash = keccak256(serializedTransaction);
    // Recorded before sending, because a node may forward the transaction without responding.
    this.#sent = { nonce, fee, id, hash };
    await node.sendRawTransaction({ serializedTransaction });
    const { status } = await node.waitForTransactionReceipt({ hash, timeout: MINED_MS, pollingInterval: 500 });
    if (status !== 'success') throw new RevertedRelease(hash);
    return hash;
  }

  /**
   * Rejects with RevertedRelease if this attester's transaction for the withdrawal reverted after the wait timed out.
   */
  async #checkSent(node: PublicClient, id: number): Promise<void> {
    if (this.#sent?.id !== id) return;
    const { hash } = this.#sent;
    const receipt = await node.getTransactionReceipt({ hash }).catch(() => undefined);
    if (receipt?.status === 'reverted') throw new RevertedRelease(hash);
  }

  /**
   * Gas limit of a call: its current estimate plus a tenth. Rejects with Refused if it would revert or exceeds max_gas.
   */
  async #gasOf(estimate: () => Promise<bigint>): Promise<bigint> {
    const most = BigInt(this.config.max_gas);
    const found = await estimate().catch((cause: unknown) => {
      throw isRevert(cause) ? new Refused(`the release would revert: ${shortly(cause)}`) : cause;
    });
    const gas = (found * 11n) / 10n;
    if (gas > most) throw new Refused(`the release needs ${gas} gas, more than max_gas (${most})`);
    return gas;
  }

  /** Returns the next node that reports the right chain id. */
  async #fittingNode(): Promise<PublicClient> {
    const { length } = this.#nodes;
    const from = this.#nextNode++;
    for (let i = 0; i < length; i++) {
      const at = (from + i) % length;
      const node = this.#nodes[at]!;
      const found = await node.getChainId().catch(() => undefined);
      if (found === this.config.chain_id) return node;
    }
    throw new Error('no node of the chain responds');
  }
}

const min = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const max = (a: bigint, b: bigint): bigint => (a > b ? a : b);
