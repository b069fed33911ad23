/** Browser wallets such as MetaMask: adds the network, and sends transactions that the wallet signs. */

import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Methods } from '../../../rpc-schemas/clients/typescript/index.js';
import { Ask, rawOf } from './ask.js';
import { NATIVE, network, node, signing, tokens, url } from './chain.js';
import { useAsk, useBlocks } from './hooks.js';
import { Address, Amount, Answer, Badge, Facts, Hash, Height, Part, Problem } from './parts.js';

interface Wallet {
  request(call: { readonly method: string; readonly params?: readonly unknown[] }): Promise<unknown>;
}

/** Wallets use units of 18 decimals. */
const WALLET_DECIMALS = 18;
/** `transfer(address,uint256)` of ERC-20. */
const TRANSFER = '0xa9059cbb';

/** Wallets throw plain objects. */
const errorOf = (cause: unknown): Error => {
  if (cause instanceof Error) return cause;
  const { code, message } = (cause ?? {}) as { code?: number; message?: string };
  return new Error(code === 4001 ? 'request declined in the wallet' : (message ?? String(cause)));
};

/** The wallet of the page, or the first that announces itself (EIP-6963), as wallets do when they are asked. */
function walletHere(): Wallet | undefined {
  const { ethereum } = globalThis as { ethereum?: Wallet };
  if (ethereum !== undefined) return ethereum;
  const announced: Wallet[] = [];
  const hear = (event: Event) => announced.push((event as CustomEvent<{ readonly provider: Wallet }>).detail.provider);
  addEventListener('eip6963:announceProvider', hear);
  dispatchEvent(new Event('eip6963:requestProvider'));
  removeEventListener('eip6963:announceProvider', hear);
  return announced[0];
}

async function asked<T>(method: string, params: readonly unknown[] = []): Promise<T> {
  const ethereum = walletHere();
  if (ethereum === undefined) throw new Error('No browser wallet found. The page /wallet lists the network settings.');
  try {
    return (await ethereum.request({ method, params })) as T;
  } catch (cause) {
    throw errorOf(cause);
  }
}

async function addNetwork(): Promise<string> {
  const { symbol, name, kind } = network;
  const chain = {
    chainId: `0x${network.chainId.toString(16)}`,
    chainName: kind === 'mainnet' ? name : `${name} ${kind}`,
    nativeCurrency: { name: symbol, symbol, decimals: WALLET_DECIMALS },
    rpcUrls: [url],
  };
  await asked('wallet_addEthereumChain', [chain]);
  return 'The network was added to the wallet.';
}

/** The wallet's account, 20 bytes. */
async function connected(): Promise<string> {
  const chain = await asked<string>('eth_chainId');
  if (Number(chain) !== network.chainId) throw new Error('the wallet is on another network: add this one first');
  const [account] = await asked<readonly string[]>('eth_requestAccounts');
  if (account === undefined) throw new Error('the wallet returned no account');
  return account;
}

const word = (value: string | bigint): string =>
  (typeof value === 'bigint' ? value.toString(16) : value.replace(/^0x/, '')).padStart(64, '0');

/**
 * The 20 bytes that resolve to an account. Rejects with RangeError if they resolve to another one, the account of an
 * Ethereum address.
 */
async function shortOf(to: string): Promise<string> {
  const client = await signing();
  const { address, evm_address, keys } = await client.call('chain_getAccount', [to]);
  const isOfEthereum = client.forms.parseAddress(address)?.startsWith('0'.repeat(24)) === true;
  if (isOfEthereum || keys.length > 0) return evm_address;
  throw new RangeError(`${address} has no Ethereum address until it has signed something: send with a key instead`);
}

