/** Tokens as Mesh currencies. Names, mints and decimals of tokens never change, so they are cached. */

import { NATIVE, nameOf, tokensPort } from '../../modules/tokens/port.js';
import type { Hash, LedgerView } from '../../runtime/plugin.js';
import { invalid } from './errors.js';
import type { Given } from './request.js';

export interface Currency {
  readonly symbol: string;
  readonly decimals: number;
}

/** A token: its currency, and its mint, by which state and rows name it. */
export interface Token extends Currency {
  readonly mint: Hash;
}

/** Tokens kept; then the cache starts again. */
const MOST_CACHED = 10_000;

export class Currencies {
  readonly native: Token;
  readonly #ledger: Pick<LedgerView, 'view' | 'read'>;
  readonly #known = new Map<string, Token>();

  constructor(ledger: Pick<LedgerView, 'view' | 'read' | 'chain'>) {
    const { symbol, decimals } = ledger.chain;
    this.native = { symbol, decimals, mint: NATIVE };
    this.#ledger = ledger;
  }

  /** Tokens by the names that events use; undefined for names of no token. */
  async named(names: Iterable<string>): Promise<ReadonlyMap<string, Token>> {
    const wanted = [...new Set(names)];
    const found = new Map<string, Token>();
    const unknown: string[] = [];
    for (const name of wanted) {
      const token = name === this.native.symbol ? this.native : this.#known.get(name);
      if (token) found.set(name, token);
      else unknown.push(name);
    }
    for (const token of unknown.length === 0 ? [] : await this.#look(unknown)) {
      if (this.#known.size >= MOST_CACHED) this.#known.clear();
      this.#known.set(token.symbol, token);
      found.set(token.symbol, token);
    }
    return found;
  }

  /** The token of a currency in a request. */
  async requested(given: Given): Promise<Token> {
    const symbol = given.text('symbol');
    const token = (await this.named([symbol])).get(symbol);
    if (!token) return invalid(given.at('symbol'), 'must be the symbol of a token, or 0x and its mint');
    const { decimals } = token;
    return given.number('decimals') === decimals ? token : invalid(given.at('decimals'), `must be ${decimals}`);
  }

  /** Tokens of mints. */
  async ofMints(mints: readonly Hash[]): Promise<readonly Token[]> {
    const names = await this.#ledger.read(() => {
      const tokens = this.#ledger.view().port(tokensPort)!;
      return tokens.infos(mints).map((info, i) => nameOf(mints[i]!, info!));
    });
    const tokens = await this.named(names);
    return names.map((name) => tokens.get(name)!);
  }

  #look(names: readonly string[]): Promise<readonly Token[]> {
    return this.#ledger.read(() => {
      const tokens = this.#ledger.view().port(tokensPort)!;
      const mints = names.map((name) => tokens.lookUp(name));
      const infos = tokens.infos(mints.filter((mint) => mint !== undefined));
      let at = 0;
      return names.flatMap((symbol, i) => {
        const mint = mints[i];
        const info = mint === undefined ? undefined : infos[at++];
        // Only the name that events use, so that one token is one currency.
        const isName = mint !== undefined && info !== undefined && nameOf(mint, info) === symbol;
        return isName ? [{ symbol, decimals: info.decimals, mint }] : [];
      });
    });
  }
}

export const currencyJson = ({ symbol, decimals }: Currency): Currency => ({ symbol, decimals });
