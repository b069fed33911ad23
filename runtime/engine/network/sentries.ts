/**
 * Sentries: public nodes that pass the messages of validators behind them. A validator dials its sentries and appoints
 * them; other nodes accept its messages from an appointed sentry as from the validator itself (decision 0171).
 */

import { type Hash, toHex } from '../../lib/codec/ids.js';
import { decode, encode } from '../../lib/codec/type.js';
import type { Log } from '../../lib/rpc/methods/method.js';
import type { ChainDomain } from '../consensus/messages.js';
import { APPOINTED_MS, Appointment, Appointments, isAppointment, type SentryClaim } from './hello.js';
import type { Link } from './link.js';
import type { Links } from './links.js';
import { FRAME, Reach } from './protocol.js';
import type { ValidatorSets } from './validator-sets.js';

export interface SentriesParts {
  readonly links: Links;
  readonly sets: Pick<ValidatorSets, 'has' | 'current'>;
  readonly domain: ChainDomain;
  /** This node's validator; the signature is null while its signer is absent. */
  readonly validator:
    | { readonly publicKey: string; readonly appoint: (claim: SentryClaim) => Promise<Uint8Array | null> }
    | undefined;
  /** Peer ids of the sentries of this node's validator. */
  readonly sentries: ReadonlySet<string>;
  /** Consensus keys of the validators whose sentry this node is. */
  readonly sentryFor: ReadonlySet<string>;
  readonly log: Log;
  readonly now: () => number;
}

/** Interval between two appointments of one sentry, and between two attempts without a signer, milliseconds. */
const RENEW_MS = 3_600_000;
const RETRY_MS = 10_000;
/** Interval at which a sentry reports changes of its reach, milliseconds. */
const REPORT_MS = 1_000;

export class Sentries {
  readonly #parts: SentriesParts;
  /** Appointments of this node, by consensus key. */
  readonly #appointments = new Map<string, Appointment>();
  /** Validators that each link reports to reach: consensus key -> whether it has no block. */
  readonly #reported = new WeakMap<Link, ReadonlyMap<string, boolean>>();
  readonly #sent = new WeakMap<Link, string>();
  /** When a sentry was last appointed on a link. */
  readonly #appointedMs = new WeakMap<Link, number>();
  readonly #timers: NodeJS.Timeout[];
  readonly #listeners: (() => void)[] = [];

  constructor(parts: SentriesParts) {
    this.#parts = parts;
    const { links } = parts;
    links.listen({
      up: (link) => {
        void this.#appoint(link);
        // An appointment may have come after the welcome was sent.
        this.#sendAppointments([link]);
        this.#reportReach();
        this.#changed();
      },
      down: () => this.#reportReach(),
      appointed: () => this.#changed(),
      frame: (link, type, payload) => {
        if (type === FRAME.appoint) this.#receiveAppointment(link, decode(Appointment, payload));
        else if (type === FRAME.appointments) links.appoint(link, decode(Appointments, payload));
        else if (type === FRAME.reach) this.#receiveReach(link, decode(Reach, payload));
      },
    });
    this.#timers = [
      setInterval(() => {
        for (const link of links.all()) void this.#appoint(link);
      }, RETRY_MS),
      setInterval(() => this.#reportReach(), REPORT_MS),
    ];
  }

