/** Shared components: texts, ids, amounts, times, tables, and placeholders during loading. */

import { type ComponentChildren, createContext, type VNode } from 'preact';
import { useContext, useId, useState } from 'preact/hooks';
import { ClientError, NodeError } from '../../../rpc-schemas/clients/typescript/index.js';
import { decimalText, formatAmount } from '../../../runtime/lib/codec/decimal.js';
import { NATIVE, names, network } from './chain.js';
import { type Asked, to, useLookup, useNow, useToken } from './hooks.js';
import { grouped, hides, mixes, moment, plain, shortId, span } from './text.js';

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
      {done ? 'copied' : 'copy'}
    </button>
  );
}

/**
 * True where ids are shown in full and amounts also in raw units: a signature must not depend on names or decimals that
 * could be wrong.
 */
export const Exact = createContext(false);

/** An account, shown by its name if it has one. */
export function Address({ of, whole = false }: { readonly of: string; readonly whole?: boolean }): VNode {
  const exact = useContext(Exact);
  const full = whole || exact;
  const name = useLookup(names, full ? undefined : of);
  return (
    <span class="id">
      <a href={to('address', of)} title={of}>
        {typeof name === 'string' ? <Text of={name} most={80} /> : <code>{full ? of : shortId(of)}</code>}
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
export const Id = ({ of }: { readonly of: string }): VNode => (
  <span class="id">
    <code title={plain(of)}>{plain(shortId(of))}</code>
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
export function Rounded({ raw }: { readonly raw: string }): VNode {
  const whole = wholeUnits(raw, network.decimals);
  const short = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 4 }).format(whole);
  return (
    <span class="amount" title={`${formatAmount(BigInt(raw), network.decimals)} ${network.symbol}`}>
      {short} {network.symbol}
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
  if (problem instanceof NodeError) return `${problem.code} ${plain(problem.name, 80)}`;
  return problem instanceof ClientError ? problem.name : 'Failed';
};

/** An error, with its original message. */
export function Problem({ of, again }: { readonly of: unknown; readonly again?: () => void }): VNode {
  const { message } = of instanceof Error ? of : { message: String(of) };
  const details = of instanceof NodeError && of.data !== undefined ? JSON.stringify(of.data) : '';
  return (
    <div class="problem" role="alert">
      <strong>{titleOf(of)}</strong> {plain(message, 600)}
      {details === '' || details === '{}' ? null : <code>{plain(details, 600)}</code>}
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

/** The result of a request, once it arrives. */
export function Answer<T>({
  of,
  children,
  none = 'Not found.',
  title,
}: {
  readonly of: Asked<T>;
  readonly children: (value: NonNullable<T>) => ComponentChildren;
  readonly none?: string;
  /** Heading of the page, shown until the result provides one; only if the result is the whole page. */
  readonly title?: string;
}): VNode {
  if (of.value !== undefined && of.value !== null) return <>{children(of.value as NonNullable<T>)}</>;
  return (
    <>
      {title === undefined ? null : <h1>{title}</h1>}
      {of.problem !== undefined ? (
        <Problem of={of.problem} />
      ) : of.value === null ? (
        <p class="none">{none}</p>
      ) : (
        <p class="waiting">Loading…</p>
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
  readonly rows: readonly (readonly [term: string, value: ComponentChildren])[];
}): VNode => (
  <dl class="figures">
    {rows.map(([term, value]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** Explicit roles, because browsers drop the table semantics when styles change its display. */
const as = (role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'cell') => ({ role });

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
  if (rows.length === 0) return <p class="none">{none}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section class="scroll" tabIndex={0} aria-label={caption}>
      <table {...as('table')}>
        <thead {...as('rowgroup')}>
          <tr {...as('row')}>
            {head.map((name) => (
              <th key={name} scope="col" {...as('columnheader')}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as('rowgroup')}>
          {rows.map((row, i) => (
            <tr key={i} {...as('row')}>
              {row.map((cell, k) => (
                <td key={k} {...as('cell')} data-column={head[k]}>
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
