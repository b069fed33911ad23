/** Things that one method tells all of: a page for each is its record. */

import type { VNode } from 'preact';
import { type Route, useBlocks } from './hooks.js';
import { RecordOf } from './record.js';
import { plain } from './text.js';

/** By the name in the address: what it is, and the method that tells of it. */
const THINGS = {
  program: ['Program', 'chain_getProgram'],
  presale: ['Presale', 'chain_getPresale'],
  nft: ['NFT collection', 'chain_getNftCollection'],
  multitoken: ['Collection', 'chain_getMultiTokenCollection'],
  order: ['Order', 'chain_getSettleOrder'],
  passport: ['Passport', 'chain_getPassport'],
} as const;

/** `/program/<name>`, `/presale/<number>`, … */
export function ThingPage({ route }: { readonly route: Route }): VNode {
  const [kind = 'program', id = ''] = route.parts;
  const live = useBlocks(5_000);
  const [title, method] = THINGS[kind as keyof typeof THINGS];
  const asked = kind === 'presale' || kind === 'order' ? Number(id) : id;
  return (
    <>
      <h1>
        {title} {plain(id, 80)}
      </h1>
      <RecordOf method={method} params={[asked]} live={live} none="There is none." />
    </>
  );
}
