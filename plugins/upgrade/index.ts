/**
 * Upgrade plugin: announces plans to the operator, leaves consistent files at their height, and votes if configured.
 */

import { isDev, makeCheckpoint, plugin, type UpgradePlan, upgradePort } from '../../runtime/plugin.js';
import { AutoVote } from './auto-vote.js';
import { FETCH_LIMITS } from './fetch.js';
import { fileFor, infoOf, isReady, removeInfo, UPGRADE_INFO, UPGRADE_PLAN, writeInfo } from './files.js';
import { options } from './options.js';

export default plugin('upgrade', {
  sdk: 1,
  about: 'Writes the plan files for supervisors, and casts automatic votes.',
  options,
  async start({ ledger, mempool, hooks, log, options, validator, dataDirectory, gauge }) {
    if (dataDirectory === undefined) throw new TypeError('it needs the grant `files`');
    const livePlan = () => ledger.read(() => ledger.view().port(upgradePort)?.live());
    /** Id of the plan in the file; null for none, undefined before the first check. */
    let announced: number | null | undefined;
    /** The announced plan; undefined if it has no file for this machine. */
    let prepared: UpgradePlan | undefined;
    const tell = async (live: UpgradePlan | undefined): Promise<void> => {
      const plan = live?.voting === null ? live : undefined;
      const id = plan?.planId ?? null;
      if (id === announced) return;
      if (plan) {
        await writeInfo(dataDirectory, UPGRADE_PLAN, infoOf(plan, ledger.chain, ledger.head));
        const { name, version, height } = plan;
        log('info', 'upgrade scheduled', { name, version, height });
      } else await removeInfo(dataDirectory, UPGRADE_PLAN);
      announced = id;
      prepared = plan && fileFor(plan) ? plan : undefined;
    };
    const seed = options['auto-vote-seed'];
    const votes =
      seed === undefined || validator === undefined
        ? undefined
        : new AutoVote({
            seed,
            dataDirectory,
            ledger,
            mempool,
            livePlan,
            // Other people write the plans: on a real chain they must not choose private hosts for this machine to
            // contact.
            limits: { ...FETCH_LIMITS, local: isDev(ledger.chain) },
            log,
            validator,
          });
    if (seed !== undefined && !votes) {
      log('warn', '--auto-vote-seed has no effect without --validator-key: only validators vote');
    }
    gauge(
      'program_ready',
      '1 if the release of the next version is downloaded and passed the upgrade check; absent while no upgrade is due',
      () => (prepared === undefined ? undefined : Number(isReady(dataDirectory, prepared))),
    );
    await tell(await livePlan());
    votes?.look();
    hooks.finalized.tap('plans', async () => {
      await tell(await livePlan());
      votes?.look();
    });
    return { stop: async () => votes?.stop() };
  },

  /** Everything is closed and unlocked, so a checkpoint of the databases can be made for a rollback. */
  async closed({ upgrade, chain, dataDirectory, log }) {
    if (!upgrade || dataDirectory === undefined) return;
    const { plan, head } = upgrade;
    const checkpoint = await makeCheckpoint(dataDirectory, head.height);
    await writeInfo(dataDirectory, UPGRADE_INFO, infoOf(plan, chain, head));
    const { name, version, height } = plan;
    log('info', 'stopped for the upgrade', { name, version, height, checkpoint });
  },
});
