/** Building blocks of the console's actions: fields, the resulting preview, and a button that requests a signature. */

import type { ComponentChildren, VNode } from 'preact';
import { useId, useState } from 'preact/hooks';
import { network, node, tokens } from './chain.js';
import { useAsk } from './hooks.js';
import { Answer, Part } from './parts.js';
import { type Draft, Sign } from './sign.js';
import { plain } from './text.js';

/** Converts an amount in whole tokens to raw units, exactly. Throws RangeError with a user-facing message. */
export function rawOf(text: string, decimals: number): string {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) throw new RangeError(`${text} is not an amount: use digits and a point, such as 1.5`);
  const digits = fraction.replace(/0+$/, '');
  if (digits.length > decimals) throw new RangeError(`${text} has too many decimals: the token has ${decimals}`);
  return `${BigInt(whole + digits.padEnd(decimals, '0'))}`;
}

/** Same for a token given by symbol or mint. Rejects with RangeError if there is no such token. */
export async function rawOfToken(text: string, symbol: string): Promise<string> {
  if (symbol === network.symbol) return rawOf(text, network.decimals);
  const token = await tokens.get(symbol);
  if (token === null) throw new RangeError(`token ${symbol} does not exist`);
  return rawOf(text, token.decimals);
}

/** Parses a number, such as an id. Throws RangeError with a user-facing message. */
export function numberOf(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new RangeError(`${text} is not a number`);
  return Number(text);
}

/** Suggestions for a field that also accepts other text. */
type Suggested = 'tokens' | 'validators';

const SUGGESTED: Readonly<Record<Suggested, () => Promise<readonly (readonly [value: string, name: string])[]>>> = {
  tokens: async () => {
    const { tokens: found } = await node.call('chain_listTokens', [100]);
    return found.map(({ symbol, name }) => [symbol, name] as const);
  },
  validators: async () => {
    const { validators } = await node.call('chain_listValidators', [100]);
    return validators.map(({ address, metadata }) => [address, metadata.name] as const);
  },
};

export interface Field {
  readonly name: string;
  readonly label: string;
  /** Initial text. */
  readonly start?: string | null;
  readonly suggest?: Suggested;
  /** Whether the field may stay empty. */
  readonly optional?: boolean;
}

function Input({ of: { name, label, start, suggest, optional } }: { readonly of: Field }): VNode {
  const id = useId();
  const words = useAsk(() => (suggest === undefined ? Promise.resolve([]) : SUGGESTED[suggest]()), [suggest ?? '']);
  return (
    <label>
      <span class="label">
        {label} {optional ? <i>optional</i> : null}
      </span>
      <input
        type="text"
        name={name}
        defaultValue={start ?? ''}
        required={!optional}
        spellcheck={false}
        autocomplete="off"
        {...(suggest === undefined ? {} : { list: id })}
      />
      {suggest === undefined ? null : (
        <datalist id={id}>
          {(words.value ?? []).map(([value, title]) => (
            <option key={value} value={value}>
              {plain(title, 64)}
            </option>
          ))}
        </datalist>
      )}
    </label>
  );
}

/** Texts of the fields, by name. */
export type Fields = Readonly<Record<string, string>>;

/** A form whose result is shown below it. Each submission starts over. */
export function Ask<T>({
  title,
  fields,
  action,
  make,
  children,
  atOnce = false,
}: {
  readonly title: string;
  readonly fields: readonly Field[];
  readonly action: string;
  readonly make: (given: Fields) => Promise<T>;
  readonly children: (made: T) => ComponentChildren;
  /** Submits the form immediately if no required field is empty; for lookups only. */
  readonly atOnce?: boolean;
}): VNode {
  const [asked, setAsked] = useState<{ readonly turn: number; readonly given: Fields } | undefined>(() =>
    atOnce && fields.every(({ start, optional }) => optional || start)
      ? { turn: 0, given: Object.fromEntries(fields.map(({ name, start }) => [name, start ?? ''])) }
      : undefined,
  );
  return (
    <Part title={title}>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          const data = new FormData(event.currentTarget);
          const given = Object.fromEntries([...data].map(([name, value]) => [name, String(value).trim()]));
          setAsked((before) => ({ turn: (before?.turn ?? 0) + 1, given }));
        }}
      >
        {fields.map((field) => (
          <Input key={field.name} of={field} />
        ))}
        <button type="submit" class="main">
          {action}
        </button>
      </form>
      {asked === undefined ? null : (
        <Made key={asked.turn} make={() => make(asked.given)}>
          {children}
        </Made>
      )}
    </Part>
  );
}

function Made<T>({
  make,
  children,
}: {
  readonly make: () => Promise<T>;
  readonly children: (made: T) => ComponentChildren;
}): VNode {
  const made = useAsk(make, []);
  return (
    <div aria-live="polite">
      <Answer of={made}>{(value) => children(value as T)}</Answer>
    </div>
  );
}

/** Shows the review and signature of a draft. */
export const signs = (draft: Draft): VNode => <Sign draft={draft} />;

/** A button that starts a review and signature; the outcome stays visible when the button disappears. */
export function Do({
  label,
  draft,
  quiet = false,
}: {
  /** Undefined hides the button. */
  readonly label: string | undefined;
  readonly draft: Draft | (() => Promise<Draft>);
  /** Secondary style, for a button that is not the main one. */
  readonly quiet?: boolean;
}): VNode {
  const [turn, setTurn] = useState(0);
  return (
    <>
      {label === undefined ? null : (
        <button type="button" class={quiet ? '' : 'main'} onClick={() => setTurn((before) => before + 1)}>
          {label}
        </button>
      )}{' '}
      {turn === 0 ? null : (
        <Made key={turn} make={() => (typeof draft === 'function' ? draft() : Promise.resolve(draft))}>
          {signs}
        </Made>
      )}
    </>
  );
}
