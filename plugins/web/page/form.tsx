/** Form for any schema: the same controls as in the documentation, converted back to JSON. */

import type { VNode } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { Control } from '../../docs/controls.js';
import { readValue } from '../../docs/values.js';
import { plain, words } from './text.js';

/** Texts of the controls, by path. */
export type Texts = Readonly<Record<string, string>>;

const pathOf = (above: string, { name }: Control): string => (above === '' ? name : `${above}.${name}`);

const startOf = (controls: readonly Control[], above = ''): Texts =>
  Object.assign(
    {},
    ...controls.map((control) => {
      const path = pathOf(above, control);
      return control.kind === 'group' ? startOf(control.controls, path) : { [path]: control.text };
    }),
  ) as Texts;

const isEmpty = (control: Control, texts: Texts, path: string): boolean =>
  control.kind === 'group'
    ? control.controls.every((one) => isEmpty(one, texts, pathOf(path, one)))
    : (texts[path] ?? '').trim() === '';

function read(control: Control, texts: Texts, path: string): unknown {
  if (control.kind !== 'group') return readValue(control, texts[path] ?? '');
  if (isEmpty(control, texts, path) && (!control.required || control.nullable)) return undefined;
  return fieldsOf(control.controls, texts, path);
}

/** Values of the controls, by name; empty ones are omitted. Throws Error with a user-facing message. */
export function fieldsOf(controls: readonly Control[], texts: Texts, above = ''): Readonly<Record<string, unknown>> {
  const pairs = controls.map((control) => [control.name, read(control, texts, pathOf(above, control))] as const);
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
}

/** A form; `onSend` receives the values of its controls. */
export function Form({
  controls,
  action,
  start = {},
  onSend,
}: {
  readonly controls: readonly Control[];
  readonly action: string;
  /** Initial texts, which take precedence over those of the controls. */
  readonly start?: Texts;
  readonly onSend: (fields: Readonly<Record<string, unknown>>) => void;
}): VNode {
  const [texts, setTexts] = useState<Texts>(() => ({ ...startOf(controls), ...start }));
  const [problem, setProblem] = useState<string>();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    try {
      const fields = fieldsOf(controls, texts);
      setProblem(undefined);
      onSend(fields);
    } catch (cause) {
      setProblem((cause as Error).message);
    }
  };
  return (
    <form class="form" onSubmit={submit}>
      <Controls
        of={controls}
        texts={texts}
        above=""
        onText={(path, text) => setTexts((now) => ({ ...now, [path]: text }))}
      />
      {problem === undefined ? null : (
        <p class="problem" role="alert">
          {plain(problem, 300)}
        </p>
      )}
      <button type="submit" class="main">
        {action}
      </button>
    </form>
  );
}

interface Shown {
  readonly texts: Texts;
  readonly above: string;
  readonly onText: (path: string, text: string) => void;
}

const Controls = ({ of, ...rest }: Shown & { readonly of: readonly Control[] }): VNode => (
  <>
    {of.map((control) => (
      <One key={control.name} of={control} {...rest} />
    ))}
  </>
);

function One({ of: control, texts, above, onText }: Shown & { readonly of: Control }): VNode {
  const path = pathOf(above, control);
  const id = useId();
  const title = (
    <span class="label">
      {plain(words(control.name), 80)} {control.required ? null : <i>optional</i>}
    </span>
  );
  if (control.kind === 'group') {
    return (
      <details class="group" open={control.open}>
        <summary>{title}</summary>
        <div class="form">
          <Controls of={control.controls} texts={texts} above={path} onText={onText} />
        </div>
      </details>
    );
  }
  const text = texts[path] ?? '';
  const common = {
    id,
    name: path,
    value: text,
    spellcheck: false,
    autocomplete: 'off' as const,
    placeholder: plain(control.placeholder, 60),
  };
  const changed = (event: { readonly currentTarget: { readonly value: string } }): void =>
    onText(path, event.currentTarget.value);
  return (
    <div class={control.kind === 'json' || control.kind === 'lines' ? 'field wide' : 'field'}>
      <label for={id}>{title}</label>
      {control.choices.length > 0 ? (
        <select id={id} name={path} value={text} onChange={changed}>
          {control.choices.map((word) => (
            <option key={word}>{plain(word, 80)}</option>
          ))}
        </select>
      ) : control.kind === 'json' || control.kind === 'lines' ? (
        <textarea {...common} rows={3} onInput={changed} />
      ) : (
        <input {...common} onInput={changed} />
      )}
      {control.about === '' ? null : <small>{plain(control.about, 400)}</small>}
    </div>
  );
}
