/** Adds up an account's coins by what may be done with them. */
import { koinu, sumKoinu } from '../../amount/Koinu.ts';
import type { BalanceBreakdown, ClassifiedCoin, ProtectionReason } from '../Coin.ts';

/**
 * Divides the whole into its parts, koinu.
 *
 * @returns frozen; the parts add up to `total`
 * @throws {RangeError} when the coins together pass MAX_MONEY
 */
export function balanceBreakdown(coins: readonly ClassifiedCoin[]): BalanceBreakdown {
  const sums = { spendable: 0n, protected: 0n, small: 0n, immature: 0n, unconfirmed: 0n };
  for (const { coin, status } of coins) sums[status.kind] += coin.value;
  return Object.freeze({
    total: sumKoinu(Object.values(sums)),
    spendable: koinu(sums.spendable),
    protected: koinu(sums.protected),
    small: koinu(sums.small),
    immature: koinu(sums.immature),
    unconfirmed: koinu(sums.unconfirmed),
    ...protectionOf(coins),
    ...(coins.some(isUnindexed) && { isUnindexed: true as const }),
  });
}

/** The reason that all protected coins have in common. */
function protectionOf(coins: readonly ClassifiedCoin[]): { readonly protection?: ProtectionReason } {
  const reasons = new Set<ProtectionReason>();
  for (const { status } of coins) if (status.kind === 'protected') reasons.add(status.reason);
  const [protection, ...others] = reasons;
  return protection === undefined || others.length > 0 ? {} : { protection };
}

/** Spendable, and only because there is no index to ask; what the person released is known well enough. */
const isUnindexed = ({ coin, status }: ClassifiedCoin): boolean =>
  status.kind === 'spendable' && coin.inscription === 'not-indexed' && coin.isReleased !== true;
