/** Search: resolves a height, hash, address or name, and finds names that begin with a word. */

import { anchorPort } from '../../modules/anchor/port.js';
import { bridgePort } from '../../modules/bridge/port.js';
import { daoPort } from '../../modules/dao/port.js';
import { dexPort } from '../../modules/dex/port.js';
import { multiTokenPort } from '../../modules/multi-token/port.js';
import { multiSigPort } from '../../modules/multisig/port.js';
import { namesPort } from '../../modules/names/port.js';
import { nftPort } from '../../modules/nft/port.js';
import { passportsPort } from '../../modules/passports/port.js';
import { programsPort } from '../../modules/programs/port.js';
import { type SettleOrder, settlementPort } from '../../modules/settlement/port.js';
import { nameOf, tokensPort } from '../../modules/tokens/port.js';
import { stakingPort } from '../../modules/validators/port.js';
import { type Address, authPort, type Hash, t } from '../../runtime/plugin.js';
import { KINDS } from './activity-group.js';
import { folded } from './names.js';
import { indexed, type Parts } from './parts.js';
import { history, words } from './tables.js';

const Match = t.struct({
  type: t.doc(
    t.choice(
      'block',
      'bundle',
      'address',
      'token',
      'pool',
      'name',
      'passport',
      'validator',
      'multisig',
      'nft_collection',
      'multi_token_collection',
      'presale',
      'dao',
      'anchor',
      'bridge_deposit',
      'bridge_withdrawal',
      'settle_order',
      'market_maker',
      'program',
    ),
    'Kind of the match',
  ),
  id: t.doc(
    t.text(1, 200),
    'Identifier for other methods: a height, hash, address, mint or number; for a bridge deposit chain, transaction and log index, separated by slashes',
  ),
  label: t.doc(t.text(0, 256), 'Text to show for the result'),
  exact: t.doc(t.bool, 'True if the query equals the name or identifier, false for a prefix'),
});
type Match = (typeof Match)['sample'] extends (random: never) => infer M ? M : never;

/** Format of transaction ids of other chains. */
const OUTSIDE = /^[!-~]{1,128}$/;
const SHORTEST_PREFIX = 2;
const MOST = 20;

