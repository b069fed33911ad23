/** Examples of the bridge: a token is mapped, received by the signatures of attesters, and withdrawn. */

import { defaults } from '../../cli/distribution/default.js';
import { depositDigest } from '../../modules/bridge/port.js';
import { FOUNDATION } from '../../modules/bridge/shape.js';
import { NATIVE } from '../../modules/tokens/port.js';
import { fromHex, type Hash, toHex } from '../../runtime/lib/codec/ids.js';
import { signed } from './signed.js';
import type { Stage } from './stage.js';

/** In and out. */
export async function bridge(stage: Stage): Promise<void> {
  const [alice] = [stage.person(0)];
  const foundation = `0x${FOUNDATION}`;
  const { mint } = await stage.ask<{ mint: string }>('chain_getTokenInfo', 'WSHIB');
  const contract = '0x95ad61b0a150d79219dcf64e1e6cc01f0b64c4ce';
  await stage.write('chain_transfer', alice, foundation, 'TRL', '1000000000');
  await stage.showWrite('chain_registerBridgeMapping', 'ethereum', contract, mint, foundation);
  const amount = 10n ** 20n;
  const log = { chain: 'ethereum', tx_hash: `0x${'7e'.repeat(32)}`, log_index: 0, amount };
  const digest = fromHex(
    depositDigest(
      { chainId: defaults.profiles.dev!.chainId },
      { ...log, mint: mint.slice(2) as Hash, recipient: stage.id(0) },
    ),
  );
  // The dev accounts 1 to 4 are the attesters.
  const sigs = [0, 1, 2].map((index) => ({ index, signature: toHex(stage.signer(index + 1).sign(digest)) }));
  const proof = { set_index: 1, sigs };
  await stage.showWrite('chain_bridgeToken', log.chain, log.tx_hash, 'WSHIB', `${amount}`, alice, proof, 0);
  await stage.show('chain_getBridgeStatus', log.chain, log.tx_hash);
  await stage.show('chain_autobridge', log.tx_hash);
  const destination = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
  await stage.showWrite('chain_bridgeWithdraw', mint, `${amount / 2n}`, log.chain, destination, alice);
  await stage.show('chain_getBridgeWithdrawal', 1);
  await stage.show('chain_getBridgeHistory', alice, 10);
  await stage.show('chain_getBridgeFees', 'ethereum', 1);
  await stage.show('chain_getBridgeMappings', 'bitcoin');
  await stage.show('chain_getBridgeChains');
  await stage.show('chain_getBridgeAttesters');
  await stage.show('chain_bridgeWithdrawals', log.chain, destination);
  await stage.show('chain_bridgeDeposits', alice);
  await stage.show('chain_allBridgeWithdrawals', 1);
  await stage.show('chain_allBridgeDeposits', 1);
  const next = { ...log, tx_hash: `0x${'8f'.repeat(32)}` };
  const seen = fromHex(
    depositDigest(
      { chainId: defaults.profiles.dev!.chainId },
      { ...next, mint: mint.slice(2) as Hash, recipient: stage.id(0) },
    ),
  );
  await signed(stage, 1, {
    BridgeObserve: {
      ...next,
      amount: `${amount}`,
      symbol: 'WSHIB',
      recipient: alice,
      signature: toHex(stage.signer(1).sign(seen)),
    },
  });
  await stage.show('chain_getPendingReceives', alice);
}

/** A lane to another Trellis chain, with something in it. */
export async function lanes(stage: Stage): Promise<void> {
  // The foundation of this chain signs nothing.
  const lane = { SetBridgeLane: { chain: 'trellis-77', mint: `0x${NATIVE}`, open: true } };
  const { unsigned_bundle_hex } = await stage.ask<{ unsigned_bundle_hex: string }>(
    'chain_prepareBundle',
    `0x${FOUNDATION}`,
    [lane],
  );
  await stage.write('chain_submitBundle', `${unsigned_bundle_hex}00000000`);
  await signed(stage, 0, {
    BridgeLock: {
      ...{ token_mint: `0x${NATIVE}`, amount: '5000000000', chain: 'trellis-77' },
      recipient: `0x${'11'.repeat(32)}`,
    },
  });
  await stage.show('chain_getBridgeLanes');
}
