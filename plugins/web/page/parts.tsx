/** Shared components: texts, ids, amounts, times, tables, and placeholders during loading. */

import { type ComponentChildren, createContext, type VNode } from 'preact';
import { useContext, useId, useState } from 'preact/hooks';
import { ClientError, NodeError } from '../../../rpc-schemas/clients/typescript/index.js';
import { decimalText, formatAmount } from '../../../runtime/lib/codec/decimal.js';
import { type Label, labels, NATIVE, network } from './chain.js';
import { type Asked, to, useLookup, useNow, useToken } from './hooks.js';
import { grouped, hides, mixes, moment, plain, shortId, span, words } from './text.js';

/** An untrusted text: never markup or a link, isolated in its direction, with hidden characters made visible. */
export function Text({ of, most }: { readonly of: string; readonly most?: number }): VNode {
  return (
    <>
      <bdi class={hides(of) ? 'text hides' : 'text'} title={hides(of) ? 'Contains invisible characters' : undefined}>
        {plain(of, most)}
      </bdi>
      {mixes(of) ? (
        <>
          {' '}
          <Badge tone="warn">mixed alphabets</Badge>
        </>
      ) : null}
    </>
  );
}

/** A text of a module's author, with `code` in backticks. */
export const Prose = ({ of, most = 400 }: { readonly of: string; readonly most?: number }): VNode => (
  <>
    {plain(of, most)
      .split('`')
      .map((part, i) => (i % 2 === 0 ? part : <code key={i}>{part}</code>))}
  </>
);

/** A button that copies a text. */
export function Copy({ text, what }: { readonly text: string; readonly what: string }): VNode {
  const [done, setDone] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setDone(true);
    setTimeout(() => setDone(false), 1_500);
  };
  return (
    <button type="button" class="copy" aria-label={`Copy ${what}`} onClick={() => void copy().catch(() => {})}>
      <svg width="15" height="15" viewBox="0 0 16 16" aria-hidden="true">
        {done ? <path d="m3 8.5 3.2 3.2L13 5" /> : <path d="M5.5 5.5v-3h8v8h-3m-8-5h8v8h-8z" />}
      </svg>
      {done ? <span class="unseen">copied</span> : null}
    </button>
  );
}

/**
 * True where ids are shown in full and amounts also in raw units: a signature must not depend on names or decimals that
 * could be wrong.
 */
export const Exact = createContext(false);

/** Label of an account: its role on the chain, otherwise its registered name, otherwise its moniker as a validator. */
export function Called({ of: { role, name, moniker } }: { readonly of: Label }): VNode | null {
  if (role) return <span>{plain(role, 64)}</span>;
  if (name) return <Text of={name} most={80} />;
  if (!moniker) return null;
  return (
    <>
      <Text of={moniker} most={64} /> <span class="role">validator</span>
    </>
  );
}

const isCalled = (label: Label | null | undefined): label is Label =>
  label != null && (label.role ?? label.name ?? label.moniker) !== null;

/** An account: its role, name or moniker if it has one. */
export function Address({ of, whole = false }: { readonly of: string; readonly whole?: boolean }): VNode {
  const exact = useContext(Exact);
  const full = whole || exact;
  const label = useLookup(labels, full ? undefined : of);
  return (
    <span class="id">
      <a href={to('address', of)} title={of}>
        {isCalled(label) ? <Called of={label} /> : <code>{full ? of : shortId(of)}</code>}
      </a>
      {whole ? <Copy text={of} what="address" /> : null}
    </span>
  );
}

/** A hash, linked to its page. */
export function Hash({
  of,
  kind = 'tx',
  whole = false,
}: {
  readonly of: string;
  readonly kind?: string;
  readonly whole?: boolean;
}): VNode {
  return (
    <span class="id">
      <a href={to(kind, of)} title={of}>
        <code>{whole ? of : shortId(of)}</code>
      </a>
      {whole ? <Copy text={of} what="hash" /> : null}
    </span>
  );
}

/** An id without a link. */
export const Id = ({ of, whole = false }: { readonly of: string; readonly whole?: boolean }): VNode => (
  <span class={whole ? 'id whole' : 'id'}>
    <code title={plain(of)}>{plain(whole ? of : shortId(of))}</code>
    <Copy text={of} what="id" />
  </span>
);

/** A block, by height. */
export const Height = ({ of }: { readonly of: number }): VNode => <a href={to('block', of)}>{grouped(of)}</a>;

/** Cause of a row: a bundle, or the block itself. */
export const Cause = ({ bundle, height }: { readonly bundle: string | null; readonly height: number }): VNode =>
  bundle === null ? <a href={to('block', height)}>Block {grouped(height)}</a> : <Hash of={bundle} />;

