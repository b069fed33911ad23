/**
 * Webhooks: tells a server of events in final blocks, by signed requests. What has been told is kept in the plugin's database,
 * and the chain itself is the queue: a server that is away is told later, in order, and nothing piles up in memory.
 */

import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { BLOCK_LEVEL, type FinalBlock, fail, InvalidOption, optional, plugin, setting, t, table } from 'trellis/plugin';

/** Events in one request. */
const MOST_EVENTS = 200;
/** How long an answer may take. */
const PATIENCE_MS = 10_000;
/** Pauses before another attempt: they double from the first to the longest. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
/** After so many attempts a request is given up, and the next blocks are told. */
const ATTEMPTS = 20;
/** Without news of a new block it looks by itself. */
const REST_MS = 5_000;

/** The height up to which the server has been told. */
const told = table(1, [], t.height);

const Status = t.struct({
  height: t.doc(t.height, 'The last block of which the server was told'),
  delivered: t.doc(t.count, 'Requests since the start that the server took'),
  failed: t.doc(t.count, 'Attempts since the start that it did not take'),
  given_up: t.doc(t.count, 'Requests since the start that were given up'),
});

export default plugin('webhooks', {
  about: 'Tells a server of events in final blocks, by signed requests.',
  sdk: 1,
  options: {
    'webhook-url': optional('Server that is told of events', 'URL', t.text(1, 2_048), 'nobody is told'),
    'webhook-secret-file': optional(
      'File with the secret that requests are signed with',
      'PATH',
      t.text(1, 4_096),
      'none',
    ),
    'webhook-events': setting('Events to tell of, comma separated: tokens.Transfer', 'NAMES', t.text(0, 4_096), ''),
  },
  check(options) {
    const url = options['webhook-url'];
    if (url === undefined) return;
    if (!/^https?:/.test(url) || !URL.canParse(url)) {
      fail(InvalidOption, { option: '--webhook-url', value: url, reason: 'must be a URL of http or https' });
    }
    if (options['webhook-secret-file'] === undefined) {
      fail(InvalidOption, {
        option: '--webhook-secret-file',
        value: '',
        reason: 'is missing: requests are signed with it',
      });
    }
  },
  async start(node) {
    const { options, log, text } = node;
    const url = options['webhook-url'];
    if (url === undefined) return {};
    const secret = readFileSync(options['webhook-secret-file']!, 'utf8').trim();
    const names = new Set(options['webhook-events'].split(',').filter((name) => name !== ''));
    const { chainId, network } = node.ledger.chain;
    const database = await node.openDatabase();
    const stopped = new AbortController();
    const counts = {
      height: (await told.get(database)) ?? node.ledger.head.height,
      delivered: 0,
      failed: 0,
      given_up: 0,
    };
    let wake = () => {};
    node.hooks.finalized.tap('webhooks', () => wake());

    function eventsOf({ outcomes, envelopes }: FinalBlock): object[] {
      return outcomes.flatMap(({ events }, i) =>
        events
          .filter(({ type }) => names.size === 0 || names.has(`${type.module}.${type.name}`))
          .map(({ type, opIndex, data }) => ({
            event: `${type.module}.${type.name}`,
            bundle: envelopes[i] ? text.hash(envelopes[i].hash) : null,
            operation: opIndex === BLOCK_LEVEL ? null : opIndex,
            data: type.data.toJson(data, text),
          })),
      );
    }

    /** One attempt; true when the server took it. */
    async function post(id: string, body: string): Promise<boolean> {
      const time = Math.trunc(Date.now() / 1_000);
      const signature = createHmac('sha256', secret).update(`${time}.${id}.${body}`).digest('hex');
      try {
        const answer = await fetch(url!, {
          method: 'POST',
          body,
          headers: {
            'content-type': 'application/json',
            'webhook-id': id,
            'webhook-signature': `t=${time},v1=${signature}`,
          },
          redirect: 'error',
          signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(PATIENCE_MS)]),
        });
        await answer.body?.cancel();
        return answer.ok;
      } catch {
        return false;
      }
    }

    /** Tries until the server took it, or the attempts are over. */
    async function deliver(id: string, body: string): Promise<void> {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        if (await post(id, body)) return void counts.delivered++;
        if (stopped.signal.aborted) return;
        counts.failed++;
        await rest(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt));
        if (stopped.signal.aborted) return;
      }
      counts.given_up++;
      log('warn', `the webhook ${id} is given up after ${ATTEMPTS} attempts`);
    }

    const rest = (ms: number) => pause(ms, undefined, { signal: stopped.signal }).catch(() => {});

    /** Resolves with the next block, or after a while. */
    const news = () =>
      Promise.race([
        new Promise<void>((resolve) => {
          wake = resolve;
        }),
        rest(REST_MS),
      ]);

    async function tell(height: number): Promise<void> {
      const block = await node.blocks.at(height);
      const events = block ? eventsOf(block) : [];
      for (let from = 0; from < events.length; from += MOST_EVENTS) {
        const part = events.slice(from, from + MOST_EVENTS);
        const id = `${chainId}-${height}-${from / MOST_EVENTS}`;
        await deliver(id, JSON.stringify({ network, chain_id: chainId, height, events: part }));
        if (stopped.signal.aborted) return;
      }
      await database.write({ changes: [told.put(height)] });
      counts.height = height;
    }

    const working = (async () => {
      while (!stopped.signal.aborted) {
        // Blocks that the node no longer has are passed over.
        const next = Math.max(counts.height + 1, node.blocks.oldest);
        if (next <= node.ledger.head.height) await tell(next);
        else await news();
      }
    })();

    return {
      methods: [
        node.method({
          name: 'webhooks_status',
          about: 'How far the server has been told, and how it took it.',
          params: {},
          result: Status,
          answer: () => counts,
        }),
      ],
      async stop() {
        stopped.abort();
        wake();
        await working;
      },
    };
  },
});
