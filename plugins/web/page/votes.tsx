/** Voting: on proposals of the chain or a DAO, and on upgrades, each after the change that it would cause. */

import type { VNode } from 'preact';
import type { Methods } from '../../../rpc-schemas/clients/typescript/index.js';
import { Ask, Do, numberOf } from './ask.js';
import { node, signing } from './chain.js';
import { Change, Payload, PlanFacts, type Proposal } from './governance.js';
import { to, useAsk } from './hooks.js';
import { Answer, Height, Part, Table, Text } from './parts.js';
import type { Draft } from './sign.js';

type DaoProposal = NonNullable<Methods['chain_getDaoProposal']['result']>;
type Plan = NonNullable<Methods['chain_getUpgradePlan']['result']>;

const orNone = <T,>(found: T | null, what: string): T => {
  if (found === null) throw new RangeError(`${what} not found`);
  return found;
};

/**
 * A vote that commits to the displayed record: the page itself computes the hash instead of taking it from the node.
 */
const committed = (operation: string, shown: object, fields: object) => async (): Promise<Draft> => {
  const content_hash = (await signing()).contentHash(operation, shown);
  return { operations: [{ [operation]: { ...fields, content_hash } }] };
};

/** `/console/vote`, `…?id=3`, `…?dao=trl…&id=3`, `…?plan=0`. */
export const Vote = ({ query }: { readonly query: URLSearchParams }): VNode => {
  const dao = query.get('dao');
  return (
    <>
      <Open />
      <Ask
        title="Chain proposal"
        action="Show changes"
        fields={[{ name: 'id', label: 'Proposal number', start: dao === null ? query.get('id') : null }]}
        atOnce
        make={async ({ id = '' }) => orNone(await node.call('chain_getProposal', [numberOf(id)]), 'proposal')}
      >
        {(one: Proposal) => (
          <>
            <h3>
              <Text of={one.title} most={120} />
            </h3>
            <Change of={one} />
            {([true, false] as const).map((approve) => (
              <Do
                key={String(approve)}
                label={approve ? 'Review vote for' : 'Review vote against'}
                quiet={!approve}
                draft={committed('VoteProposalContent', one, { proposal_id: one.proposal_id, approve })}
              />
            ))}
          </>
        )}
      </Ask>
      <Ask
        title="DAO proposal"
        action="Show changes"
        fields={[
          { name: 'dao', label: 'DAO: account or name', start: dao },
          { name: 'id', label: 'Proposal number', start: dao === null ? null : query.get('id') },
        ]}
        atOnce
        make={async ({ dao: asked = '', id = '' }) =>
          orNone(await node.call('chain_getDaoProposal', [asked, numberOf(id)]), 'proposal')
        }
      >
        {(one: DaoProposal) => (
          <>
            <h3>
              <Text of={one.title} most={120} />
            </h3>
            <Payload of={one} />
            {(['for', 'against', 'abstain'] as const).map((vote) => (
              <Do
                key={vote}
                label={vote === 'abstain' ? 'Review abstention' : `Review vote ${vote}`}
                quiet={vote !== 'for'}
                draft={committed('DaoVoteContent', one, { dao: one.dao_address, proposal_id: one.proposal_id, vote })}
              />
            ))}
          </>
        )}
      </Ask>
      <Ask
        title="Upgrade, by validators"
        action="Show changes"
        fields={[{ name: 'plan', label: 'Plan number', start: query.get('plan') }]}
        atOnce
        make={async ({ plan = '' }) => orNone(await node.call('chain_getUpgradePlan', [numberOf(plan)]), 'plan')}
      >
        {(one: Plan) => (
          <>
            <PlanFacts of={one} />
            {([true, false] as const).map((approve) => (
              <Do
                key={String(approve)}
                label={approve ? 'Review vote for' : 'Review vote against'}
                quiet={!approve}
                draft={committed('VoteUpgradePlan', one, { plan_id: one.plan_id, approve })}
              />
            ))}
          </>
        )}
      </Ask>
    </>
  );
};

/** Proposals and plans that are open for votes. */
function Open(): VNode {
  const open = useAsk(() => node.call('chain_listProposals', ['active', 25]), []);
  return (
    <Answer of={open}>
      {({ proposals }) =>
        proposals.length === 0 ? null : (
          <Part title="Open for votes">
            <Table
              caption="Active proposals"
              head={['Number', 'Title', 'Voting ends at block']}
              rows={proposals.map((one) => [
                <a key="" href={`${to('console', 'vote')}?id=${one.proposal_id}`}>
                  {one.proposal_id}
                </a>,
                <Text key="" of={one.title} most={120} />,
                <Height key="" of={one.voting_end_height} />,
              ])}
            />
          </Part>
        )
      }
    </Answer>
  );
}
