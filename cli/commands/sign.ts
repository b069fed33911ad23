/**
 * `sign`: signs a prepared bundle without a connection. The operations are rebuilt and shown here; nothing that the file
 * says about them is believed.
 */

import { isDecimals, type NodeInfo, type TokenName } from '../client/session.js';
import type { Action, Invocation } from '../command-line/command.js';
import { type ChainDistribution, runtimeOf } from '../distribution/distribution.js';
import { addressOf, signingKey } from '../keys/keys.js';
import { loadDistribution } from '../runtime/chain.js';
import { textForms } from '../runtime/client.js';
import { type Address, ClientError, formatAmount, type TextForms } from '../runtime/common.js';
import type { Signer } from '../runtime/keys.js';
import { checkedTerms, checkOperations, outflowOf } from '../runtime/signing.js';
import { checkBounds, maxOutOf } from '../signing/outflow.js';
import { confirmSigning, showBundle, signBytes } from '../signing/sign.js';
import { readUnsigned, type UnsignedFile, writeBundleFile } from '../signing/unsigned.js';
import { Problem } from '../terminal/command-error.js';
import { parseAmount } from '../values/amounts.js';

export const sign: Action = async (call) => {
  const { args, flags, out, distribution } = call;
  const [path] = args;
  const file = readUnsigned(path!);
  const target = flags.text('signed') ?? `${path!.replace(/\.json$/, '')}.signed.json`;
  const wanted = flags.text('chain-id');
  if (wanted !== undefined && wanted !== `${file.chain_id}`) {
    throw new ClientError('OtherChain', `the bundle is for chain ${file.chain_id}, not ${wanted}; nothing is signed`);
  }
  const set = await loadDistribution(runtimeOf(distribution), flags.list('module'));
  const info = infoOf(file, distribution);
  const text = textForms({ addressPrefix: info.address_prefix, hashPrefix: info.hash_prefix }, set.operations);
  const native = (raw: bigint) => `${formatAmount(raw, info.decimals)} ${info.symbol}`;
  const signer = await signingKey(call);
  const from = senderOf(call, signer, text);
  const operations = file.operations as readonly object[];
  const { bytes, terms } = checkedTerms(
    file,
    {
      chainId: file.chain_id,
      decimals: info.decimals,
      from,
      operations,
      memo: file.memo,
      maxFee: parseAmount(flags.text('max-fee') ?? '1', info.decimals),
    },
    { confirmed: 0, pending: Number.MAX_SAFE_INTEGER, height: file.height },
    { amount: native, most: '--max-fee' },
  );
  const advice = 'load their modules with --module PATHS';
  const decoded = checkOperations(bytes, terms, operations, { ...text, operations: set.operations }, advice);
  const outflow = outflowOf(decoded, info.symbol);
  checkBounds(outflow, maxOutOf(flags, distribution, info), info);
  file.warnings.forEach(out.warn);
  if (file.memo !== '') out.note(`memo: ${file.memo}`);
  const known = { info, text, named: new Map<Address, string>(), native, token: tokenOf(file, call) };
  await showBundle({ operations: file.operations, terms, outflow, from }, set, known, out);
  out.note(`valid until height ${terms.valid_until}; prepared at height ${file.height}`);
  await confirmSigning(true, flags);
  const { signed, hash } = signBytes(bytes, signer);
  const bundle_hash = text.hash(hash);
  writeBundleFile(target, { chain_id: file.chain_id, bundle_hash, borsh_hex: `0x${signed}` });
  out.result({ file: target, bundle_hash }, () =>
    out.record([
      ['signed', target],
      ['bundle', bundle_hash],
    ]),
  );
  return 0;
};

/** The chain as this program knows it; from the file only its name, id and height. */
const infoOf = ({ name, network, chain_id, height }: UnsignedFile, chain: ChainDistribution): NodeInfo => ({
  ...{ name, network, chain_id, height },
  symbol: chain.symbol,
  decimals: chain.decimals,
  address_prefix: chain.addressPrefix,
  hash_prefix: chain.hashPrefix,
  enforce_signatures: true,
});

function senderOf({ flags }: Invocation, signer: Signer, { parseAddress }: Pick<TextForms, 'parseAddress'>): Address {
  const given = flags.text('from');
  if (given === undefined) return addressOf(signer);
  const found = parseAddress(given);
  if (found === undefined)
    throw new Problem(`--from ${given} is not an address of this chain: names need a connection`);
  return found;
}

/** Units of tokens: those that this program knows, and for others those of the file, with a warning. */
function tokenOf({ tokens, chain_id }: UnsignedFile, { distribution, out }: Invocation) {
  const isKnownChain = Object.values(distribution.profiles).some(({ chainId }) => chainId === chain_id);
  return async (name: string): Promise<TokenName> => {
    if (name.toUpperCase() === distribution.symbol) return distribution;
    const own = isKnownChain ? distribution.tokens.find(({ symbol }) => symbol === name.toUpperCase()) : undefined;
    if (own) return own;
    const claimed = Object.hasOwn(tokens, name) ? tokens[name]! : undefined;
    if (claimed === undefined || !isDecimals(claimed.decimals))
      throw new Problem(`the file does not describe the token ${name}`);
    out.warn(`the decimals of ${name} are those that the online machine reported: compare the raw units`);
    return claimed;
  };
}
