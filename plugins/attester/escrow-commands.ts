/** Commands for escrow contracts: keys, deployment, tokens, rotation. */

import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  type Address,
  createPublicClient,
  createWalletClient,
  encodeDeployData,
  encodeFunctionData,
  getAddress,
  type Hex,
  isAddress,
  recoverAddress,
  zeroAddress,
} from 'viem';
import { type CommandCall, CommandProblem, writeKeyFile } from '../../runtime/plugin.js';
import { abi, bytecode } from './contracts/escrow.js';
import { evmTransport, problemOf } from './evm-node.js';
import { type EvmAccount, openEvmKey } from './keys.js';
import { placed, rotationDigest } from './typed-data.js';

type Flags = CommandCall['flags'];

function wanted(flags: Flags, name: string): string {
  const text = flags.text(name);
  if (text === undefined) throw new CommandProblem(`--${name} is missing`);
  return text;
}

function address(text: string, what: string): Address {
  if (!isAddress(text)) throw new CommandProblem(`${what} ${text} is not an address, or its checksum is wrong`);
  return getAddress(text);
}

const addressIn = (flags: Flags, name: string): Address => address(wanted(flags, name), `--${name}`);

/** The number of a flag; the stored one if the flag is omitted. */
function numberIn(flags: Flags, name: string, stored?: bigint): bigint {
  const text = flags.text(name) ?? stored?.toString() ?? wanted(flags, name);
  if (!/^\d{1,39}$/.test(text)) throw new CommandProblem(`--${name} ${text}: must be a number`);
  return BigInt(text);
}

const evmKey = ({ flags, out }: CommandCall, path: string): Promise<EvmAccount> =>
  openEvmKey(path, flags.text('passphrase-file'), (text) => out.warn(text));

/** Connects to the node of `--rpc` with the key of `--evm-key`. */
async function connection(call: CommandCall) {
  const { flags } = call;
  const url = wanted(flags, 'rpc');
  const account = await evmKey(call, wanted(flags, 'evm-key'));
  const transport = evmTransport(url);
  const node = createPublicClient({ transport });
  const send = async (transaction: { to?: Address; data: Hex }) => {
    const wallet = createWalletClient({ account, transport });
    const hash = await wallet.sendTransaction({ ...transaction, chain: null });
    const receipt = await node.waitForTransactionReceipt({ hash });
    if (receipt.status !== 'success') throw new CommandProblem(`transaction ${hash} was reverted`);
    return receipt;
  };
  /** Runs work on the node; errors of the node or the contract become a CommandProblem. */
  const attempt = <T>(work: () => Promise<T>): Promise<T> =>
    work().catch((cause: unknown) => {
      throw problemOf(cause, url);
    });
  return { account, node, send, attempt };
}

/** Shows the address of a key file, which is created if missing. */
export async function showKey(call: CommandCall): Promise<number> {
  const { args, out } = call;
  const path = args[0]!;
  if (!existsSync(path)) writeKeyFile(path, randomBytes(32));
  const { address } = await evmKey(call, path);
  out.result({ address }, () => out.record([['address', address]]));
  return 0;
}

export async function deploy(call: CommandCall): Promise<number> {
  const { flags, out } = call;
  const attesters = flags.list('attesters').map((one) => address(one, '--attesters'));
  const [chain, threshold] = [numberIn(flags, 'trellis-chain'), Number(numberIn(flags, 'threshold'))];
  const guardian = addressIn(flags, 'guardian');
  const { account, node, send, attempt } = await connection(call);
  const receipt = await attempt(async () => {
    const data = encodeDeployData({ abi, bytecode, args: [chain, attesters, threshold, guardian] });
    await node.estimateGas({ account, data });
    return send({ data });
  });
  const made = { escrow: getAddress(receipt.contractAddress!), from_block: Number(receipt.blockNumber) };
  out.result(made, () =>
    out.record([
      ['escrow', made.escrow],
      ['from_block', `${made.from_block}`],
    ]),
  );
  return 0;
}

