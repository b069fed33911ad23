/** Who may be granted what, and when: so much to an address, so often to a network, so much to all. Pure; times are given. */

import type { Address } from '../../runtime/plugin.js';

/** The limits of a faucet. Amounts are raw units. */
export interface Limits {
  /** To one address in an hour. */
  readonly perAddress: bigint;
  /** Grants to one network in an hour. */
  readonly perNetwork: number;
  /** To all in a day of UTC. */
  readonly perDay: bigint;
}

/** What is asked for. */
export interface GrantRequest {
  readonly address: Address;
  readonly amount: bigint;
  /** An IPv4 address or the /64 of an IPv6 one, and the network around it. */
  readonly networks: readonly [own: string, wider: string];
}

/** A grant that counts. */
export interface Grant extends GrantRequest {
  /** Unix milliseconds. */
  readonly at: number;
}

/** Which limit stands in the way, and until when in unix milliseconds. */
export interface Wait {
  readonly limit: 'address' | 'network' | 'day';
  readonly until: number;
}

/** Over which an address and a network are limited. */
export const HOUR_MS = 3_600_000;
/** Over which all together are. */
export const DAY_MS = 24 * HOUR_MS;
/** Holders of a wide network get so many times what one address gets: it may be one stranger, or a street. */
const WIDER = 8;

/** The day of UTC that a time is in, counted from 1970. */
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

  /** What was granted on the day of a time. */
  spentOn(at: number): bigint {
    return dayOf(at) === this.#day ? this.#spent : 0n;
  }

  /** Goes on with what was granted before a restart. */
  resume(day: number, spent: bigint, grants: readonly Grant[]): void {
    this.#day = day;
    this.#spent = spent;
    for (const grant of grants) this.#keep(grant);
  }

  /** What stands in the way of a grant; undefined where nothing does. Where several limits do, the last one to end. */
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

  /** Takes back one that was not given. */
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
