/**
 * Webhooks: sends events of final blocks to a server, in signed requests. The plugin's database stores the last reported height.
 * The chain itself is the queue: an unreachable server receives the events later, in order, and costs no memory until then.
 */

import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { BLOCK_LEVEL, type FinalBlock, fail, InvalidOption, optional, plugin, setting, t, table } from 'trellis/plugin';

/** Events in one request. */
const MOST_EVENTS = 200;
/** Timeout of a request. */
const TIMEOUT_MS = 10_000;
/** Delays before a retry: doubled from the first to the longest. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
/** Attempts after which a request is dropped, and the next blocks are reported. */
const ATTEMPTS = 20;
/** Interval of polling for new blocks, in case the hook is not called. */
const REST_MS = 5_000;

/** The last reported height. */
const reported = table(1, [], t.height);

const Status = t.struct({
  height: t.doc(t.height, 'Last block reported to the server'),
  delivered: t.doc(t.count, 'Requests delivered since the start'),
  failed: t.doc(t.count, 'Failed attempts since the start'),
  given_up: t.doc(t.count, 'Requests dropped since the start, after the last attempt'),
});

export default plugin('webhooks', {
  about: 'Sends events of final blocks to a server, in signed requests.',
  sdk: 1,
  options: {
    'webhook-url': optional('Server that receives the events', 'URL', t.text(1, 2_048), 'no requests'),
    'webhook-secret-file': optional('File with the secret that signs requests', 'PATH', t.text(1, 4_096), 'none'),
    'webhook-events': setting(
      'Events to report, comma separated, such as tokens.Transfer; empty for all',
      'NAMES',
      t.text(0, 4_096),
      '',
    ),
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
      height: (await reported.get(database)) ?? node.ledger.head.height,
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

    /** Sends the request once; true if the server accepted it. */
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
          signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(TIMEOUT_MS)]),
        });
        await answer.body?.cancel();
        return answer.ok;
      } catch {
        return false;
      }
    }

    /** Retries until the server accepts the request, or the last attempt fails. */
    async function deliver(id: string, body: string): Promise<void> {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        if (await post(id, body)) return void counts.delivered++;
        if (stopped.signal.aborted) return;
        counts.failed++;
        await rest(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt));
        if (stopped.signal.aborted) return;
      }
      counts.given_up++;
      log('warn', 'webhook dropped', { id, attempts: ATTEMPTS });
    }

    const rest = (ms: number) => pause(ms, undefined, { signal: stopped.signal }).catch(() => {});

    /** Resolves with the next block, or after the polling interval. */
    const news = () =>
      Promise.race([
        new Promise<void>((resolve) => {
          wake = resolve;
        }),
        rest(REST_MS),
      ]);

    async function report(height: number): Promise<void> {
      const block = await node.blocks.at(height);
      const events = block ? eventsOf(block) : [];
      for (let from = 0; from < events.length; from += MOST_EVENTS) {
        const part = events.slice(from, from + MOST_EVENTS);
        const id = `${chainId}-${height}-${from / MOST_EVENTS}`;
        await deliver(id, JSON.stringify({ network, chain_id: chainId, height, events: part }));
        if (stopped.signal.aborted) return;
      }
      await database.write({ changes: [reported.put(height)] });
      counts.height = height;
    }

    const working = (async () => {
      while (!stopped.signal.aborted) {
        // Pruned blocks are skipped.
        const next = Math.max(counts.height + 1, node.blocks.oldest);
        if (next <= node.ledger.head.height) await report(next);
        else await news();
      }
    })();

    return {
      methods: [
        node.method({
          name: 'webhooks_status',
          about: 'Returns the last reported block, and counts of requests.',
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
