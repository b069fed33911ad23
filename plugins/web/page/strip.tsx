/** Uptime strips: one bar for each of the last epochs of a validator, and one for the current epoch. */

import type { VNode } from 'preact';
import type { Methods } from '../../../rpc-schemas/clients/typescript/index.js';
import { node } from './chain.js';
import { useAsk } from './hooks.js';
import { grouped, percent } from './text.js';

type Epoch = Methods['chain_getValidatorEpochs']['result']['epochs'][number];
/** The turns of a validator in some period. */
export type Turns = Pick<Epoch, 'blocks_produced' | 'missed_turns'>;

/** Share of its turns that a validator took, in basis points; undefined if it had none. */
export function upOf({ blocks_produced: produced, missed_turns: missed }: Turns): number | undefined {
  return produced + missed === 0 ? undefined : Math.round((produced * 10_000) / (produced + missed));
}

const EPOCHS = 24;

/** Epochs of each validator, newest first. */
export type EpochsOf = ReadonlyMap<string, readonly Epoch[]>;

/** The last epochs of the validators of a page, in one request for each block that ends an epoch. */
export function useEpochs(validators: readonly string[], epoch: number | undefined): EpochsOf | undefined {
  return useAsk(async () => {
    const calls = validators.map((one) => ['chain_getValidatorEpochs', [one, EPOCHS]] as never);
    const answers: readonly unknown[] = calls.length === 0 ? [] : await node.batch(calls);
    return new Map(
      validators.map((one, i) => [one, (answers[i] as { epochs?: readonly Epoch[] } | undefined)?.epochs ?? []]),
    );
  }, [validators.join(), epoch ?? -1]).value;
}

const LOW_BPS = 9_000;

const toneOf = (up: number | undefined): string =>
  up === undefined ? '' : up === 10_000 ? 'good' : up >= LOW_BPS ? 'warn' : 'bad';

/** Bars of the epochs, oldest first, at a fixed width. */
export function Strip({ epochs = [] }: { readonly epochs: readonly Epoch[] | undefined }): VNode {
  const shown = [...epochs].reverse();
  const turns = shown.reduce(
    (sum, one) => ({
      blocks_produced: sum.blocks_produced + one.blocks_produced,
      missed_turns: sum.missed_turns + one.missed_turns,
    }),
    { blocks_produced: 0, missed_turns: 0 },
  );
  const up = upOf(turns);
  const words =
    up === undefined ? 'no turns' : `${percent(up)} of ${grouped(turns.blocks_produced + turns.missed_turns)} turns`;
  return (
    <span class="strip" role="img" aria-label={`Last ${shown.length} epochs: ${words}`}>
      {Array.from({ length: EPOCHS - shown.length }, (_, i) => (
        <i key={`none ${i}`} />
      ))}
      {shown.map((one) => {
        const share = upOf(one);
        const text = `epoch ${grouped(one.epoch)}: ${share === undefined ? 'no turns' : `${percent(share)} of turns`}`;
        return <i key={one.epoch} class={toneOf(share)} title={text} />;
      })}
    </span>
  );
}
