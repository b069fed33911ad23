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
          head={['Scheme', 'Public key', 'Added in block']}
          none={of.is_multisig ? 'Acts through approvals of its signers.' : 'Unknown until the first signature.'}
          rows={of.keys.map((key) => [
            plain(String(key.key_type), 40),
            <Id key="" of={key.public_key ?? ''} />,
            <Height key="" of={key.added_at_height} />,
          ])}
        />
      </Part>
      {multisig.value ? (
        <>
          <Part title={`Signers (${multisig.value.threshold} of ${multisig.value.signers.length} approvals required)`}>
            <ul>
              {multisig.value.signers.map((signer) => (
                <li key={signer}>
                  <Address of={signer} whole />
                </li>
              ))}
            </ul>
          </Part>
          <Part
            title="Proposals"
            aside={<a href={`${to('console', 'multisig')}?${new URLSearchParams({ account: of.address })}`}>Approve</a>}
          >
            <Proposals of={of.address} />
          </Part>
        </>
      ) : null}
      <PagedPart
        title="Signer of"
        caption="Multi-signature accounts of the signer: first those that it acted for, then those in which others named it"
        head={['Account', 'Label', 'Approvals required']}
        none="No multi-signature accounts."
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
        <Answer of={recovery} none="No guardians.">
          {(found) => (
            <>
              <p>
                {found.threshold} of {found.guardians.length} guardians can replace the key after{' '}
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
                  <Badge tone="warn">recovery pending</Badge> possible from {moment(found.pending.ready_at)}
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
