/** Says of each coin whether it may be spent, and why not. */
import { NETWORKS, type Network } from '../address/Network.ts';
import type { ClassifiedCoin, Coin, CoinStanding } from './Coin.ts';
import { CARRIER_VALUE, SOFT_DUST } from './policy.ts';

const protectedFor = (reason: 'inscription' | 'inscription-unknown' | 'carrier-value'): CoinStanding => ({
  kind: 'protected',
  reason,
});

/**
 * Tells a coin's standing (design part 3). Protection comes before everything else: a coin that carries an inscription is
 * protected even while it is unconfirmed.
 *
 * @param network - decides how deep a coinbase has to lie
 */
export function standingOf(coin: Coin, network: Network): CoinStanding {
  if (coin.inscription === 'carries') return protectedFor('inscription');
  if (coin.inscription === 'unknown') return protectedFor('inscription-unknown');
  if (coin.value <= CARRIER_VALUE) return protectedFor('carrier-value');
  const { coinbaseMaturity } = NETWORKS[network];
  if (coin.isCoinbase && coin.confirmations < coinbaseMaturity) {
    return { kind: 'immature', confirmationsLeft: coinbaseMaturity - coin.confirmations };
  }
  if (coin.confirmations < 1 && !coin.isOwnChange) return { kind: 'unconfirmed' };
  return coin.value < SOFT_DUST ? { kind: 'small' } : { kind: 'spendable' };
}

/** Puts a coin beside its standing. */
export const classifyCoin = (coin: Coin, network: Network): ClassifiedCoin => ({
  coin,
  standing: standingOf(coin, network),
});
