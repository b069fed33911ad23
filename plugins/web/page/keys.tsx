/**
 * Keys of an account: its own, the signers and proposals of a multi-signature account, its guardians, and the accounts
 * that it signs for.
 */

import type { VNode } from 'preact';
import type { Methods } from '../../../rpc-schemas/clients/typescript/index.js';
import { node } from './chain.js';
import { to, useAsk } from './hooks.js';
import { Proposals } from './multisig.js';
import { PagedPart } from './pages.js';
import { Address, Answer, Badge, Height, Id, Part, Table, Text } from './parts.js';
import { moment, plain, shortId } from './text.js';

type Account = Methods['chain_getAccount']['result'];

/** Keys, signers and guardians of an account. */
export function Keys({ of }: { readonly of: Account }): VNode {
  const multisig = useAsk(
    () => (of.is_multisig ? node.call('chain_getMultiSig', [of.address]) : Promise.resolve(null)),
    [of.address, of.is_multisig],
  );
  const recovery = useAsk(() => node.call('chain_getRecovery', [of.address]), [of.address]);
  return (
    <>
      <Part title="Keys">
        <Table
          caption="Keys of the account"
          head={['Scheme', 'Public key', 'Since block']}
          none={
            of.is_multisig
              ? 'It acts by the approvals of its signers.'
              : 'None is known yet: the first signature tells.'
          }
          rows={of.keys.map((key) => [
            plain(String(key.key_type), 40),
            <Id key="" of={key.public_key ?? ''} />,
            <Height key="" of={key.added_at_height} />,
          ])}
        />
      </Part>
      {multisig.value ? (
        <>
          <Part title={`Signers (${multisig.value.threshold} of ${multisig.value.signers.length} must approve)`}>
            <ul>
              {multisig.value.signers.map((signer) => (
                <li key={signer}>
                  <Address of={signer} whole />
                </li>
              ))}
            </ul>
          </Part>
          <Part
            title="Proposed"
            aside={<a href={`${to('console', 'multisig')}?${new URLSearchParams({ account: of.address })}`}>approve</a>}
          >
            <Proposals of={of.address} />
          </Part>
        </>
      ) : null}
      <PagedPart
        title="Signs for"
        caption="Multi-signature accounts that it signs for: first those that it acted for, then those in which others named it"
        head={['Account', 'Label', 'Approvals']}
        none="It signs for no multi-signature account."
        ask={(cursor) => node.call('chain_getAddressMultiSigs', [of.address, 25, cursor])}
        keys={[of.address]}
        rows={({ multisigs }) =>
          multisigs.map((one) => [
            <a key="" href={`${to('address', one.address)}?tab=keys`}>
              <code>{shortId(one.address)}</code>
            </a>,
            <span key="">
              <Text of={one.label} most={64} /> {one.acted ? null : <Badge>named by others</Badge>}
            </span>,
            `${one.threshold} of ${one.signers}`,
          ])
        }
      />
      <Part title="Guardians">
        <Answer of={recovery} none="It has no guardians.">
          {(found) => (
            <>
              <p>
                {found.threshold} of {found.guardians.length} may give the account a new key, after{' '}
                {hours(found.timelock_s)}.
              </p>
              <ul>
                {found.guardians.map((guardian) => (
                  <li key={guardian}>
                    <Address of={guardian} whole />
                  </li>
                ))}
              </ul>
              {found.pending ? (
                <p>
                  <Badge tone="warn">a recovery is pending</Badge> it can be done from {moment(found.pending.ready_at)}
                </p>
              ) : null}
            </>
          )}
        </Answer>
      </Part>
    </>
  );
}

const hours = (seconds: number): string => `${Math.round(seconds / 3_600)} hours`;
