/** HTTP requests for tests of parsers: heads that clients send, mutations, and attempts at request smuggling. */

/** Heads as clients send them, without Content-Length and the empty line. */
export const HEADS: readonly string[] = [
  // curl
  ['Host: localhost:9933', 'User-Agent: curl/8.5.0', 'Accept: */*', 'Content-Type: application/json'],
  // fetch of Node (undici)
  [
    ...['host: localhost:9933', 'connection: keep-alive', 'content-type: application/json', 'accept: */*'],
    ...['accept-language: *', 'sec-fetch-mode: cors', 'user-agent: node', 'accept-encoding: gzip, deflate'],
  ],
  // axios
  [
    ...['Accept: application/json, text/plain, */*', 'Content-Type: application/json', 'User-Agent: axios/1.7.2'],
    ...['Accept-Encoding: gzip, compress, deflate, br', 'Host: localhost:9933', 'Connection: keep-alive'],
  ],
  // Go net/http
  ['Host: 127.0.0.1:9933', 'User-Agent: Go-http-client/1.1', 'Content-Type: application/json', 'Accept-Encoding: gzip'],
  // python requests
  [
    ...['Host: 127.0.0.1:9933', 'User-Agent: python-requests/2.31.0', 'Accept-Encoding: gzip, deflate'],
    ...['Accept: */*', 'Connection: keep-alive', 'Content-Type: application/json'],
  ],
  // reqwest
  ['content-type: application/json', 'accept: */*', 'host: 127.0.0.1:9933'],
  // Chromium
  [
    ...['Host: localhost:9933', 'Connection: keep-alive', 'sec-ch-ua: "Chromium";v="126", "Not/A)Brand";v="8"'],
    ...['Content-Type: application/json', 'sec-ch-ua-mobile: ?0', 'User-Agent: Mozilla/5.0 (X11; Linux x86_64)'],
    ...['sec-ch-ua-platform: "Linux"', 'Accept: */*', 'Origin: http://localhost:3000', 'Sec-Fetch-Site: same-site'],
    ...['Referer: http://localhost:3000/', 'Accept-Encoding: gzip, deflate, br', 'Cookie: a=1; b=2'],
  ],
  // nginx and HAProxy as proxies
  [
    ...['Host: rpc.example.org', 'X-Real-IP: 203.0.113.7', 'X-Forwarded-For: 203.0.113.7, 10.0.0.1'],
    ...['X-Forwarded-Proto: https', 'Connection: close', 'Content-Type: application/json'],
  ],
  ['host: rpc.example.org', 'x-forwarded-for: 203.0.113.7', 'content-type: application/json', 'x-request-id: 7f-a.b_c'],
  // okhttp
  [
    'Content-Type: application/json; charset=utf-8',
    'Host: node',
    'Connection: Keep-Alive',
    'User-Agent: okhttp/4.12.0',
  ],
].map((lines) => `POST / HTTP/1.1\r\n${lines.map((line) => `${line}\r\n`).join('')}`);

type Below = (limit: number) => number;

/** Changes a request; `other` returns another one. */
export type Mutation = (text: string, below: Below, other: () => string) => string;

/** Pieces that mean something to a parser. */
const TOKENS: readonly string[] = [
  ...[
    '\r\n',
    '\n',
    '\r',
    '\0',
    ' ',
    '\t',
    ':',
    ',',
    ';',
    '"',
    '\r\n ',
    '\r\n\t',
    '\n\n',
    '\r\r\n',
    '\r\n\r\n',
    '\x7f',
    '\x80',
  ],
  ...['\xff', '0', '-', '+', '1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'POST ', 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'],
];

