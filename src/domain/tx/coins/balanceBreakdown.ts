/** Sums an account's coins by status. */
import { sumKoinu, totalKoinu } from '../../amount/Koinu.ts';
import type { BalanceBreakdown, ClassifiedCoin, ProtectionReason } from '../Coin.ts';

/**
 * @returns frozen, koinu; the parts add up to `total`
 * @throws {RangeError} when the coins together exceed MAX_TOTAL
 */
export function balanceBreakdown(coins: readonly ClassifiedCoin[]): BalanceBreakdown {
  const sums = { spendable: 0n, protected: 0n, small: 0n, immature: 0n, unconfirmed: 0n };
  for (const { coin, status } of coins) sums[status.kind] += coin.value;
  return Object.freeze({
    total: sumKoinu(Object.values(sums)),
    spendable: totalKoinu(sums.spendable),
    protected: totalKoinu(sums.protected),
    small: totalKoinu(sums.small),
    immature: totalKoinu(sums.immature),
    unconfirmed: totalKoinu(sums.unconfirmed),
    ...protectionOf(coins),
    ...(coins.some(isUnindexed) && { isUnindexed: true as const }),
  });
}

/** The common reason of all protected coins, or whether some of them cannot be released. */
function protectionOf(
  coins: readonly ClassifiedCoin[],
): Pick<BalanceBreakdown, 'protection' | 'hasBareKeys'> {
  const reasons = new Set<ProtectionReason>();
  for (const { status } of coins) if (status.kind === 'protected') reasons.add(status.reason);
  const [protection, ...others] = reasons;
  if (protection === undefined) return {};
  if (others.length === 0) return { protection };
  return reasons.has('bare-key') ? { hasBareKeys: true } : {};
}

/** Spendable only because no index is configured; coins released by the user don't count. */
const isUnindexed = ({ coin, status }: ClassifiedCoin): boolean =>
  status.kind === 'spendable' && coin.inscription === 'not-indexed' && coin.isReleased !== true;
