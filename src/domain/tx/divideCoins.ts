/** Adds up an account's coins by what may be done with them. */
import { sumKoinu } from '../amount/Koinu.ts';
import type { ClassifiedCoin, CoinParts, CoinStanding } from './Coin.ts';

/**
 * Divides the whole into its parts, koinu.
 *
 * @returns frozen; the parts add up to `total`
 * @throws {RangeError} when the coins together pass MAX_MONEY
 */
export function divideCoins(coins: readonly ClassifiedCoin[]): CoinParts {
  const sumOf = (kind: CoinStanding['kind']) =>
    sumKoinu(coins.filter(({ standing }) => standing.kind === kind).map(({ coin }) => coin.value));
  return Object.freeze({
    total: sumKoinu(coins.map(({ coin }) => coin.value)),
    spendable: sumOf('spendable'),
    protected: sumOf('protected'),
    small: sumOf('small'),
    immature: sumOf('immature'),
    unconfirmed: sumOf('unconfirmed'),
  });
}
