/** Fakes around the consensus driver: memory for disks, a network in one process, hashes for signatures. */
import { createHash } from 'node:crypto';
import { ConsensusDriver } from '../../../runtime/engine/consensus/driver.js';
import type { Application, MessageSigner, Network, NextHeight } from '../../../runtime/engine/consensus/ports.js';
import type { VoteRecord, VoteRecords } from '../../../runtime/engine/consensus/records.js';
import { precommitsOf } from '../../../runtime/engine/consensus/signed-messages.js';
import { GuardedSigner } from '../../../runtime/engine/consensus/signer.js';
import { SigningRecord } from '../../../runtime/engine/consensus/signing-record.js';
import { emptyRecord, readSignerRecord, type SignerRecord } from '../../../runtime/engine/consensus/watermark.js';
import type { CommitCertificate, Evidence, Message, Validator } from '../../../runtime/kernel/agreement/types.js';
import type { Address, Hash } from '../../../runtime/lib/codec/ids.js';
import { quiet, type VirtualTime } from './fake-time.js';

export { quiet, VirtualTime } from './fake-time.js';

export interface TestBlock {
  readonly height: number;
  readonly round: number;
  readonly timestampMs: number;
  readonly parent: string;
  readonly proposer: Address;
  readonly seal: string | null;
}

/** The hash covers all but the seal. */
export function blockHash(block: TestBlock): Hash {
  return hashOf({ ...block, seal: null });
}

export const DOMAIN = { chainId: 7, genesisHash: 'aa'.repeat(32) as Hash };

export function hashOf(value: unknown): Hash {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex') as Hash;
}

export function member(name: string, power = 1): Validator {
  return { address: hashOf(['address', name]) as string as Address, publicKey: hashOf(['key', name]), power };
}

/** Stands in for Ed25519: 64 bytes that only depend on key and message. */
export function signature(publicKey: string, bytes: Uint8Array): Uint8Array {
  return new Uint8Array(createHash('sha512').update(publicKey).update(bytes).digest());
}

export function verify(bytes: Uint8Array, signed: Uint8Array, publicKey: string): boolean {
  return Buffer.compare(signature(publicKey, bytes), signed) === 0;
}

/** A decided block as a disk holds it. */
export interface HeldBlock {
  readonly hash: Hash;
  readonly block: TestBlock;
  readonly certificate: CommitCertificate;
  readonly atMs: number;
}

/** What survives a crash of one node. */
export class Disk {
  readonly blocks: HeldBlock[] = [];
  votes: VoteRecord[] = [];
  syncs = 0;
  record: SignerRecord | null = null;

  async append(records: readonly VoteRecord[]): Promise<void> {
    this.votes.push(...records);
    this.syncs++;
  }

  async finish(): Promise<void> {
    this.votes = [];
  }

  async write(record: Uint8Array): Promise<void> {
    this.record = readSignerRecord(record);
  }

  async commit(block: HeldBlock): Promise<void> {
    this.blocks.push(block);
  }
}

export interface NodeOptions {
  readonly validators: readonly Validator[];
  readonly intervalMs?: number;
  /** Of every height; else half a second after the block before. */
  readonly earliestMs?: number | undefined;
  readonly time: VirtualTime;
  readonly disk: Disk;
  readonly network: Network<TestBlock>;
  /** Null: a node that only follows. */
  readonly publicKey: string | null;
  /** How long building and committing take. */
  readonly workMs?: number;
  readonly doppelgangerBlocks?: number;
  /** Waits at the first height until `endWaiting`. */
  readonly fresh?: boolean;
  /** Signs instead of a signer on the disk of the node. */
  readonly signer?: MessageSigner;
  /** What the application says of the order of every block. */
  readonly fair?: boolean;
  /** Checks signatures instead of `verify`. */
  readonly verify?: typeof verify;
  /** Told of every block that is executed to judge it. */
  readonly judged?: (hash: Hash) => void;
  /** What the application says of how long agreeing will take. */
  readonly expectedMs?: () => number;
}

export class TestNode {
  readonly driver: ConsensusDriver<TestBlock>;
  readonly disk: Disk;
  readonly alarms: string[] = [];
  readonly accused: Evidence[] = [];
  /** Heights whose block was read for what it tells. */
  lookedUp = 0;
  halted: string | null = null;
  failCommit = false;
  alive = true;
  /** Blocks that are built or checked now. */
  atWork = 0;
  private readonly options: NodeOptions;

  constructor(options: NodeOptions) {
    this.options = options;
    this.disk = options.disk;
    const { time, network, publicKey } = options;
    this.driver = new ConsensusDriver<TestBlock>({
      application: this.application(),
      clock: time,
      network,
      voteLog: this.voteLog(),
      validator: publicKey === null ? null : { publicKey, signer: options.signer ?? this.signer(publicKey) },
      verify: options.verify ?? verify,
      domain: DOMAIN,
      onHalt: (reason) => {
        this.halted = reason;
      },
      onEvidence: (evidence) => this.accused.push(evidence),
    });
  }

  start(): Promise<void> {
    return this.driver.start(this.next());
  }

  /** Power failure: what is not on the disk is gone, and nothing more gets there. */
  async crash(): Promise<void> {
    this.alive = false;
    await Promise.race([this.driver.stop(), quiet()]);
  }