const LINES: readonly string[] = [
  ...['Content-Length: 0', 'Content-Length: 24', 'content-length: 5', 'Content-Length: +24', 'Content-Length: 0x18'],
  ...[
    'Content-Length: 24, 24',
    'Content-Length : 24',
    'Content-Length:24',
    'Content-Length:\t24',
    'Content-Length: 024',
  ],
  ...[
    'Content-Length:  24',
    'Content-Length: 24 ',
    'Content-Length: 99999999999999999999',
    'Content-Length: -1',
    'Content-Length:',
  ],
  ...[
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: identity',
    'Transfer-Encoding: gzip, chunked',
    'transfer-encoding:chunked',
  ],
  ...[
    'Transfer-Encoding : chunked',
    'Transfer-Encoding: chunked, identity',
    'Transfer-Encoding: xchunked',
    'TE: trailers',
  ],
  ...['Connection: close', 'Connection: keep-alive', 'Connection: Upgrade', 'Connection: close, TE', 'Connection:'],
  ...[
    'Upgrade: h2c',
    'Expect: 100-continue',
    'Trailer: X',
    'Host: other',
    'Host:',
    'Host: a, b',
    '__proto__: x',
    'constructor: y',
  ],
  ...[
    'Set-Cookie: a=b',
    'Cookie: c=d',
    'X: a\tb',
    'X : y',
    'X\t: y',
    ': y',
    'X',
    'x-\xe9: y',
    'X: \xe9',
    'X:',
    'X: \0',
    'X: a\x01b',
  ],
  ...[
    'Content-Type: text/plain',
    'Accept: a',
    'Accept: b',
    'X-Forwarded-For: 1.2.3.4',
    'Proxy-Connection: keep-alive',
    'X;Y: z',
  ],
];

const REQUEST_LINES: readonly string[] = [
  ...[
    'POST / HTTP/1.0',
    'POST / HTTP/1.2',
    'POST / HTTP/2.0',
    'POST / HTTP/1.1 ',
    'POST  / HTTP/1.1',
    'POST /  HTTP/1.1',
  ],
  ...[
    'POST /?a=b HTTP/1.1',
    'POST // HTTP/1.1',
    'POST http://evil/ HTTP/1.1',
    'POST http://localhost/ HTTP/1.1',
    'POST * HTTP/1.1',
  ],
  ...[
    'post / HTTP/1.1',
    'GET / HTTP/1.1',
    'PUT / HTTP/1.1',
    'OPTIONS * HTTP/1.1',
    'HEAD / HTTP/1.1',
    'CONNECT a:1 HTTP/1.1',
  ],
  ...[
    'PRI * HTTP/2.0',
    'POST / http/1.1',
    'POST /\t HTTP/1.1',
    'POST',
    'POST /',
    '\r\nPOST / HTTP/1.1',
    'POST /\xe9 HTTP/1.1',
    'FOO / HTTP/1.1',
  ],
];

/** Start of the line at or after a place. */
const lineAt = (text: string, at: number): number => {
  const end = text.indexOf('\r\n', at);
  return end < 0 ? text.length : end + 2;
};

const chunked = (body: string, size: string): string => `${size}\r\n${body}\r\n0\r\n`;

export const MUTATIONS: readonly Mutation[] = [
  // a token anywhere, in the head more often
  (text, below) => {
    const at = below(below(2) === 0 ? text.length : 80);
    return text.slice(0, at) + TOKENS[below(TOKENS.length)] + text.slice(at);
  },
  (text, below) => {
    const at = below(text.length);
    return text.slice(0, at) + text.slice(at + 1 + below(4));
  },
  (text, below) => {
    const at = below(text.length);
    return text.slice(0, at) + String.fromCharCode(below(256)) + text.slice(at + 1);
  },
  // a line among the headers
  (text, below) => {
    const at = lineAt(text, below(Math.max(1, text.indexOf('\r\n\r\n'))));
    return `${text.slice(0, at)}${LINES[below(LINES.length)]}\r\n${text.slice(at)}`;
  },
  // a line twice
  (text, below) => {
    const at = lineAt(text, below(60));
    return text.slice(0, lineAt(text, at)) + text.slice(at);
  },
  (text, below) => REQUEST_LINES[below(REQUEST_LINES.length)] + text.slice(text.indexOf('\r\n')),
  // folded, with bare line ends
  (text, below) => {
    const at = text.indexOf(': ', below(100));
    return at < 0 ? text : `${text.slice(0, at + 1)}\r\n${text.slice(at + 1)}`;
  },
  (text) => text.replaceAll('\r\n', '\n'),
  (text) => text.replace('\r\n\r\n', '\n\n'),
  // chunked bodies, with extensions and trailers
  (text, below) => {
    const end = text.indexOf('\r\n\r\n');
    const body = text.slice(end + 4);
    const size = body.length.toString(16);
    const sizes = [
      size,
      `${size};a=b`,
      `${size};a="\r\n"`,
      `${size} `,
      `0${size}`,
      `0x${size}`,
      `${size}\n`,
      `${size.toUpperCase()};`,
      'z',
      '',
    ];
    const trailer = ['', 'X: y\r\n', 'Content-Length: 3\r\n', 'X\r\n'][below(4)];
    const lengths = below(2) === 0 ? text.slice(0, end) : text.slice(0, end).replace(/\r\nContent-Length:[^\r]*/i, '');
    return `${lengths}\r\nTransfer-Encoding: chunked\r\n\r\n${chunked(body, sizes[below(sizes.length)]!)}${trailer}\r\n`;
  },
  // long lines: beyond the plain reader's limit, and beyond Node's
  (text, below) =>
    text.replace('\r\n', `\r\nX-Long: ${'a'.repeat([100, 4_000, 4_200, 16_000, 17_000][below(5)]!)}\r\n`),
  // a length that is wrong
  (text, below) => text.replace(/Content-Length: \d+/i, (line) => `${line.slice(0, -1)}${below(10)}`),
  (text, _, other) => text.slice(0, text.indexOf('\r\n\r\n') + 4) + other(),
  (text, below) => text.slice(0, below(text.length)),
];

