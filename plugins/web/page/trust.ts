/**
 * Light verification in the browser: the validators that it trusted first and has followed since, and records proven
 * under their signatures.
 */

import {
  type Client,
  HeaderTrust,
  type Methods,
  type ProvenHeader,
  type Trusted,
} from '../../../rpc-schemas/clients/typescript/index.js';
import { declared, network, signing } from './chain.js';

/** Storage key by chain: a relaunched chain has another genesis. */
const KEY = `trellis-validators ${network.chainId} ${network.genesisHash}`;

interface Following {
  readonly trust: HeaderTrust;
  /** When the node's validators were trusted without proof, Unix milliseconds. */
  readonly since: number;
}

let following: Promise<Following> | undefined;

function kept(): { readonly trusted: Trusted; readonly since: number } | undefined {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

async function begin(client: Client<Methods>): Promise<Following> {
  const chain = { chainId: network.chainId, genesisHash: network.genesisHash as never };
  const found = kept();
  if (found !== undefined) return { trust: new HeaderTrust(client, chain, found.trusted), since: found.since };
  const since = Date.now();
  return { trust: new HeaderTrust(client, chain, await HeaderTrust.first(client)), since };
}

/** Drops the stored validators and trusts those that the node reports now. */
export function resetTrust(): void {
  localStorage.removeItem(KEY);
  following = undefined;
}

/** A record proven under a header that the validators signed. */
export interface ProvenRecord {
  readonly value: unknown;
  readonly header: ProvenHeader;
  readonly since: number;
}

/** Requests a record and verifies it here. Rejects with ClientError NotProven. */
export async function provenRecord(store: string, parts: readonly unknown[]): Promise<ProvenRecord> {
  const [{ stores }, client] = await Promise.all([declared(), signing()]);
  const form = Object.hasOwn(stores, store) ? stores[store] : undefined;
  if (form === undefined) throw new RangeError(`unknown record type ${store}`);
  following ??= begin(client);
  following.catch(() => {
    following = undefined;
  });
  const { trust, since } = await following;
  let header: ProvenHeader | undefined;
  const { value } = await client.stored(form as never, parts as never, async (height) => {
    header = await trust.at(height);
    return header.stateRoot;
  });
  localStorage.setItem(KEY, JSON.stringify({ trusted: trust.trusted, since }));
  return { value, header: header!, since };
}
