/** A form and a page for every method, operation and record of any module, generated from the node's declarations. */

import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { controlOf } from '../../docs/controls.js';
import type { Declared, PageMethod } from '../terms.js';
import { declared as loadDeclared, methods as loadMethods, node, signing } from './chain.js';
import { Form } from './form.js';
import { type Route, to, useAsk } from './hooks.js';
import { Answer, Part, Problem, Prose } from './parts.js';
import { Proven } from './proven.js';
import { plain, words } from './text.js';
import { Value } from './value.js';

interface All {
  readonly declared: Declared;
  readonly methods: readonly PageMethod[];
}

const useAll = () =>
  useAsk(async (): Promise<All> => {
    const [declared, methods] = await Promise.all([loadDeclared(), loadMethods()]);
    return { declared, methods };
  }, []);

const moduleOf = ({ tags }: PageMethod): string => tags[0]?.name ?? 'runtime';

/** `/methods`: available methods, operations and records. */
export function MethodsPage(): VNode {
  const all = useAll();
  const [wanted, setWanted] = useState('');
  return (
    <>
      <h1>API: operations, methods and records</h1>
      <p class="steps">
        <label class="filter">
          Filter <input type="search" value={wanted} onInput={(event) => setWanted(event.currentTarget.value)} />
        </label>
        <span class="none">
          Each has a form here; the <a href="docs">documentation</a> has types, costs and examples.
        </span>
      </p>
      <Answer of={all} lines={10}>
        {(found) => <Lists of={found} wanted={wanted.toLowerCase().trim()} />}
      </Answer>
    </>
  );
}

/** Name, place and description of an operation, method or record. */
interface Listed {
  readonly module: string;
  readonly place: string;
  readonly name: string;
  readonly about: string;
}

function Lists({ of: { declared, methods: all }, wanted }: { readonly of: All; readonly wanted: string }): VNode {
  const words = wanted.split(/\s+/);
  const fits = ({ module, name, about }: Listed): boolean => {
    const text = `${module} ${name} ${about}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const methods = all
    .filter(({ name }) => !/_(un)?subscribe(_|$)/.test(name))
    .map((one) => ({ module: moduleOf(one), place: to('call', one.name), name: one.name, about: one.summary }));
  const operations = Object.entries(declared.schemas.Operation?.properties ?? {}).map(
    ([name, { description = '' }]) => ({
      module: declared.modules[name] ?? '',
      place: to('operation', name),
      name,
      about: description,
    }),
  );
  const stores = Object.keys(declared.stores).map((name) => ({
    module: name.slice(0, name.indexOf('.')),
    place: to('record', name),
    name,
    about: '',
  }));
  const isOpen = wanted !== '';
  return (
    <>
      <Entries title="Operations" all={operations.filter(fits)} isOpen={isOpen} />
      <Entries title="Methods" all={methods.filter(fits)} isOpen={isOpen} />
      <Entries title="Records" all={stores.filter(fits)} isOpen={isOpen} />
    </>
  );
}

/** Entries by module, each module folded until a filter finds something in it. */
function Entries({
  title,
  all,
  isOpen,
}: {
  readonly title: string;
  readonly all: readonly Listed[];
  readonly isOpen: boolean;
}): VNode {
  const modules = [...new Set(all.map(({ module }) => module))];
  return (
    <Part title={`${title} (${all.length})`}>
      {modules.map((module) => {
        const some = all.filter((one) => one.module === module);
        return (
          <details key={`${module} ${isOpen}`} class="entries" open={isOpen}>
            <summary>
              {plain(module, 64)} <span class="none">{some.length}</span>
            </summary>
            <ul class="matches">
              {some.map(({ place, name, about }) => (
                <li key={name}>
                  <a href={place}>
                    <code>{plain(name, 130)}</code>
                  </a>{' '}
                  <span class="none">
                    <Prose of={about} most={160} />
                  </span>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </Part>
  );
}

/** `/call/<method>` */
export function CallPage({ route }: { readonly route: Route }): VNode {
  const name = route.parts[1] ?? '';
  const all = useAll();
  return (
    <Answer of={all} title="Method">
      {({ declared, methods }) => {
        const method = methods.find((one) => one.name === name);
        return method === undefined ? <h1>Method not found</h1> : <Call method={method} declared={declared} />;
      }}
    </Answer>
  );
}

function Call({ method, declared }: { readonly method: PageMethod; readonly declared: Declared }): VNode {
  const { name, summary, params, paramStructure, result } = method;
  const { schemas } = declared;
  const [asked, setAsked] = useState<{ readonly params: readonly unknown[] | object; readonly turn: number }>();
  const controls = params.map((param) => {
    const { description = param.schema.description } = param;
    const schema = description === undefined ? param.schema : { ...param.schema, description };
    return controlOf({ name: param.name, schema, required: param.required }, schemas);
  });
  const send = (fields: Readonly<Record<string, unknown>>): void => {
    const list = params.map((param) => fields[param.name]);
    while (list.length > 0 && list.at(-1) === undefined) list.pop();
    const given = paramStructure === 'by-name' ? fields : list.map((one) => one ?? null);
    setAsked((before) => ({ params: given, turn: (before?.turn ?? 0) + 1 }));
  };
  return (
    <>
      <h1>
        <code>{plain(name, 130)}</code>
      </h1>
      <p>
        <Prose of={summary} most={600} /> <a href={`docs#${encodeURIComponent(name)}`}>documentation</a>
      </p>
      <Form controls={controls} action="Call" onSend={send} />
      {asked === undefined ? null : (
        <Asked key={asked.turn} method={name} params={asked.params} schema={result.schema} declared={declared} />
      )}
    </>
  );
}

