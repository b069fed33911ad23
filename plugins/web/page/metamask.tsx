/** A wallet of the browser, such as MetaMask: it gets the network, and sends what it signs itself. */

import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { rawOf } from './actions.js';
import { network, signing, url } from './chain.js';
import { Part, Problem } from './parts.js';

interface Wallet {
  request(call: { readonly method: string; readonly params?: readonly unknown[] }): Promise<unknown>;
}

const wallet = (): Wallet | undefined => (globalThis as { ethereum?: Wallet }).ethereum;

/** Wallets count in units of 18 decimals. */
const WALLET_DECIMALS = 18;

async function addNetwork(asked: Wallet): Promise<string> {
  const { symbol, name, kind } = network;
  const chain = {
    chainId: `0x${network.chainId.toString(16)}`,
    chainName: kind === 'mainnet' ? name : `${name} ${kind}`,
    nativeCurrency: { name: symbol, symbol, decimals: WALLET_DECIMALS },
    rpcUrls: [url],
  };
  await asked.request({ method: 'wallet_addEthereumChain', params: [chain] });
  return 'The wallet has the network.';
}

async function send(asked: Wallet, to: string, amount: string): Promise<string> {
  const chain = (await asked.request({ method: 'eth_chainId' })) as string;
  if (Number(chain) !== network.chainId) throw new Error('the wallet is on another network: add this one first');
  const [from] = (await asked.request({ method: 'eth_requestAccounts' })) as string[];
  if (from === undefined) throw new Error('the wallet gave no account');
  const account = await (await signing()).call('chain_getAccount', [to]);
  const value = `0x${BigInt(rawOf(amount, WALLET_DECIMALS)).toString(16)}`;
  const hash = (await asked.request({
    method: 'eth_sendTransaction',
    params: [{ from, to: account.evm_address, value }],
  })) as string;
  return `Sent by the wallet: ${hash}`;
}

/** `/console/metamask` */
export function MetaMask(): VNode {
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<unknown>();
  const ask = (what: (asked: Wallet) => Promise<string>): void => {
    setSaid('');
    setProblem(undefined);
    const asked = wallet();
    if (asked === undefined) {
      setProblem(new Error('No wallet was found in this browser. The page wallet has the values to enter by hand.'));
      return;
    }
    what(asked).then(setSaid, (cause: unknown) =>
      setProblem(cause instanceof Error ? cause : new Error(messageOf(cause))),
    );
  };
  return (
    <Part title="A wallet of this browser">
      <p>
        The wallet keeps the key and signs; this page never sees it. By hand:{' '}
        <a href="wallet">the values of the network</a>.
      </p>
      <p>
        <button type="button" class="main" onClick={() => ask(addNetwork)}>
          Add {network.name} to the wallet
        </button>
      </p>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          const data = new FormData(event.currentTarget);
          ask((asked) => send(asked, String(data.get('to')).trim(), String(data.get('amount')).trim()));
        }}
      >
        <label>
          <span class="label">To: an account or a name</span>
          <input name="to" required spellcheck={false} autocomplete="off" />
        </label>
        <label>
          <span class="label">Amount in {network.symbol}</span>
          <input name="amount" required autocomplete="off" />
        </label>
        <button type="submit">Have the wallet send</button>
      </form>
      {said === '' ? null : <p role="status">{said}</p>}
      {problem === undefined ? null : <Problem of={problem} />}
    </Part>
  );
}

/** Wallets throw plain objects. */
const messageOf = (cause: unknown): string => {
  const { code, message } = (cause ?? {}) as { code?: number; message?: string };
  return code === 4001 ? 'you declined' : (message ?? String(cause));
};
