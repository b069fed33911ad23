/** Runs an attester that kills itself, as kill -9 does, when it has done a step: `victim.js CONFIG STEP`. */

import { Attester } from '../../../plugins/attester/attester.js';
import { readConfig } from '../../../plugins/attester/config.js';
import { readAttesterKey, readEvmKey } from '../../../plugins/attester/keys.js';

const [path, step] = process.argv.slice(2);
const config = readConfig(path!);
const fail = (text: string): never => {
  throw new Error(text);
};
const attester = await Attester.start({
  config,
  key: readAttesterKey(config.key, undefined, fail),
  evmKey: readEvmKey(config.evm_key, fail),
  log: (level, what, about) => console.log(level, what, JSON.stringify(about)),
  at: (done) => {
    if (done === step) process.kill(process.pid, 'SIGKILL');
  },
});
await attester.run();