export function searchMethods({ node, database, follower }: Parts) {
  const { ledger, blocks, text } = node;

  async function byHeight(height: number): Promise<Match[]> {
    if (height > ledger.head.height) return [];
    const block = await blocks.at(height);
    return block ? [{ type: 'block', id: `${height}`, label: text.hash(block.hash), exact: true }] : [];
  }

  async function byHash(hash: Hash): Promise<Match[]> {
    const [block, bundle] = await Promise.all([blocks.ofHash(hash), blocks.bundle(hash)]);
    const inState = await ledger.read(() => {
      const view = ledger.view();
      const token = view.port(tokensPort)?.info(hash);
      const collection = view.port(nftPort)?.collection(hash);
      const items = view.port(multiTokenPort)?.collection(hash);
      const pair = view.port(dexPort)?.tokensOf(hash);
      return [
        ...(token ? [{ type: 'token' as const, id: `0x${hash}`, label: token.symbol, exact: true }] : []),
        ...(pair ? [poolMatch(hash, pair.a, pair.b)] : []),
        ...(collection
          ? [{ type: 'nft_collection' as const, id: `0x${hash}`, label: collection.name, exact: true }]
          : []),
        ...(items
          ? [{ type: 'multi_token_collection' as const, id: `0x${hash}`, label: items.name, exact: true }]
          : []),
      ];
    });
    return [
      ...(block ? [{ type: 'block' as const, id: `${block.header.height}`, label: text.hash(hash), exact: true }] : []),
      ...(bundle
        ? [{ type: 'bundle' as const, id: text.hash(hash), label: `in block ${bundle.place.height}`, exact: true }]
        : []),
      ...inState,
    ];
  }

  async function byAddress(address: Address): Promise<Match[]> {
    const lists = KINDS.map((kind) => [address, kind] as const);
    const { places } = await history.page(database, lists, 1);
    const { known, validator, signers, dao, name, gamertag, maker } = await ledger.read(() => {
      const view = ledger.view();
      return {
        known: (view.port(authPort)?.nonceOf(address) ?? 0) > 0,
        validator: view.port(stakingPort)?.validatorOf(address),
        signers: view.port(multiSigPort)?.accountOf(address),
        dao: view.port(daoPort)?.daoOf(address),
        name: view.port(namesPort)?.namesOf([address])[0],
        gamertag: view.port(passportsPort)?.gamertagsOf([address])[0],
        maker: view.port(settlementPort)?.maker(address),
      };
    });
    const id = text.address(address);
    const label = known || places.length > 0 ? 'account' : 'account without activity';
    return [
      { type: 'address', id, label, exact: true },
      ...(name === undefined ? [] : [{ type: 'name' as const, id: name, label: id, exact: true }]),
      ...(gamertag === undefined ? [] : [{ type: 'passport' as const, id, label: gamertag, exact: true }]),
      ...(signers ? [{ type: 'multisig' as const, id, label: signers.label, exact: true }] : []),
      ...(dao ? [{ type: 'dao' as const, id, label: dao.name, exact: true }] : []),
      ...(validator ? [{ type: 'validator' as const, id, label: validator.publicKey, exact: true }] : []),
      ...(maker
        ? [{ type: 'market_maker' as const, id, label: `${maker.name}, tier ${maker.tier}`, exact: true }]
        : []),
    ];
  }

  /** A validator's public key has the same form as a hash. */
  const byKey = (key: string): Promise<Match[]> =>
    ledger.read(() => {
      const validator = ledger.view().port(stakingPort)?.validatorOf(key);
      return validator ? [{ type: 'validator', id: text.address(validator.operator), label: key, exact: true }] : [];
    });

  /** Account of a name, with or without the chain's top-level label. */
  const byAccountName = (query: string): Promise<Match[]> =>
    ledger.read(() => {
      const found = ledger.view().port(namesPort)?.resolve(query);
      return found ? [{ type: 'name', id: found.name, label: text.address(found.address), exact: true }] : [];
    });

  /** Gamertags are matched case-insensitively. */
  const byGamertag = (query: string): Promise<Match[]> =>
    ledger.read(() => {
      const players = ledger.view().port(passportsPort);
      const owner = players?.ownerOf(query);
      return owner === undefined
        ? []
        : [{ type: 'passport', id: text.address(owner), label: players!.gamertagsOf([owner])[0]!, exact: true }];
    });

  /** Matches by name, or by a prefix that starts at any word of the name. */
  async function byName(query: string): Promise<Match[]> {
    const wanted = folded(query);
    if (wanted.length < SHORTEST_PREFIX) return [];
    const found = await words.startingWith(database, wanted, MOST);
    return found.map(({ key: [ending, isPart, , type, id], value: label }) => ({
      type,
      id: type === 'dao' ? text.address(id.slice(2) as Address) : id,
      label,
      exact: !isPart && ending === wanted,
    }));
  }

  /** `ACN/USDC` is the pool of the two tokens. */
  const byPair = ([a, b]: readonly string[]): Promise<Match[]> =>
    ledger.read(() => {
      const view = ledger.view();
      const [first, second] = [a, b].map((name) => view.port(tokensPort)?.lookUp(name!));
      const pool = first && second ? view.port(dexPort)?.poolOf(first, second) : undefined;
      return pool ? [poolMatch(pool, first!, second!)] : [];
    });

  /** A namespace of anchors, or one anchor: `acme.legal/contract.pdf`. A key may contain slashes. */
  const byAnchor = (word: string): Promise<Match[]> =>
    ledger.read(() => {
      const anchors = ledger.view().port(anchorPort);
      const [namespace, key] = word.includes('/')
        ? [word.slice(0, word.indexOf('/')), word.slice(word.indexOf('/') + 1)]
        : [word];
      const found = key === undefined ? anchors?.count(namespace!) : anchors?.hashOf(namespace!, key);
      if (found === undefined) return [];
      const label = typeof found === 'number' ? `${found} ${found === 1 ? 'anchor' : 'anchors'}` : `0x${found}`;
      return [{ type: 'anchor', id: word, label, exact: true }];
    });

  /** A bridge withdrawal or a settlement order. */
  const byNumber = (number: number): Promise<Match[]> =>
    ledger.read(() => {
      const view = ledger.view();
      const withdrawal = view.port(bridgePort)?.withdrawal(number);
      const order = view.port(settlementPort)?.order(number);
      const [id, exact] = [`${number}`, true] as const;
      return [
        ...(withdrawal ? [{ type: 'bridge_withdrawal' as const, id, label: passing(withdrawal), exact }] : []),
        ...(order ? [{ type: 'settle_order' as const, id, label: selling(order), exact }] : []),
      ];
    });

  const selling = ({ sell_token, buy_token, status }: SettleOrder): string =>
    `${symbolOf(sell_token)} for ${symbolOf(buy_token)} ${status}`;

  /** Bridge deposit made by a transaction of another chain. */
  const byOutside = (tx: string): Promise<Match[]> =>
    ledger.read(() =>
      (ledger.view().port(bridgePort)?.depositsOf(tx) ?? []).map((found) => ({
        type: 'bridge_deposit',
        id: `${found.chain}/${found.tx_hash}/${found.log_index}`,
        label: passing(found),
        exact: true,
      })),
    );

  const passing = ({ mint, status }: { readonly mint: Hash; readonly status: string }): string =>
    `${symbolOf(mint)} ${status}`;

  const symbolOf = (mint: Hash): string => nameOf(mint, ledger.view().port(tokensPort)!.info(mint)!);

  /** A program by its name. */
  const byProgram = (name: string): Promise<Match[]> =>
    ledger.read(() => {
      const label = ledger.view().port(programsPort)?.titleOf(name);
      return label === undefined ? [] : [{ type: 'program', id: name, label, exact: true }];
    });

  function poolMatch(pool: Hash, a: Hash, b: Hash): Match {
    const label = [a, b].map(symbolOf).join('/');
    return { type: 'pool', id: `0x${pool}`, label, exact: true };
  }

  return [
    node.method({
      name: 'chain_search',
      about:
        'Finds a block, bundle, account, token or other thing by height, hash, address, account name, gamertag, public key, pair (`ACN/USDC`), anchor (`acme.legal/contract`) or namespace, anchored hash, program, transaction of another chain, number of a bridge withdrawal or settlement order, or by the beginning of a symbol or of a word in the name of a token, collection, pool, presale or DAO.',
      cost: { base: 5 },
      params: {
        query: t.doc(
          t.text(1, 128),
          'Height, hash, address, account name, gamertag, public key, pair (ACN/USDC) or beginning of a symbol or name',
        ),
      },
      result: t.struct({
        query: t.doc(t.text(1, 128), 'Height, hash, address, symbol or name'),
        matches: t.doc(t.list(Match, 100), 'Matches, exact ones first'),
        ...indexed,
      }),
      async answer({ query }) {
        const indexed_height = follower.height;
        const word = query.trim();
        const hash = text.parseHash(word);
        const address = text.parseAddress(word);
        const found = await Promise.all([
          /^[0-9]{1,15}$/.test(word) ? byHeight(Number(word)) : [],
          /^[0-9]{1,15}$/.test(word) ? byNumber(Number(word)) : [],
          OUTSIDE.test(word) ? byOutside(word) : [],
          hash === undefined ? [] : byHash(hash),
          address === undefined ? [] : byAddress(address),
          /^[0-9a-f]{64}$/.test(word) ? byKey(word) : [],
          /^[^/]+\/[^/]+$/.test(word) ? byPair(word.split('/')) : [],
          byAnchor(word),
          byProgram(word),
          byName(word),
          hash === undefined ? [] : byName(hash),
          byAccountName(word),
          byGamertag(word),
        ]);
        const matches = new Map<string, Match>();
        for (const match of found.flat()) {
          const known = matches.get(`${match.type} ${match.id}`);
          if (!known?.exact) matches.set(`${match.type} ${match.id}`, match);
        }
        return { query, matches: [...matches.values()], indexed_height };
      },
    }),
  ];
}
