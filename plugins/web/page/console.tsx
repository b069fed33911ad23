/** Console: opens a key and offers actions for it. Every action ends in the same review before a signature. */

import type { VNode } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { controlOf } from '../../docs/controls.js';
import { type Acting, Intents, Names, Send, Stake, Swap } from './actions.js';
import { declared as loadDeclared, NATIVE, network, node } from './chain.js';
import { Faucet, useFaucet } from './faucet.js';
import { Form } from './form.js';
import { type Route, to, useAsk, useBlocks } from './hooks.js';
import * as keys from './keystore.js';
import { MetaMask } from './metamask.js';
import { MultiSig } from './multisig.js';
import { Address, Amount, Answer, Copy, Facts, Part, Problem, Prose } from './parts.js';
import { amountIn, Proven } from './proven.js';
import { type Draft, Sign } from './sign.js';
import { plain } from './text.js';
import { Vote } from './votes.js';

/** The open key; rerenders when it changes. */
export function useKey(): keys.Open | undefined {
  const [open, setOpen] = useState(keys.opened());
  useLayoutEffect(() => keys.onKey(() => setOpen(keys.opened())), []);
  return open;
}

const ACTIONS: readonly (readonly [id: string, title: string, action: (props: Acting) => VNode])[] = [
  ['send', 'Send', Send],
  ['swap', 'Swap', Swap],
  ['stake', 'Stake', Stake],
  ['vote', 'Vote', Vote],
  ['multisig', 'Multi-signature', MultiSig],
  ['intent', 'Intent', Intents],
  ['name', 'Name', Names],
];

/** `/console` and `/console/<action>` */
export function ConsolePage({ route }: { readonly route: Route }): VNode {
  const open = useKey();
  const [, action = 'send'] = route.parts;
  const Action = ACTIONS.find(([id]) => id === action)?.[2];
  return (
    <>
      <h1>Wallet</h1>
      {open === undefined ? <NoKey /> : <Key of={open} />}
      <nav class="tabs" aria-label="Actions">
        {ACTIONS.map(([id, title]) => (
          <a key={id} href={to('console', id)} aria-current={id === action ? 'page' : undefined}>
            {title}
          </a>
        ))}
        <a href={to('methods')}>All operations</a>
        <a href={to('console', 'metamask')} aria-current={action === 'metamask' ? 'page' : undefined}>
          MetaMask
        </a>
      </nav>
      {action === 'metamask' ? (
        <MetaMask />
      ) : open === undefined || Action === undefined ? (
        <p class="none">Open a key above to continue.</p>
      ) : (
        <Action key={`${action} ${open.address} ${route.query}`} from={open.address} query={route.query} />
      )}
    </>
  );
}

/** Runs the task of a button, and shows its error. */
function useTask(): readonly [problem: unknown, run: (task: () => Promise<void> | void) => void] {
  const [problem, setProblem] = useState<unknown>();
  const run = (task: () => Promise<void> | void): void => {
    setProblem(undefined);
    void (async () => task())().catch(setProblem);
  };
  return [problem, run];
}

function NoKey(): VNode {
  const [problem, run] = useTask();
  const [fresh, setFresh] = useState<string>();
  const [kept, setKept] = useState(keys.isKept());
  const fieldOf = (event: SubmitEvent, name: string): string =>
    ((event.currentTarget as HTMLFormElement).elements.namedItem(name) as HTMLInputElement).value;
  return (
    <Part title="Key">
      {network.enforceSignatures ? null : (
        <p class="none">This network does not enforce signatures: it is for testing, and nothing on it has value.</p>
      )}
      {problem === undefined ? null : <Problem of={problem} />}
      {kept ? (
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            const passphrase = fieldOf(event, 'passphrase');
            run(() => keys.unlock(passphrase));
          }}
        >
          <label>
            <span class="label">Passphrase of the saved key</span>
            <input name="passphrase" type="password" autocomplete="current-password" required />
          </label>
          <button type="submit" class="main">
            Unlock
          </button>
          <button
            type="button"
            onClick={() => {
              keys.forget();
              setKept(false);
            }}
          >
            Delete saved key
          </button>
        </form>
      ) : null}
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          const [secret, address] = [fieldOf(event, 'secret'), fieldOf(event, 'address')];
          run(() => keys.openSecret(secret, address));
        }}
      >
        <label>
          <span class="label">Secret key: 64 hex digits or recovery phrase</span>
          <input name="secret" type="password" autocomplete="off" spellcheck={false} required />
        </label>
        <label>
          <span class="label">
            Account <i>only if the key was moved to another one</i>
          </span>
          <input name="address" autocomplete="off" spellcheck={false} />
        </label>
        <button type="submit" class="main">
          Open
        </button>
      </form>
      {fresh === undefined ? (
        <button type="button" onClick={() => setFresh(keys.newSecret())}>
          Create key
        </button>
      ) : (
        <div class="problem">
          <p>
            Write down this secret key. Anyone who has it controls the account, and a lost key cannot be recovered:{' '}
            <code>{fresh}</code> <Copy text={fresh} what="secret key" />
          </p>
          <button type="button" class="main" onClick={() => run(() => keys.openSecret(fresh))}>
            I have saved it
          </button>
        </div>
      )}
    </Part>
  );
}