export async function setToken(call: CommandCall): Promise<number> {
  const { args, flags, out } = call;
  const token = args[0] === 'native' ? zeroAddress : address(args[0]!, 'token');
  const isOpen = !flags.on('stop');
  const { account, node, send, attempt } = await connection(call);
  const contract = { account, address: addressIn(flags, 'escrow'), abi } as const;
  const [, hadUnit, hadLeast] = await attempt(() =>
    node.readContract({ ...contract, functionName: 'tokens', args: [token] }),
  );
  // A token that was never enabled has no stored unit, and neither value has a default that fits every token.
  const isNew = hadUnit === 0n;
  const unit = numberIn(flags, 'unit', isNew ? undefined : hadUnit);
  const least = numberIn(flags, 'least', isNew ? undefined : hadLeast);
  const { transactionHash } = await attempt(async () => {
    const given = { functionName: 'setToken', args: [token, isOpen, unit, least] } as const;
    await node.simulateContract({ ...contract, ...given });
    return send({ to: contract.address, data: encodeFunctionData({ abi, ...given }) });
  });
  const shown = { token, open: isOpen, unit: `${unit}`, least: `${least}`, transaction: transactionHash };
  out.result(shown, () =>
    out.record([
      ['token', args[0]!],
      ['open', isOpen ? 'yes' : 'no'],
      ['unit', shown.unit],
      ['least', shown.least],
    ]),
  );
  return 0;
}

/** Pays out a credit of the contract: the fees of an attester, or a payment that failed. */
export async function claim(call: CommandCall): Promise<number> {
  const { args, flags, out } = call;
  const token = args[0] === 'native' ? zeroAddress : address(args[0]!, 'token');
  const { account, node, send, attempt } = await connection(call);
  const owner = flags.text('owner') === undefined ? account.address : addressIn(flags, 'owner');
  const to = flags.text('to') === undefined ? owner : addressIn(flags, 'to');
  const contract = { account, address: addressIn(flags, 'escrow'), abi } as const;
  const [amount, { transactionHash }] = await attempt(async () => {
    const credit = await node.readContract({ ...contract, functionName: 'credits', args: [token, owner] });
    const given = { functionName: 'claim', args: [token, owner, to] } as const;
    await node.simulateContract({ ...contract, ...given });
    return [credit, await send({ to: contract.address, data: encodeFunctionData({ abi, ...given }) })] as const;
  });
  out.result({ token, owner, to, amount: `${amount}`, transaction: transactionHash }, () =>
    out.record([
      ['amount', `${amount}`],
      ['to', to],
    ]),
  );
  return 0;
}

/** Signs a rotation for other attesters, or submits one with enough signatures. */
export async function rotate(call: CommandCall): Promise<number> {
  const { flags, out } = call;
  const next = {
    attesters: flags.list('attesters').map((one) => address(one, '--attesters')),
    threshold: Number(numberIn(flags, 'threshold')),
    guardian: addressIn(flags, 'guardian'),
  };
  const { account, node, send, attempt } = await connection(call);
  const contract = { address: addressIn(flags, 'escrow'), abi } as const;
  const [before, index, trellis, chainId] = await attempt(() =>
    Promise.all([
      node.readContract({ ...contract, functionName: 'attesters' }),
      node.readContract({ ...contract, functionName: 'setIndex' }),
      node.readContract({ ...contract, functionName: 'trellisChain' }),
      node.getChainId(),
    ]),
  );
  const place = { chainId, escrow: contract.address, trellisChain: Number(trellis) };
  const digest = rotationDigest(place, { ...next, setIndex: index + 1 });
  if (flags.on('sign')) return sign(call, account, digest);
  const signatures = await attempt(() => sorted(flags.list('signatures'), before, digest));
  await attempt(async () => {
    const given = {
      functionName: 'rotate',
      args: [next.attesters, next.threshold, next.guardian, signatures],
    } as const;
    await node.simulateContract({ account, ...contract, ...given });
    return send({ to: contract.address, data: encodeFunctionData({ abi, ...given }) });
  });
  out.result({ set_index: index + 1, ...next }, () => out.record([['set', `${index + 1}`]]));
  return 0;
}

async function sign({ out }: CommandCall, account: EvmAccount, digest: Hex): Promise<number> {
  const signature = await account.sign({ hash: digest });
  out.result({ digest, signature }, () =>
    out.record([
      ['digest', digest],
      ['signature', signature],
    ]),
  );
  return 0;
}

/** Signatures with their signers' positions, in the order that the contract requires. */
async function sorted(signatures: readonly string[], attesters: readonly Address[], digest: Hex) {
  const found = [];
  for (const signature of signatures) {
    if (!/^0x[0-9a-f]{130}$/i.test(signature)) throw new CommandProblem(`${signature} is not a signature`);
    const who = await recoverAddress({ hash: digest, signature: signature as Hex });
    const place = attesters.indexOf(who);
    if (place < 0)
      throw new CommandProblem(
        `${signature.slice(0, 12)}… is not a signature of a current attester over this rotation`,
      );
    found.push(placed(place, signature as Hex));
  }
  return found.sort((a, b) => a.place - b.place);
}
