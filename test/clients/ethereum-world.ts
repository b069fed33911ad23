/** A node with a token, an NFT collection and a multi-token collection of one Ethereum key, for unmodified Ethereum libraries. */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { erc20Abi, erc721Abi, erc1155Abi } from 'viem';
import { defaults } from '../../cli/distribution/default.js';
import { newDirectory } from '../cli/program.js';
import { account, startHere } from '../node/here.js';
import { answerOf, type Written } from '../node/live.js';

/** Account of the key 42…42, which owns everything. */
const PAYER = `0x${'17c5185167401ed00cf5f5b2fc97d9bbfdb7d025'.padStart(64, '0')}`;

const ABIS = { Erc20: erc20Abi, Erc721: erc721Abi, Erc1155: erc1155Abi };

/** What a program of another language reads from its environment, and how to stop the node. */
export interface EthereumWorld {
  readonly env: NodeJS.ProcessEnv;
  /** Directory of Erc20.json, Erc721.json and Erc1155.json, the standard interfaces as viem publishes them. */
  readonly abis: string;
  stop(): Promise<void>;
}

/** Starts the node. The key 42…42 gets 100 TRL, 900 COIN, the NFTs 7 and 8, and 50 units of type 1. */
export async function ethereumWorld(): Promise<EthereumWorld> {
  const { node, url } = await startHere(defaults, await newDirectory());
  const write = async (method: string, ...params: unknown[]): Promise<Written> => {
    const answer = await answerOf<Written>(url, method, ...params, { wait: 'included' });
    if (answer.error) throw new Error(`${method}: ${JSON.stringify(answer.error)}`);
    return answer.result;
  };
  const owner = account(0);
  const texts = [null, null, null, null];
  // One after another: addresses are derived from the nonces.
  const token = await write('chain_createToken', 'Coin', 'COIN', 6, '1000', owner);
  const nfts = await write('chain_createNftCollection', 'Birds', 'BIRD', 'ipfs://birds/', 0, 0, owner, ...texts);
  const types = await write('chain_createMultiTokenCollection', 'Arms', 'ARMS', 'ipfs://arms/', 0, owner, ...texts);
  const [collection, arms] = [String(nfts.created!.collection), String(types.created!.collection)];
  await write('chain_defineTokenType', arms, '1', 'Sword', '', '0', true, owner);
  await Promise.all([
    write('chain_transfer', owner, PAYER, 'TRL', `${100n * 10n ** 9n}`),
    write('chain_transfer', owner, PAYER, 'COIN', '900'),
    ...['7', '8'].map((id) => write('chain_mintNft', collection, id, '', PAYER, owner)),
    write('chain_mintMultiToken', arms, '1', PAYER, '50', owner),
  ]);
  const abis = await newDirectory();
  for (const [name, abi] of Object.entries(ABIS)) {
    // As compilers write them: web3.py requires the field, and viem leaves it out.
    const rows = abi.map((row) => (row.type === 'event' ? { ...row, anonymous: false } : row));
    await writeFile(join(abis, `${name}.json`), JSON.stringify(rows));
  }
  const short = (id: unknown): string => `0x${String(id).slice(-40)}`;
  const contracts = { COIN: short(token.created!.mint), NFTS: short(collection), ARMS: short(arms) };
  return {
    env: { ...process.env, TRELLIS_URL: url, ABIS: abis, ...contracts },
    abis,
    stop: () => node.stop(),
  };
}