function Key({ of }: { readonly of: keys.Open }): VNode {
  const live = useBlocks(2_000);
  const [problem, run] = useTask();
  const [done, setDone] = useState('');
  const balance = useAsk(() => node.call('chain_getBalance', [of.address, network.symbol]), [of.address, live]);
  const faucet = useFaucet();
  return (
    <>
      <Facts
        rows={[
          ['Account', <Address key="" of={of.address} whole />],
          [
            'Balance',
            <Answer key="" of={balance}>
              {(found) => (
                <span>
                  <Amount raw={found.balance} />{' '}
                  <Proven store="tokens.balances" parts={[of.address, NATIVE]} shown={found.balance} says={amountIn} />
                </span>
              )}
            </Answer>,
          ],
          faucet.value != null && ['Test tokens', <Faucet key="" to={of.address} of={faucet.value} />],
        ]}
      />
      <div class="row">
        <button type="button" onClick={keys.close}>
          Disconnect
        </button>
        {keys.canKeep() ? (
          <form
            class="row"
            onSubmit={(event) => {
              event.preventDefault();
              const form = event.currentTarget;
              const passphrase = (form.elements.namedItem('passphrase') as HTMLInputElement).value;
              run(async () => {
                await keys.keep(passphrase);
                form.reset();
                setDone('The key is saved in this browser, encrypted.');
              });
            }}
          >
            <input
              name="passphrase"
              type="password"
              minLength={8}
              required
              autocomplete="new-password"
              aria-label="Passphrase"
              placeholder="Passphrase"
            />
            <button type="submit">Save in this browser</button>
          </form>
        ) : (
          <span class="none">The key stays in memory only: saving it requires https or localhost.</span>
        )}
      </div>
      {done === '' ? null : <p role="status">{done}</p>}
      {problem === undefined ? null : <Problem of={problem} />}
    </>
  );
}

/** `/operation/<name>`: a form for any operation of any module, reviewed and signed like the others. */
export function OperationPage({ route }: { readonly route: Route }): VNode {
  const name = route.parts[1] ?? '';
  const open = useKey();
  const all = useAsk(loadDeclared, []);
  const [draft, setDraft] = useState<{ readonly turn: number; readonly draft: Draft }>();
  return (
    <>
      <h1>
        <code>{plain(name, 130)}</code>
      </h1>
      {open === undefined ? <NoKey /> : <Key of={open} />}
      <Answer of={all}>
        {({ schemas }) => {
          const known = schemas.Operation?.properties ?? {};
          const schema = Object.hasOwn(known, name) ? known[name]! : undefined;
          if (schema === undefined) return <p class="none">Operation not found.</p>;
          const controls = Object.entries(schema.properties ?? {}).map(([field, one]) =>
            controlOf({ name: field, schema: one, required: schema.required?.includes(field) === true }, schemas),
          );
          return (
            <>
              <p>
                <Prose of={schema.description ?? ''} most={600} />
              </p>
              {open === undefined ? null : (
                <Form
                  controls={controls}
                  action="Review"
                  onSend={(fields) =>
                    setDraft((before) => ({
                      turn: (before?.turn ?? 0) + 1,
                      draft: { operations: [{ [name]: fields }] },
                    }))
                  }
                />
              )}
              {draft === undefined ? null : <Sign key={draft.turn} draft={draft.draft} />}
            </>
          );
        }}
      </Answer>
    </>
  );
}
