/** Pages of objects that a single method returns completely: each shows its record. */

import type { VNode } from 'preact';
import { node } from './chain.js';
import { type Route, to, useBlocks } from './hooks.js';
import { Paged } from './pages.js';
import { Address, Cause, Height, Id, Table, Text, Time } from './parts.js';
import { RecordOf } from './record.js';
import { plain, shortId } from './text.js';

/** By the name in the address: the kind of object, and its method. */
const THINGS = {
  program: ['Program', 'chain_getProgram'],
  presale: ['Presale', 'chain_getPresale'],
  nft: ['NFT collection', 'chain_getNftCollection'],
  multitoken: ['Multi-token collection', 'chain_getMultiTokenCollection'],
  order: ['Settlement order', 'chain_getSettleOrder'],
  passport: ['Gamer profile', 'chain_getPassport'],
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
        {title} {plain(shortId(id), 80)}
      </h1>
      <RecordOf method={method} params={[asked]} live={live} none="Not found." />
    </>
  );
}

/** `/anchor/<namespace>` and `/anchor/<namespace>/<key>` */
export function AnchorPage({ route }: { readonly route: Route }): VNode {
  const [, namespace = '', key] = route.parts;
  if (key !== undefined) {
    return (
      <>
        <h1>
          Anchor <Text of={key} most={128} /> of <Text of={namespace} most={64} />
        </h1>
        <RecordOf method="chain_verifyAnchor" params={[namespace, key]} />
      </>
    );
  }
  return (
    <>
      <h1>
        Anchors of <Text of={namespace} most={64} />
      </h1>
      <RecordOf method="chain_getNamespace" params={[namespace]} none="No anchors in this namespace." />
      <Paged ask={(cursor) => node.call('chain_getAnchors', [namespace, 25, cursor])} keys={[namespace]}>
        {({ anchors }) => (
          <Table
            caption="Anchors, newest first"
            head={['Key', 'Hash', 'Owner', 'Age', 'Block', 'Bundle']}
            none="None."
            rows={anchors.map((one) => [
              <a key="" href={to('anchor', namespace, one.key)}>
                <Text of={one.key} most={128} />
              </a>,
              <Id key="" of={one.value_hash} />,
              <Address key="" of={one.owner} />,
              <Time key="" of={one.timestamp} />,
              <Height key="" of={one.block_height} />,
              <Cause key="" bundle={one.bundle_hash} height={one.block_height} />,
            ])}
          />
        )}
      </Paged>
    </>
  );
}