/** A token, by symbol. */
export function TokenLink({ mint }: { readonly mint: string }): VNode {
  const exact = useContext(Exact);
  const full = exact && mint !== NATIVE;
  const token = useToken(full ? undefined : mint);
  return (
    <a href={to('token', mint)} title={mint}>
      {full ? mint : token ? plain(token.symbol, 40) : mint === NATIVE ? network.symbol : shortId(mint)}
    </a>
  );
}

/** Raw units of a token, converted to whole tokens. */
export function Amount({
  raw,
  mint = NATIVE,
  sign = '',
}: {
  readonly raw: string | number | bigint;
  readonly mint?: string;
  readonly sign?: string;
}): VNode {
  const exact = useContext(Exact);
  const native = mint === NATIVE || mint === network.symbol || mint === '';
  const token = useToken(native ? undefined : mint);
  const decimals = native ? network.decimals : token?.decimals;
  // The number of decimals is not known yet.
  if (decimals === undefined && token === undefined) {
    return (
      <span class="amount later" title={`${raw} raw units`}>
        {sign}… <TokenLink mint={mint} />
      </span>
    );
  }
  if (decimals === undefined) {
    return (
      <span class="amount" title="raw units">
        {sign}
        {grouped(raw)} raw {token === null ? '' : <TokenLink mint={mint} />}
      </span>
    );
  }
  return (
    <span class="amount" title={`${raw} raw units`}>
      {sign}
      {formatAmount(BigInt(raw), decimals)} <TokenLink mint={native ? NATIVE : mint} />
      {exact ? <span class="none"> ({raw} raw)</span> : null}
    </span>
  );
}

/** Native raw units with four significant digits; the exact amount is in the tooltip. */
export function Rounded({ raw, bare = false }: { readonly raw: string; readonly bare?: boolean }): VNode {
  const whole = wholeUnits(raw, network.decimals);
  const short = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 4 }).format(whole);
  return (
    <span class="amount" title={`${formatAmount(BigInt(raw), network.decimals)} ${network.symbol}`}>
      {short}
      {bare ? '' : ` ${network.symbol}`}
    </span>
  );
}

/** Raw units as a plain decimal number. */
export const wholeUnits = (raw: string, decimals: number): number => Number(decimalText(BigInt(raw), decimals));

/** A time, and how long ago it was. */
export function Time({ of }: { readonly of: number }): VNode {
  const now = useNow();
  const ms = of * 1000 - now;
  return (
    <time dateTime={new Date(of * 1000).toISOString()} title={moment(of)}>
      {ms > 0 ? `in ${span(ms)}` : `${span(ms)} ago`}
    </time>
  );
}

/** A colored label: good, bad, or neutral. */
export const Badge = ({
  tone = '',
  children,
}: {
  readonly tone?: '' | 'good' | 'bad' | 'warn';
  readonly children: ComponentChildren;
}): VNode => <span class={`badge ${tone}`}>{children}</span>;

const titleOf = (problem: unknown): string => {
  if (problem instanceof NodeError) return plain(words(problem.name), 80).replace(/^./, (first) => first.toUpperCase());
  return problem instanceof ClientError ? problem.name : 'Failed';
};

/** An error, with its code and original message; its details on demand. */
export function Problem({ of, again }: { readonly of: unknown; readonly again?: () => void }): VNode {
  const { message } = of instanceof Error ? of : { message: String(of) };
  const details = of instanceof NodeError && of.data !== undefined ? JSON.stringify(of.data) : '{}';
  return (
    <div class="problem" role="alert">
      <strong>{titleOf(of)}</strong> {plain(message, 600)}
      {of instanceof NodeError ? <span class="none"> (code {of.code})</span> : null}
      {details === '{}' ? null : (
        <details>
          <summary>Details</summary>
          <code>{plain(details, 600)}</code>
        </details>
      )}
      {again === undefined ? null : (
        <p>
          <button type="button" onClick={again}>
            Retry
          </button>
        </p>
      )}
    </div>
  );
}

/** Placeholder during loading: lines of a text, or rows of a list. */
export const Waiting = ({ lines = 4, rows = false }: { readonly lines?: number; readonly rows?: boolean }): VNode => (
  <div class={rows ? 'waiting rows' : 'waiting'} role="status">
    <span class="unseen">Loading</span>
    {Array.from({ length: lines }, (_, i) => (
      <i key={i} />
    ))}
  </div>
);

/** Message for an address that names nothing, with a way on. */
export const Missing = ({
  what,
  children,
}: {
  readonly what: string;
  readonly children?: ComponentChildren;
}): VNode => (
  <section class="card empty">
    <p>{what}</p>
    {children}
    <p>
      Search above, or go to the <a href="#/">overview</a>.
    </p>
  </section>
);

