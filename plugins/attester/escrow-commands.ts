/** The commands about escrow contracts: keys, deployment, tokens, rotation. */

import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  type Address,
  createPublicClient,
  createWalletClient,
  decodeErrorResult,
  encodeDeployData,
  encodeFunctionData,
  getAddress,
  type Hex,
  http,
  isAddress,
  type PrivateKeyAccount,
  recoverAddress,
  zeroAddress,
} from 'viem';
import { type CommandCall, CommandProblem, writeKeyFile } from '../../runtime/plugin.js';
import { abi, bytecode } from './contracts/escrow.js';
import { shortly } from './evm.js';
import { readEvmKey } from './keys.js';
import { placed, rotationDigest } from './typed-data.js';

type Flags = CommandCall['flags'];

function wanted(flags: Flags, name: string): string {
  const text = flags.text(name);
  if (text === undefined) throw new CommandProblem(`--${name} is missing`);
  return text;
}

function address(text: string, what: string): Address {
  if (!isAddress(text)) throw new CommandProblem(`${what} ${text} is no address, or its checksum is wrong`);
  return getAddress(text);
}

const addressIn = (flags: Flags, name: string): Address => address(wanted(flags, name), `--${name}`);

function numberIn(flags: Flags, name: string, standard?: string): bigint {
  const text = flags.text(name) ?? standard ?? wanted(flags, name);
  if (!/^\d{1,39}$/.test(text)) throw new CommandProblem(`--${name} ${text}: must be a number`);
  return BigInt(text);
}

/** Talks to the node of `--rpc` as the key of `--evm-key`. */
function connection({ flags, out }: CommandCall) {
  const url = wanted(flags, 'rpc');
  const account = readEvmKey(wanted(flags, 'evm-key'), (text) => out.warn(text));
  const transport = http(url, { retryCount: 0 });
  const node = createPublicClient({ transport });
  const send = async (transaction: { to?: Address; data: Hex }) => {
    const wallet = createWalletClient({ account, transport });
    const hash = await wallet.sendTransaction({ ...transaction, chain: null });
    const receipt = await node.waitForTransactionReceipt({ hash });
    if (receipt.status !== 'success') throw new CommandProblem(`transaction ${hash} was reverted`);
    return receipt;
  };
  return { account, node, send };
}

/** What the node or the contract refuses is told in one line. */
async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof CommandProblem) throw cause;
    const { metaMessages } = cause as { metaMessages?: readonly string[] };
    // Of a contract that is only being made, the node tells no name.
    const bare = /custom error (0x[0-9a-f]{8})/.exec(shortly(cause))?.[1] as Hex | undefined;
    const name = bare === undefined ? metaMessages?.[0] : decodeErrorResult({ abi, data: bare }).errorName;
    throw new CommandProblem(`${shortly(cause)} ${name ?? ''}`.trim());
  }
}

/** Shows the address of a key file, which is made where there is none. */
export async function showKey({ args, out }: CommandCall): Promise<number> {
  const path = args[0]!;
  if (!existsSync(path)) writeKeyFile(path, randomBytes(32));
  const { address } = readEvmKey(path, (text) => out.warn(text));
  out.result({ address }, () => out.record([['address', address]]));
  return 0;
}

/** Deploys an escrow contract. */
export async function deploy(call: CommandCall): Promise<number> {
  const { flags, out } = call;
  const attesters = flags.list('attesters').map((one) => address(one, '--attesters'));
  const [chain, threshold] = [numberIn(flags, 'trellis-chain'), Number(numberIn(flags, 'threshold'))];
  const guardian = addressIn(flags, 'guardian');
  const { account, node, send } = connection(call);
  const receipt = await told(async () => {
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

/** Opens a token, or stops it. */
export async function setToken(call: CommandCall): Promise<number> {
  const { args, flags, out } = call;
  const token = args[0] === 'native' ? zeroAddress : address(args[0]!, 'token');
  const isOpen = !flags.on('stop');
  const [unit, least] = [numberIn(flags, 'unit', '1'), numberIn(flags, 'least', '0')];
  const { account, node, send } = connection(call);
  const contract = { account, address: addressIn(flags, 'escrow'), abi } as const;
  const { transactionHash } = await told(async () => {
    const given = { functionName: 'setToken', args: [token, isOpen, unit, least] } as const;
    await node.simulateContract({ ...contract, ...given });
    return send({ to: contract.address, data: encodeFunctionData({ abi, ...given }) });
  });
  out.result({ token, open: isOpen, transaction: transactionHash }, () =>
    out.record([
      ['token', args[0]!],
      ['open', isOpen ? 'yes' : 'no'],
    ]),
  );
  return 0;
}

/** Signs for other attesters, or sends what enough have signed. */
export async function rotate(call: CommandCall): Promise<number> {
  const { flags, out } = call;
  const next = {
    attesters: flags.list('attesters').map((one) => address(one, '--attesters')),
    threshold: Number(numberIn(flags, 'threshold')),
    guardian: addressIn(flags, 'guardian'),
  };
  const { account, node, send } = connection(call);
  const contract = { address: addressIn(flags, 'escrow'), abi } as const;
  const [before, index, trellis, chainId] = await told(() =>
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
  const signatures = await told(() => sorted(flags.list('signatures'), before, digest));
  await told(async () => {
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

async function sign({ out }: CommandCall, account: PrivateKeyAccount, digest: Hex): Promise<number> {
  const signature = await account.sign({ hash: digest });
  out.result({ digest, signature }, () =>
    out.record([
      ['digest', digest],
      ['signature', signature],
    ]),
  );
  return 0;
}

/** Signatures with the places of who made them, as the contract wants them. */
async function sorted(signatures: readonly string[], attesters: readonly Address[], digest: Hex) {
  const found = [];
  for (const signature of signatures) {
    if (!/^0x[0-9a-f]{130}$/i.test(signature)) throw new CommandProblem(`${signature} is no signature`);
    const who = await recoverAddress({ hash: digest, signature: signature as Hex });
    const place = attesters.indexOf(who);
    if (place < 0) throw new CommandProblem(`${signature.slice(0, 12)}… is not of an attester of now, over this`);
    found.push(placed(place, signature as Hex));
  }
  return found.sort((a, b) => a.place - b.place);
}
