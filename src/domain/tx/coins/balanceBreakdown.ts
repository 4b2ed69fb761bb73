/** Adds up an account's coins by what may be done with them. */
import { sumKoinu } from '../../amount/Koinu.ts';
import type { BalanceBreakdown, ClassifiedCoin, CoinStatus, ProtectionReason } from '../Coin.ts';

/**
 * Divides the whole into its parts, koinu.
 *
 * @returns frozen; the parts add up to `total`
 * @throws {RangeError} when the coins together pass MAX_MONEY
 */
export function balanceBreakdown(coins: readonly ClassifiedCoin[]): BalanceBreakdown {
  const sumOf = (kind: CoinStatus['kind']) =>
    sumKoinu(coins.filter(({ status }) => status.kind === kind).map(({ coin }) => coin.value));
  return Object.freeze({
    total: sumKoinu(coins.map(({ coin }) => coin.value)),
    spendable: sumOf('spendable'),
    protected: sumOf('protected'),
    small: sumOf('small'),
    immature: sumOf('immature'),
    unconfirmed: sumOf('unconfirmed'),
    ...protectionOf(coins),
    ...(coins.some(isUnindexed) && { isUnindexed: true as const }),
  });
}

/** The reason that all protected coins have in common. */
function protectionOf(coins: readonly ClassifiedCoin[]): { readonly protection?: ProtectionReason } {
  const reasons = coins.flatMap(({ status }) => (status.kind === 'protected' ? [status.reason] : []));
  const [protection, ...others] = new Set(reasons);
  return protection === undefined || others.length > 0 ? {} : { protection };
}

/** Spendable, and only because there is no index to ask; what the person released is known well enough. */
const isUnindexed = ({ coin, status }: ClassifiedCoin): boolean =>
  status.kind === 'spendable' && coin.inscription === 'not-indexed' && coin.isReleased !== true;
