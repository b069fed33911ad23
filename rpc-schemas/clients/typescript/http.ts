/** Calls over HTTP: each call or batch is one request. */

import { MAX_ANSWER_BYTES, parseJson } from '../../../runtime/lib/codec/json-scan.js';
import { ClientError } from './errors.js';
import type { Answer, Call, Wire } from './wire.js';

/** A node reached by HTTP requests. */
export function httpWire(url: string, patience: number): Wire {
  return {
    async exchange(calls: readonly Call[], batch: boolean): Promise<readonly Answer[]> {
      let text: string;
      try {
        const answer = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(batch ? calls : calls[0]),
          signal: AbortSignal.timeout(patience),
        });
        text = await textOf(answer);
      } catch (cause) {
        throw new ClientError('NoAnswer', `no answer from ${url}: ${(cause as Error).message}`, { cause });
      }
      return answersTo(calls, parse(text, url));
    },
    close() {},
  };
}

/** The text of a response, up to the maximum length of a node's responses. */
async function textOf({ body }: Response): Promise<string> {
  if (body === null) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; ; ) {
    const { value, done } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > MAX_ANSWER_BYTES) {
      await reader.cancel();
      throw new Error(`the answer is longer than ${MAX_ANSWER_BYTES} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}

function parse(text: string, url: string): Answer | readonly Answer[] {
  try {
    const json: unknown = parseJson(text);
    if (typeof json === 'object' && json !== null) return json as Answer | readonly Answer[];
  } catch {
    // Reported below, like any other text that is not a response.
  }
  throw new ClientError('NoAnswer', `the response from ${url} is not JSON-RPC: ${text.slice(0, 80)}`);
}

/** Responses in the order of the calls. A single error response to a batch applies to all calls. */
function answersTo(calls: readonly Call[], given: Answer | readonly Answer[]): readonly Answer[] {
  if (!Array.isArray(given)) return calls.map(() => given as Answer);
  const byId = new Map((given as readonly Answer[]).map((answer) => [answer.id, answer]));
  return calls.map(({ id, method }) => {
    const answer = byId.get(id);
    if (answer === undefined) throw new ClientError('NoAnswer', `the response to ${method} is missing`);
    return answer;
  });
}