function Asked({
  method,
  params,
  schema,
  declared,
}: {
  readonly method: string;
  readonly params: readonly unknown[] | object;
  readonly schema: PageMethod['result']['schema'];
  readonly declared: Declared;
}): VNode {
  const answer = useAsk(async () => ({ result: await node.ask(method, params) }), []);
  return (
    <section class="card" aria-live="polite">
      <h2>Result</h2>
      <Answer of={answer}>
        {({ result }) => (
          <>
            <Value value={result} schema={schema} schemas={declared.schemas} />
            <details>
              <summary>JSON</summary>
              <pre>{plain(JSON.stringify(result, null, 2) ?? 'null', 100_000).replaceAll('‹U+000A›', '\n')}</pre>
            </details>
          </>
        )}
      </Answer>
    </section>
  );
}

/** `/record/<module.store>`: a record of the state by its key, with its proof. */
export function RecordPage({ route }: { readonly route: Route }): VNode {
  const name = route.parts[1] ?? '';
  const all = useAll();
  const [asked, setAsked] = useState<readonly string[]>();
  return (
    <>
      <h1>
        Records of <code>{plain(name, 130)}</code>
      </h1>
      <Answer of={all}>
        {({ declared }) => {
          const form = Object.hasOwn(declared.stores, name) ? declared.stores[name] : undefined;
          if (form === undefined) return <p class="none">Unknown record type.</p>;
          const keys = form[2] as readonly unknown[];
          const controls = keys.map((wire, i) =>
            controlOf(
              { name: `${i + 1}`, schema: { type: 'string', description: wireText(wire) }, required: true },
              {},
            ),
          );
          return (
            <>
              <Form
                controls={controls}
                action="Look up"
                onSend={(fields) => setAsked(keys.map((_, i) => String(fields[`${i + 1}`] ?? '')))}
              />
              {asked === undefined ? null : <Stored key={asked.join('\n')} store={name} form={form} parts={asked} />}
            </>
          );
        }}
      </Answer>
    </>
  );
}

const wireText = (wire: unknown): string => (typeof wire === 'string' ? words(wire) : JSON.stringify(wire));

/** Key parts that are strings in JSON. */
const TEXTS = /^(address|hash|hex32|text|bytes|mint|evm)/;

const partOf = (wire: unknown, text: string): unknown => {
  if (typeof wire === 'string' && TEXTS.test(wire)) return text;
  return /^(\d{1,15}|true|false|[[{].*)$/.test(text) ? (JSON.parse(text) as unknown) : text;
};

function Stored({
  store,
  form,
  parts,
}: {
  readonly store: string;
  readonly form: readonly unknown[];
  readonly parts: readonly string[];
}): VNode {
  const key = parts.map((text, i) => partOf((form[2] as readonly unknown[])[i], text));
  const found = useAsk(async () => (await signing()).stored(form as never, key as never, undefined), [store, ...parts]);
  return (
    <section class="card" aria-live="polite">
      <h2>
        Record{' '}
        {found.value === undefined ? null : (
          <Proven store={store} parts={key} shown={JSON.stringify(found.value.value)} says={JSON.stringify} />
        )}
      </h2>
      {found.problem === undefined ? null : <Problem of={found.problem} />}
      {found.value === undefined ? null : found.value.value === null ? (
        <p class="none">No record at block {found.value.height}.</p>
      ) : (
        <Value value={found.value.value} schema={{}} schemas={{}} />
      )}
    </section>
  );
}
