/** Limits of the faucet per address, per network and in total. Pure; times are passed in. */

import type { Address } from '../../runtime/plugin.js';

/** The limits of a faucet. Amounts are raw units. */
export interface Limits {
  /** Maximum per address and hour. */
  readonly perAddress: bigint;
  /** Maximum grants per network and hour. */
  readonly perNetwork: number;
  /** Maximum in total per UTC day. */
  readonly perDay: bigint;
}

export interface GrantRequest {
  readonly address: Address;
  readonly amount: bigint;
  /** An IPv4 address or the /64 of an IPv6 address, and the wider network around it. */
  readonly networks: readonly [own: string, wider: string];
}

/** A grant that counts against the limits. */
export interface Grant extends GrantRequest {
  /** Unix milliseconds. */
  readonly at: number;
}

/** The limit that blocks a grant, and when it ends in Unix milliseconds. */
export interface Wait {
  readonly limit: 'address' | 'network' | 'day';
  readonly until: number;
}

/** Period of the limits per address and network. */
export const HOUR_MS = 3_600_000;
/** Period of the total limit. */
export const DAY_MS = 24 * HOUR_MS;
/**
 * A wider network gets this many times the grants of a single address: it may belong to one person or to a whole
 * street.
 */
const WIDER = 8;

/** The UTC day of a time, counted from 1970. */
export const dayOf = (at: number): number => Math.floor(at / DAY_MS);

/** The grants of the last hour and the sum of the day. */
export class Rules {
  readonly #limits: Limits;
  /** In the order of their times. */
  #recent: Grant[] = [];
  readonly #byKey = new Map<string, Grant[]>();
  #day = 0;
  #spent = 0n;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Amount granted on the day of a time. */
  spentOn(at: number): bigint {
    return dayOf(at) === this.#day ? this.#spent : 0n;
  }

  /** Restores the grants from before a restart. */
  resume(day: number, spent: bigint, grants: readonly Grant[]): void {
    this.#day = day;
    this.#spent = spent;
    for (const grant of grants) this.#keep(grant);
  }

  /** The limit that blocks a grant; undefined if none does. If several do, the one that ends last. */
  wait({ address, amount, networks }: GrantRequest, now: number): Wait | undefined {
    this.#forget(now);
    const waits: Wait[] = [];
    const given = this.#byKey.get(address) ?? [];
    let sum = given.reduce((all, one) => all + one.amount, amount);
    for (const one of given) {
      if (sum <= this.#limits.perAddress) break;
      sum -= one.amount;
      waits.push({ limit: 'address', until: one.at + HOUR_MS });
    }
    for (const [i, network] of networks.entries()) {
      const most = this.#limits.perNetwork * (i === 0 ? 1 : WIDER);
      const taken = this.#byKey.get(network) ?? [];
      if (taken.length >= most) waits.push({ limit: 'network', until: taken[taken.length - most]!.at + HOUR_MS });
    }
    if (this.spentOn(now) + amount > this.#limits.perDay)
      waits.push({ limit: 'day', until: (dayOf(now) + 1) * DAY_MS });
    return waits.sort((a, b) => b.until - a.until)[0];
  }

  /** Counts a grant. */
  add(grant: Grant): void {
    this.#spent = this.spentOn(grant.at) + grant.amount;
    this.#day = dayOf(grant.at);
    this.#keep(grant);
  }

  /** Removes a grant that was not sent. */
  remove(grant: Grant): void {
    if (dayOf(grant.at) === this.#day) this.#spent -= grant.amount;
    this.#recent = this.#recent.filter((one) => one !== grant);
    this.#drop(grant);
  }

  #keep(grant: Grant): void {
    this.#recent.push(grant);
    for (const key of keysOf(grant)) {
      const list = this.#byKey.get(key);
      if (list) list.push(grant);
      else this.#byKey.set(key, [grant]);
    }
  }

  #forget(now: number): void {
    let old = 0;
    while (old < this.#recent.length && this.#recent[old]!.at <= now - HOUR_MS) this.#drop(this.#recent[old++]!);
    if (old > 0) this.#recent = this.#recent.slice(old);
  }

  #drop(grant: Grant): void {
    for (const key of keysOf(grant)) {
      const left = (this.#byKey.get(key) ?? []).filter((one) => one !== grant);
      if (left.length > 0) this.#byKey.set(key, left);
      else this.#byKey.delete(key);
    }
  }
}

const keysOf = ({ address, networks }: GrantRequest): readonly string[] => [address, ...networks];