/** A known attempt, with the number of requests that it is to be read as, and the refusals. */
interface Attempt {
  readonly name: string;
  readonly text: string;
  readonly outcome: readonly [number, readonly string[]];
}

const SMUGGLED = 'POST /admin HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n';
const attempt = (
  name: string,
  lines: readonly string[],
  body: string,
  outcome: Attempt['outcome'] = [0, ['400']],
): Attempt => ({
  ...{ name, outcome },
  text: ['POST / HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', ...lines, '', body].join('\r\n'),
});

export const SMUGGLING: readonly Attempt[] = [
  attempt('two different lengths', ['Content-Length: 2', 'Content-Length: 54'], `{}${SMUGGLED}`),
  attempt('two equal lengths', ['Content-Length: 2', 'Content-Length: 2'], '{}'),
  attempt('a list of lengths', ['Content-Length: 2, 2'], '{}'),
  attempt('a space before the colon', ['Content-Length : 2'], `{}${SMUGGLED}`),
  attempt('a sign before the length', ['Content-Length: +2'], '{}'),
  attempt('length and chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked'], `0\r\n\r\n${SMUGGLED}`),
  attempt('chunks and length', ['Transfer-Encoding: chunked', 'Content-Length: 4'], `0\r\n\r\n${SMUGGLED}`),
  attempt('an unknown encoding', ['Transfer-Encoding: xchunked', 'Content-Length: 2'], `{}${SMUGGLED}`),
  attempt('a folded length', ['Content-Length:', ' 2'], '{}'),
  attempt('a folded header', ['X: a', ' Content-Length: 99', 'Content-Length: 2'], '{}'),
  attempt('a bare line feed', ['X: a\nContent-Length: 99', 'Content-Length: 2'], '{}'),
  attempt('a bare carriage return', ['X: a\rContent-Length: 99', 'Content-Length: 2'], '{}'),
  attempt('a zero byte in a value', ['X: a\0b', 'Content-Length: 2'], '{}'),
  attempt('a zero byte in a name', ['X\0: a', 'Content-Length: 2'], '{}'),
  attempt('a line of 5,000 bytes', [`X: ${'a'.repeat(5_000)}`, 'Content-Length: 2'], '{}', [1, []]),
  attempt('a line of 17,000 bytes', [`X: ${'a'.repeat(17_000)}`, 'Content-Length: 2'], '{}', [0, ['431']]),
  attempt('a chunk extension', ['Transfer-Encoding: chunked'], '2;a=b\r\n{}\r\n0\r\n\r\n', [1, []]),
  attempt('a line feed in a chunk extension', ['Transfer-Encoding: chunked'], `2;a\nb\r\n{}\r\n0\r\n\r\n${SMUGGLED}`),
  attempt('a pipelined request', ['Content-Length: 2'], `{}${SMUGGLED}`, [2, []]),
  {
    name: 'an absolute target',
    text: 'POST http://other/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}',
    outcome: [1, []],
  },
  { name: 'no host', text: 'POST / HTTP/1.1\r\nContent-Length: 2\r\n\r\n{}', outcome: [0, ['400']] },
  {
    name: 'lines that end with a line feed',
    text: 'POST / HTTP/1.1\nHost: localhost\nContent-Length: 2\n\n{}',
    outcome: [0, ['400']],
  },
];