/** Code of parameters that are not of their type, such as a mistyped address. */
const INVALID_PARAMS = -32_602;

/** The result of a request, once it arrives. */
export function Answer<T>({
  of,
  children,
  none = 'Not found.',
  title,
  lines,
  rows,
}: {
  readonly of: Asked<T>;
  readonly children: (value: NonNullable<T>) => ComponentChildren;
  readonly none?: string;
  /** Heading of the page, shown until the result provides one; only if the result is the whole page. */
  readonly title?: string;
  /** Size of the placeholder. */
  readonly lines?: number;
  readonly rows?: boolean;
}): VNode {
  if (of.value !== undefined && of.value !== null) return <>{children(of.value as NonNullable<T>)}</>;
  const { problem } = of;
  const mistyped = title !== undefined && problem instanceof NodeError && problem.code === INVALID_PARAMS;
  return (
    <>
      {title === undefined ? null : <h1>{title}</h1>}
      {mistyped || (of.value === null && title !== undefined) ? (
        <Missing what={none} />
      ) : problem !== undefined ? (
        <Problem of={problem} {...(problem instanceof ClientError ? { again: of.again } : {})} />
      ) : of.value === null ? (
        <p class="empty">{none}</p>
      ) : (
        <Waiting {...(lines === undefined ? {} : { lines })} {...(rows === undefined ? {} : { rows })} />
      )}
    </>
  );
}

export function Part({
  title,
  children,
  aside,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly aside?: ComponentChildren;
}): VNode {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {title} {aside}
      </h2>
      {children}
    </section>
  );
}

/** Rows of a term and its value. */
export const Facts = ({
  rows,
}: {
  readonly rows: readonly (readonly [term: string, value: ComponentChildren, about?: string] | null | false)[];
}): VNode => (
  <dl class="facts">
    {rows.map((row) =>
      row ? (
        <div key={row[0]}>
          <dt title={row[2]}>{row[0]}</dt>
          <dd>{row[1]}</dd>
        </div>
      ) : null,
    )}
  </dl>
);

export const Figures = ({
  rows,
}: {
  readonly rows: readonly (readonly [term: string, value: ComponentChildren, about?: string])[];
}): VNode => (
  <dl class="figures">
    {rows.map(([term, value, about]) => (
      <div key={term}>
        <dt title={about}>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** Explicit roles, because browsers drop the table semantics when styles change its display. */
const as = (role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'cell') => ({ role });

const NUMBER = /^([+−-]|< )?[\d,]+(\.\d+)?( %| B)?$/;

/** Whether a column consists of numbers and amounts, which are right-aligned. */
function isNumeric(cells: readonly ComponentChildren[]): boolean {
  const given = cells.filter((cell) => cell !== '');
  const isOne = (cell: ComponentChildren): boolean =>
    typeof cell === 'string' ? NUMBER.test(cell) : [Amount, Rounded].includes((cell as VNode | null)?.type as never);
  return given.length > 0 && given.every(isOne);
}

/** A table; on a narrow screen each row is a card with the column names. */
export function Table({
  caption,
  head,
  rows,
  none = 'No entries.',
}: {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly ComponentChildren[])[];
  readonly none?: string;
}): VNode {
  if (rows.length === 0) return <p class="empty">{none}</p>;
  const numeric = head.map((_, k) => isNumeric(rows.map((row) => row[k])));
  const classOf = (k: number) => (numeric[k] ? { class: 'number' } : {});
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section class="scroll" tabIndex={0} aria-label={caption}>
      <table {...as('table')}>
        <thead {...as('rowgroup')}>
          <tr {...as('row')}>
            {head.map((name, k) => (
              <th key={name} scope="col" {...classOf(k)} {...as('columnheader')}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as('rowgroup')}>
          {rows.map((row, i) => (
            <tr key={i} {...as('row')}>
              {row.map((cell, k) => (
                <td key={k} {...classOf(k)} {...as('cell')} data-column={head[k]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Tabs whose selection is part of the address, so that each can be linked. */
export function Tabs({
  at,
  base,
  tabs,
}: {
  readonly at: string;
  readonly base: string;
  readonly tabs: readonly (readonly [id: string, title: string])[];
}): VNode {
  return (
    <nav class="tabs" aria-label="Sections of this page">
      {tabs.map(([id, title]) => (
        <a key={id} href={`${base}?tab=${id}`} aria-current={id === at ? 'page' : undefined}>
          {title}
        </a>
      ))}
    </nav>
  );
}
