/** Logs of Ethereum clients: what events of tokens and collections are told as, in one batch with their block, and the filters over them. */

import { Interface, keccak256 } from 'ethers';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../../cli/distribution/default.js';
import { fundedAccounts } from '../../../cli/keys/dev-accounts.js';
import { type BlockLogs, bitsOf, bloomOf, type Log, mayHave, readBloom, readLogs } from '../../../modules/evm/port.js';
import { LOGS } from '../../../plugins/ethereum/kept-logs.js';
import { type Envelope, openEnvelope, sealEnvelope } from '../../../runtime/kernel/chain/bundle.js';
import { readGenesis } from '../../../runtime/kernel/chain/genesis.js';
import type { Derive } from '../../../runtime/kernel/chain/seal.js';
import { textForms } from '../../../runtime/kernel/chain/text.js';
import { stateView } from '../../../runtime/node/plugins/views.js';
import { type Address, fromHex, type Hash, toHex, type Values } from '../../../runtime/sdk.js';
import { defaultModules, genesisOf } from '../../golden/distribution.js';
import { Node, withDisk } from '../../runtime/ledger/chain.js';

const set = await defaultModules();
const genesis = readGenesis(genesisOf(set));
const text = textForms(genesis.chain, set.operations);
const [alice, bob] = fundedAccounts(defaults).map(({ address }) => text.parseAddress(address)!) as [Address, Address];
const short = (id: Address | Hash) => `0x${id.slice(24)}`;

const standard = new Interface([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event Approval(address indexed owner, address indexed spender, uint256 value)',
  'event ApprovalForAll(address indexed owner, address indexed operator, bool approved)',
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
]);
const nfts = new Interface([
  'event Transfer(address indexed from, address indexed to, uint256 indexed id)',
  'event Approval(address indexed owner, address indexed approved, uint256 indexed id)',
]);

/** A log as a library reads it: contract, name and arguments as text. */
function parsed({ address, topics, data }: Log): string {
  const given = { topics: topics.map((topic) => `0x${topic}`), data: `0x${toHex(data)}` };
  const log = (topics.length === 4 && data.length === 0 ? nfts : standard).parseLog(given)!;
  const args = [...log.args].map((one) => String(one).toLowerCase());
  return `${short(address).slice(0, 6)} ${log.name} ${args.join(' ')}`;
}

type Call = readonly [name: string, params: object];

const derive: Derive = (run, bundles) => [[LOGS.column, LOGS.of(stateView(run), bundles) ?? new Uint8Array()]];

/** Runs bundles, each in a block of its own; gives what they returned and the logs of their blocks. */
async function living(work: (run: (from: Address, ...calls: Call[]) => Promise<Told>) => Promise<void>): Promise<void> {
  await withDisk(async (disk) => {
    const node = await Node.open(disk, genesis, undefined, set, derive);
    const nonces = new Map<Address, number>();
    await work(async (from, ...calls) => {
      const nonce = nonces.get(from) ?? 0;
      nonces.set(from, nonce + 1);
      const executed = await node.build([bundleOf(from, nonce, calls)]);
      assert.equal(node.refusals, []);
      await node.commit(executed);
      const { height } = node.ledger.head;
      const bytes = (await node.ledger.store.derived(LOGS.column, height))!;
      return { returned: executed.outcomes[0]!.returned, bytes, logs: readLogs(bytes) };
    });
    await node.close();
  });
}

interface Told {
  readonly returned: readonly (Readonly<Record<string, unknown>> | undefined)[];
  readonly bytes: Uint8Array;
  readonly logs: BlockLogs;
}

function bundleOf(from: Address, nonce: number, calls: readonly Call[]): Envelope {
  const operations = calls.map(([name, params]) => {
    const type = set.operations.byName.get(name)!;
    const fields = Object.entries(type.definition.params).map(([field, one]) => [
      field,
      (params as Record<string, unknown>)[field] ?? (one.optional ? one.fromJson(undefined, text) : undefined),
    ]);
    return { type, params: Object.fromEntries(fields) as Values<typeof type.definition.params> };
  });
  const terms = { version: 1, chain_id: genesis.chain.chainId, gas_limit: 10_000_000, gas_price: 10 };
  const bundle = { ...terms, from, nonce, valid_until: 0, memo: '', operations };
  return openEnvelope(sealEnvelope(bundle, [], set.operations).bytes, set.operations);
}

const textsOf = ({ logs }: Told): string[] => logs.bundles.flatMap((one) => one.logs.map(parsed));
const NOBODY = `0x${'0'.repeat(40)}`;

test('tokens log creation, transfers and burns, and the native token logs nothing', () =>
  living(async (run) => {
    const made = await run(alice, [
      'CreateToken',
      { name: 'Coin', symbol: 'COIN', decimals: 0, supply: 9n, owner: alice, mintable: true },
    ]);
    const mint = made.returned[0]!.mint as Hash;
    const coin = short(mint).slice(0, 6);
    assert.equal(textsOf(made), [`${coin} Transfer ${NOBODY} ${short(alice)} 9`]);
    const moved = await run(
      alice,
      ['Transfer', { to: bob, token_symbol: 'COIN', amount: 4n }],
      ['Transfer', { to: bob, token_symbol: 'TRL', amount: 4n }],
      ['BurnToken', { mint, amount: 5n }],
    );
    assert.equal(textsOf(moved), [
      `${coin} Transfer ${short(alice)} ${short(bob)} 4`,
      `${coin} Transfer ${short(alice)} ${NOBODY} 5`,
    ]);
    const native = await run(alice, ['Transfer', { to: bob, token_symbol: 'TRL', amount: 4n }]);
    assert.is(native.bytes.length, 0);
    assert.equal(native.logs.bundles, []);
  }));

