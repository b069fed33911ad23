/** Runs an attester that kills itself, as kill -9 does, when it has done a step: `victim.js CONFIG STEP`. */

import { Attester } from '../../../plugins/attester/attester.js';
import { readConfig } from '../../../plugins/attester/config.js';
import { openAttesterKey, openEvmKey } from '../../../plugins/attester/keys.js';

const [path, step] = process.argv.slice(2);
const config = readConfig(path!);
const fail = (text: string): never => {
  throw new Error(text);
};
const attester = await Attester.start({
  config,
  key: await openAttesterKey(config.key, undefined, fail),
  evmKey: await openEvmKey(config.evm_key, undefined, fail),
  log: (level, what, about) => console.log(level, what, JSON.stringify(about)),
  at: (done) => {
    if (done === step) process.kill(process.pid, 'SIGKILL');
  },
});
await attester.run();
