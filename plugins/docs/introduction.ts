/** Introduction to the documentation: addresses, units, errors, write options, signing, subscriptions. */

import { unitOf } from '../../runtime/plugin.js';
import { type Document, exampleOf } from './document.js';
import { html, prose } from './html.js';
import type { PageContext } from './page.js';

/** Chain properties for the page; without the method that returns them, the page shows no names. */
interface Chain {
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
  readonly chain_id: number;
  readonly address_prefix: string;
}

function chainOf({ methods }: Document): Partial<Chain> {
  const method = methods.find(({ name }) => name === 'chain_nodeInfo');
  return (method && (exampleOf(method)?.result as Partial<Chain> | undefined)) ?? {};
}

const part = (id: string, title: string, ...paragraphs: readonly string[]): string =>
  `<section id="${id}" data-unit><h3><a href="#${id}">${title}</a></h3><div data-find>${paragraphs.join('')}</div></section>`;

const p = (text: string): string => `<p>${prose(text)}</p>`;
const pre = (text: string): string => `<pre class="address">${html(text)}</pre>`;

/** Sections of the introduction, for the menu and the page. */
export function introduction(
  document: Document,
  url: string,
  { served }: PageContext,
): readonly { id: string; title: string; body: string }[] {
  const { symbol = 'the native token', decimals = 9, address_prefix = '' } = chainOf(document);
  const whole = unitOf({ decimals }).toLocaleString('en');
  const parts: (readonly [id: string, title: string, ...paragraphs: string[]])[] = [
    [
      'calling',
      'Calling',
      p(
        `JSON-RPC 2.0 over HTTP POST and WebSocket, on one port. Parameters are passed by position or by name; optional ones may be omitted or \`null\`. A batch is an array of calls. ${served ? 'The forms below call this node.' : 'A node serves this page at `/docs`, with a form for every method.'}`,
      ),
      pre(
        `curl -s ${url} -H 'content-type: application/json' -d '{"jsonrpc":"2.0","id":1,"method":"chain_nodeInfo","params":[]}'`,
      ),
    ],
    [
      'units',
      'Units and names',
      p(
        `Amounts are raw units as decimal strings, because JSON numbers are exact only up to 2^53; integers are accepted too. 1 ${symbol} is ${whole} raw units; other tokens have their own \`decimals\`.`,
      ),
      p(
        `Addresses begin with \`${address_prefix}\`; \`0x\` and 64 hex digits are accepted too. An address has no checksum: check it before you pay. Tokens are named by symbol or by mint. Times are Unix seconds. Shares and rates are basis points (hundredths of a percent).`,
      ),
    ],
    [
      'refusals',
      'Errors',
      p(
        'An error has a permanent `code`, a `message`, and in `data` its `name`, its `module`, `details`, and whether a retry can succeed (`retryable`). A rejected bundle costs nothing and uses no nonce. Codes below 0 are those of JSON-RPC; the [table of errors](#errors) lists all.',
      ).replace('[table of errors](#errors)', '<a href="#errors">table of errors</a>'),
      pre(
        `{"code":1003,"message":"The balance is too low","data":{"name":"InsufficientBalance","module":"runtime","details":{"token":"${symbol}","have":"5","need":"7"},"retryable":false}}`,
      ),
      p(
        'Each call costs units, listed with its method. A node with a rate limit returns HTTP 429 when a caller exceeds it.',
      ),
    ],
    [
      'writing',
      'Write options',
      p(
        'A write method builds a bundle with one operation, simulates it on the pending state, and submits it. Its last parameter is `opts`:',
      ),
      options(document),
      p(
        'By default it returns once the bundle is pending. `wait: "included"` waits for the block, which is final; `dry_run: true` submits nothing and returns the fee, the changes and warnings.',
      ),
    ],
    [
      'signing',
      'Signing',
      p(
        'On a network that enforces signatures these methods return 1010 SignatureRequired. Prepare, sign and submit a bundle instead: `chain_prepareBundle` returns its bytes and `signing_hash`; sign the 32 bytes of the hash with the key of the account; append the signature; call `chain_submitBundle`. The TypeScript client and the command line do this, and encode what they sign themselves:',
      ),
      pre(
        `import { connect } from 'trellis/client';\nconst node = connect('${url}');\nconst account = node.account(SECRET);\nconst receipt = await account.send([{ Transfer: { to, token_symbol: '${symbol}', amount: '1' } }]);`,
      ),
    ],
    [
      'streams',
      'Subscriptions',
      p(
        'Subscriptions over WebSocket deliver blocks, bundles and operations when they are final: `chain_subscribe_newHeads`, `chain_subscribe_newTransactions`, `chain_subscribe_logs`. Notifications are numbered by `seq` without gaps.' +
          (served ? ' Their forms open a WebSocket and show the last 20 notifications.' : ''),
      ),
    ],
  ];
  return parts.map(([id, title, ...paragraphs]) => ({ id, title, body: part(id, title, ...paragraphs) }));
}

/** The fields of the write options, with their descriptions. */
function options({ components }: Document): string {
  const fields = Object.entries(components.schemas.WriteOptions?.properties ?? {});
  const rows = fields.map(
    ([name, { description = '' }]) => `<tr><td><code>${html(name)}</code></td><td>${prose(description)}</td></tr>`,
  );
  return rows.length === 0 ? '' : `<table>${rows.join('')}</table>`;
}