test('collections log transfers and approvals as in ERC-721 and ERC-1155', () =>
  living(async (run) => {
    const fields = { name: 'Birds', symbol: 'BIRD', base_uri: '', max_supply: 0, royalty_bps: 0 };
    const birds = (await run(alice, ['CreateNftCollection', fields])).returned[0]!.collection as Hash;
    const bird = short(birds).slice(0, 6);
    const nft = { collection: birds, token_id: 7n };
    const told = await run(
      alice,
      ['MintNft', { ...nft, metadata_uri: '', recipient: alice }],
      ['ApproveNft', { ...nft, operator: bob, approved: true }],
      ['ApproveNft', { ...nft, operator: bob, approved: false }],
      ['ApproveNft', { collection: birds, token_id: null, operator: bob, approved: true }],
      ['TransferNft', { ...nft, to: bob }],
    );
    const [a, b] = [short(alice), short(bob)];
    assert.equal(textsOf(told), [
      `${bird} Transfer ${NOBODY} ${a} 7`,
      `${bird} Approval ${a} ${b} 7`,
      `${bird} Approval ${a} ${NOBODY} 7`,
      `${bird} ApprovalForAll ${a} ${b} true`,
      `${bird} Transfer ${a} ${b} 7`,
    ]);
    assert.equal(textsOf(await run(bob, ['BurnNft', nft])), [`${bird} Transfer ${b} ${NOBODY} 7`]);

    const game = { name: 'Game', symbol: 'GAME', base_uri: '', royalty_bps: 0 };
    const collection = (await run(alice, ['CreateMultiTokenCollection', game])).returned[0]!.collection as Hash;
    const type = { name: 'Gold', metadata_uri: '', max_supply: 0n, is_fungible: true };
    const all = await run(
      alice,
      ['DefineTokenType', { collection, type_id: 3n, ...type }],
      ['DefineTokenType', { collection, type_id: 4n, ...type }],
      ['MintMultiToken', { collection, type_id: 3n, recipient: alice, amount: 50n }],
      ['MintMultiToken', { collection, type_id: 4n, recipient: alice, amount: 60n }],
      ['TransferMultiToken', { collection, type_id: 3n, to: bob, amount: 5n }],
      [
        'BatchTransferMultiToken',
        {
          collection,
          transfers: [
            { type_id: 3n, to: bob, amount: 6n },
            { type_id: 4n, to: bob, amount: 7n },
          ],
        },
      ],
      ['SetMultiTokenOperator', { collection, operator: bob, approved: true }],
      ['BurnMultiToken', { collection, type_id: 4n, amount: 1n }],
    );
    const gold = short(collection).slice(0, 6);
    assert.equal(textsOf(all), [
      `${gold} TransferSingle ${a} ${NOBODY} ${a} 3 50`,
      `${gold} TransferSingle ${a} ${NOBODY} ${a} 4 60`,
      `${gold} TransferSingle ${a} ${a} ${b} 3 5`,
      `${gold} TransferBatch ${a} ${a} ${b} 3,4 6,7`,
      `${gold} ApprovalForAll ${a} ${b} true`,
      `${gold} TransferSingle ${a} ${a} ${NOBODY} 4 1`,
    ]);
  }));

test("a block's bloom filter sets three bits for each address and topic of its logs and can be read alone", () =>
  living(async (run) => {
    const token = { name: 'Coin', symbol: 'COIN', decimals: 0, supply: 9n, owner: alice, mintable: true };
    const { bytes, logs } = await run(alice, ['CreateToken', token]);
    const [log] = logs.bundles[0]!.logs as [Log];
    assert.equal(readBloom(bytes), logs.bloom);
    assert.equal(logs.bloom, bloomOf([log]));
    const words = [log.address.slice(24), ...log.topics];
    for (const word of words) assert.ok(mayHave(logs.bloom, bitsOf(word)));
    assert.not.ok(mayHave(logs.bloom, bitsOf(bob.slice(24))));
    // As the yellow paper has it: bits 0 to 2047 from the last byte on, by the low 11 bits of three pairs of bytes.
    const wanted = new Set(
      words.flatMap((word) => {
        const hash = fromHex(keccak256(`0x${word}`).slice(2));
        return [0, 2, 4].map((at) => (hash[at]! * 256 + hash[at + 1]!) % 2_048);
      }),
    );
    const bits = BigInt(`0x${toHex(logs.bloom)}`);
    for (let bit = 0; bit < 2_048; bit++) assert.is(((bits >> BigInt(bit)) & 1n) === 1n, wanted.has(bit), `bit ${bit}`);
  }));

test.run();