/** Native units are the value of a transaction; other tokens are contracts at the last 20 bytes of their mints. */
async function transaction(to: string, amount: string, symbol: string): Promise<object> {
  const evm_address = await shortOf(to);
  const token = symbol === network.symbol ? undefined : await tokens.get(symbol);
  if (token === null) throw new RangeError(`token ${symbol} does not exist`);
  if (token === undefined || token.mint === NATIVE)
    return { to: evm_address, value: `0x${BigInt(rawOf(amount, WALLET_DECIMALS)).toString(16)}` };
  const raw = BigInt(rawOf(amount, token.decimals));
  return { to: `0x${token.mint.slice(-40)}`, value: '0x0', data: TRANSFER + word(evm_address) + word(raw) };
}

async function send({ to = '', amount = '', token = '' }: Readonly<Record<string, string>>): Promise<string> {
  const from = await connected();
  return asked<string>('eth_sendTransaction', [{ from, ...(await transaction(to, amount, token)) }]);
}

/** `/console/metamask` */
export function MetaMask(): VNode {
  const [turn, setTurn] = useState(0);
  const added = useAsk(() => (turn === 0 ? Promise.resolve(undefined) : addNetwork()), [turn]);
  const [account, setAccount] = useState<string>();
  const [problem, setProblem] = useState<unknown>();
  return (
    <>
      <Part title="Browser wallet">
        <p>
          The wallet keeps the key and signs; this page never sees it. Manual setup:{' '}
          <a href="wallet">network settings</a>.
        </p>
        <p class="steps">
          <button type="button" class="main" onClick={() => setTurn((before) => before + 1)}>
            Add {network.name} to your wallet
          </button>
          <button
            type="button"
            onClick={() => {
              setProblem(undefined);
              connected().then(setAccount, setProblem);
            }}
          >
            Connect wallet
          </button>
        </p>
        {added.value === undefined ? null : <p role="status">{added.value}</p>}
        {added.problem === undefined ? null : <Problem of={added.problem} />}
        {problem === undefined ? null : <Problem of={problem} />}
        {account === undefined ? null : <Holder of={account} />}
      </Part>
      <Ask
        title="Send with the wallet"
        action="Send with the wallet"
        fields={[
          { name: 'to', label: 'Recipient: account or name' },
          { name: 'amount', label: 'Amount' },
          { name: 'token', label: 'Token', start: network.symbol, suggest: 'tokens' },
        ]}
        make={send}
      >
        {(hash: string) => <Sent hash={hash} />}
      </Ask>
    </>
  );
}

/** The wallet's account on this chain. */
function Holder({ of }: { readonly of: string }): VNode {
  const live = useBlocks(2_000);
  const account = `0x${word(of.toLowerCase())}`;
  const held = useAsk(() => node.call('chain_getBalance', [account, network.symbol]), [account, live]);
  const known = useAsk(() => node.call('chain_getAccount', [account]), [account]);
  return (
    <Facts
      rows={[
        ['Wallet account', <Answer of={known}>{({ address }) => <Address of={address} whole />}</Answer>],
        ['Balance', <Answer of={held}>{({ balance }) => <Amount raw={balance} />}</Answer>],
      ]}
    />
  );
}

type Found = Methods['chain_getTransactionReceipt']['result'];

/** Outcome of a transaction of the wallet. */
function Sent({ hash }: { readonly hash: string }): VNode {
  const live = useBlocks();
  const told = useAsk<Found>(() => node.call('chain_getTransactionReceipt', [hash]), [hash, live]);
  const receipt = told.value;
  return (
    <p role="status">
      {receipt && receipt.status === 'success' ? (
        <>
          <Badge tone="good">final</Badge> in block <Height of={receipt.block_height} />:{' '}
          <Hash of={receipt.bundle_hash} />, fee <Amount raw={receipt.fee} />
        </>
      ) : receipt ? (
        <>
          <Badge tone="bad">rejected</Badge> {receipt.error.message}
        </>
      ) : (
        <>
          Sent by the wallet, waiting for a block: <code>{hash}</code>
        </>
      )}
    </p>
  );
}