  private next(): NextHeight {
    const height = this.disk.blocks.length + 1;
    const { validators, intervalMs = 2000 } = this.options;
    const addresses = validators.map((validator) => validator.address);
    const leaders = addresses.map((_, i) => addresses[(height + i) % addresses.length]!);
    const { earliestMs = (this.disk.blocks.at(-1)?.block.timestampMs ?? 0) + 500 } = this.options;
    return { height, validators, leaders, targetMs: intervalMs, intervalMs, earliestMs };
  }

  private async work(): Promise<void> {
    const { workMs = 0, time } = this.options;
    if (workMs > 0) await new Promise<void>((resolve) => time.schedule(workMs, resolve));
    if (!this.alive) await new Promise(() => {});
  }

  private async workOnBlock(): Promise<void> {
    this.atWork++;
    await this.work();
    this.atWork--;
  }

  private application(): Application<TestBlock> {
    const { disk } = this;
    const headHash = (): string => disk.blocks.at(-1)?.hash ?? 'genesis';
    return {
      build: async (height, round) => {
        const timestampMs = this.options.time.now();
        await this.workOnBlock();
        const proposer = this.options.validators.find(({ publicKey }) => publicKey === this.options.publicKey)!.address;
        const block = { height, round, timestampMs, parent: headHash(), proposer, seal: null };
        return { hash: blockHash(block), block };
      },
      validate: async (hash, block) => {
        this.options.judged?.(hash);
        await this.workOnBlock();
        return block.height === disk.blocks.length + 1 && block.parent === headHash();
      },
      isFair: async () => this.options.fair ?? true,
      ...(this.options.expectedMs && { expectedMs: this.options.expectedMs }),
      commit: async (hash, block, certificate) => {
        await this.work();
        if (this.failCommit) throw new Error('disk full');
        await disk.commit({ hash, block, certificate, atMs: this.options.time.now() });
        return this.next();
      },
      header: (block) => ({
        hash: blockHash(block),
        round: block.round,
        timestampMs: block.timestampMs,
        proposer: block.proposer,
        seal: block.seal === null ? null : Buffer.from(block.seal, 'hex'),
        lastCommit: disk.blocks[block.height - 2]?.certificate ?? null,
      }),
      signedAt: async (height) => {
        this.lookedUp++;
        const held = disk.blocks[height - 1];
        return held === undefined
          ? null
          : { validators: this.options.validators, messages: precommitsOf(held.certificate) };
      },
      sealed: (block, seal) => ({ ...block, seal: Buffer.from(seal).toString('hex') }),
      encode: (block) => new TextEncoder().encode(JSON.stringify(block)),
      decode: (bytes) => JSON.parse(new TextDecoder().decode(bytes)) as TestBlock,
    };
  }

  private voteLog(): VoteRecords {
    const { disk } = this;
    return {
      append: async (records) => {
        await this.work();
        await disk.append(records);
      },
      load: async () => disk.votes,
      finish: async () => {
        if (this.alive) await disk.finish();
      },
    };
  }

  /** The real signer on the disk's record. */
  private signer(publicKey: string): MessageSigner {
    const { disk } = this;
    const { doppelgangerBlocks = 0 } = this.options;
    return new GuardedSigner({
      sign: (bytes) => signature(publicKey, bytes),
      record: new SigningRecord(
        DOMAIN,
        {
          write: async (bytes) => {
            await this.work();
            if (this.alive) await disk.write(bytes);
          },
        },
        disk.record ?? emptyRecord(publicKey),
      ),
      fresh: this.options.fresh === true,
      doppelgangerBlocks,
      alarm: (what) => this.alarms.push(what),
    });
  }
}

/** Nobody listens; what was said is kept. */
export class Silence implements Network<TestBlock> {
  readonly sent: { message: Message; atMs: number }[] = [];
  private readonly time: VirtualTime;

  constructor(time: VirtualTime) {
    this.time = time;
  }

  broadcast(message: Message): void {
    this.sent.push({ message, atMs: this.time.now() });
  }

  sendTo(_peer: string, message: Message): void {
    this.broadcast(message);
  }

  readonly blamed: string[] = [];

  blame(peer: string, why: string): void {
    this.blamed.push(`${peer}: ${why}`);
  }

  async fetch(): Promise<boolean> {
    return false;
  }
}

/** Links all nodes with one delay; `loses` decides the fate of each message. */
export class Hub {
  readonly nodes = new Map<string, TestNode>();
  loses: (from: string, to: string, message: Message) => boolean = () => false;
  readonly blamed: string[] = [];
  private readonly time: VirtualTime;
  private readonly delayMs: number;

  constructor(time: VirtualTime, delayMs: number) {
    this.time = time;
    this.delayMs = delayMs;
  }

  link(self: string): Network<TestBlock> {
    const deliver = (to: string, message: Message, block?: TestBlock): void => {
      if (to === self || this.loses(self, to, message)) return;
      this.time.schedule(this.delayMs, () => this.nodes.get(to)?.driver.receive(self, message, block && (() => block)));
    };
    return {
      broadcast: (message, block) => {
        for (const to of this.nodes.keys()) deliver(to, message, block);
      },
      sendTo: deliver,
      blame: (peer, why) => void this.blamed.push(`${peer}: ${why}`),
      fetch: async (height, hash, _first, accepts) => {
        const holders = [...this.nodes.values()].flatMap((node) => node.disk.blocks);
        return holders.some((held) => held.block.height === height && held.hash === hash && accepts(held.block));
      },
    };
  }
}