  /** Calls back when the reach of this node may have changed. */
  onReach(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Whether this node is a sentry. */
  get isSentry(): boolean {
    return this.#parts.sentryFor.size > 0;
  }

  /** Valid appointments of this node, for its welcome. */
  get appointments(): readonly Appointment[] {
    const { sentryFor, now } = this.#parts;
    const nowMs = now();
    return [...this.#appointments.values()].filter(
      ({ public_key, until_ms }) => sentryFor.has(public_key) && until_ms > nowMs,
    );
  }

  /** Whether the peer is a sentry of this node's validator: it passes bundles, so that this node need not. */
  isOwnSentry({ peer }: Link): boolean {
    return this.#parts.sentries.has(peer);
  }

  /** Links of the validators behind this node. */
  served(): readonly Link[] {
    const { links } = this.#parts;
    return this.isSentry ? links.validators().filter((link) => links.isServed(link)) : [];
  }

  /**
   * Links to which a verified message of a validator passes: from behind this node to every validator, from elsewhere to
   * those behind it. A message therefore crosses at most two sentries.
   */
  targets(from: string, signer: string): readonly Link[] {
    if (!this.isSentry) return [];
    const { links, sentryFor } = this.#parts;
    const some = sentryFor.has(signer) ? links.validators() : this.served();
    return some.filter(({ peer, validator }) => peer !== from && validator !== signer);
  }

  /** Whether this node answers a peer for a validator: to validators behind it for all, to others for those behind it. */
  answersFor(link: Link, signer: string): boolean {
    const { links, sentryFor } = this.#parts;
    return this.isSentry && (sentryFor.has(signer) || links.isServed(link));
  }

  /** Number of validators whose messages come over a link. */
  senders(link: Link): number {
    return this.isOwnSentry(link) ? this.#parts.sets.current.length : Math.max(1, link.keys.length);
  }

  /**
   * Validators that this node reaches, directly or through sentries, and whether each has no block. A validator believes
   * its own sentries about all validators, and other sentries about those that appointed them.
   */
  reach(): ReadonlyMap<string, boolean> {
    const { links } = this.#parts;
    const reached = new Map<string, boolean>();
    const add = (key: string, empty: boolean) => reached.set(key, empty && reached.get(key) !== false);
    for (const link of links.validators()) {
      const { validator, status } = link;
      if (validator !== undefined) add(validator, status?.height === 0);
      for (const [key, empty] of this.#reported.get(link) ?? []) {
        if (this.isOwnSentry(link) || (key !== validator && link.keys.includes(key))) add(key, empty);
      }
    }
    return reached;
  }

  stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }

  /** Appoints a peer if it is a sentry of this node's validator and its appointment is not recent. */
  async #appoint(link: Link): Promise<void> {
    const { validator, now } = this.#parts;
    const nowMs = now();
    const isRecent = Math.abs(nowMs - (this.#appointedMs.get(link) ?? 0)) < RENEW_MS;
    if (validator === undefined || isRecent || !this.isOwnSentry(link)) return;
    this.#appointedMs.set(link, nowMs);
    const until_ms = nowMs + APPOINTED_MS;
    const signature = await validator.appoint({ peer: link.peer, until_ms });
    if (signature === null) this.#appointedMs.delete(link);
    else
      link.send(FRAME.appoint, encode(Appointment, { public_key: validator.publicKey as Hash, until_ms, signature }));
  }

  #receiveAppointment(link: Link, appointment: Appointment): void {
    const { links, sentryFor, domain, now, log } = this.#parts;
    const { public_key } = appointment;
    if (link.validator !== public_key || !isAppointment(appointment, domain, { peer: links.self, nowMs: now() })) {
      links.fault(link, 100, 'appointment with a false signature');
      return;
    }
    if (!sentryFor.has(public_key)) {
      log('warn', 'appointment of a validator ignored, start with --sentry-for', { validator: public_key });
      return;
    }
    if (!this.#appointments.has(public_key)) log('info', 'sentry appointed', { validator: public_key });
    this.#appointments.set(public_key, appointment);
    this.#sendAppointments(links.all());
  }

  #sendAppointments(links: readonly Link[]): void {
    const { appointments } = this;
    if (appointments.length === 0) return;
    const payload = encode(Appointments, appointments);
    for (const link of links) link.send(FRAME.appointments, payload);
  }

  #receiveReach(link: Link, reach: readonly { readonly public_key: string; readonly empty: boolean }[]): void {
    this.#reported.set(link, new Map(reach.map(({ public_key, empty }) => [public_key, empty])));
    this.#changed();
  }

  /** Reports the reach to validators: all of it to those behind this node, those behind it to others. */
  #reportReach(): void {
    if (!this.isSentry) return;
    const { links, sentryFor, sets } = this.#parts;
    const all = [...this.reach()].filter(([key]) => sets.has(key)).sort(([a], [b]) => (a < b ? -1 : 1));
    const behind = all.filter(([key]) => sentryFor.has(key));
    const [toServed, toOthers] = [all, behind].map((some) =>
      encode(
        Reach,
        some.map(([key, empty]) => ({ public_key: key as Hash, empty })),
      ),
    );
    for (const link of links.validators()) {
      const payload = links.isServed(link) ? toServed! : toOthers!;
      const text = toHex(payload);
      if (this.#sent.get(link) === text) continue;
      this.#sent.set(link, text);
      link.send(FRAME.reach, payload);
    }
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}
