/** Says of each coin whether it may be spent, and why not. */
import { NETWORKS, type Network } from '../../address/Network.ts';
import type { ClassifiedCoin, Coin, CoinStatus, ProtectionReason } from '../Coin.ts';
import { CARRIER_VALUE, SOFT_DUST } from '../policy.ts';

/** Why a coin has to stay for what it may carry; null where nothing speaks for that, or it was released. */
function carriedBy({ isReleased, inscription, value }: Coin): ProtectionReason | null {
  if (isReleased === true) return null;
  if (inscription === 'carries') return 'inscription';
  if (inscription === 'dunes') return 'dunes';
  if (inscription === 'unknown') return 'inscription-unknown';
  return value <= CARRIER_VALUE ? 'carrier-value' : null;
}

/**
 * Why a coin has to stay where it is, whatever else is true of it; null where nothing speaks for that. Releasing what it may carry
 * does not unfreeze it, and unfreezing it releases nothing.
 */
export function protectionOf(coin: Coin): ProtectionReason | null {
  if (coin.isBareKey === true) return 'bare-key';
  return carriedBy(coin) ?? (coin.isFrozen === true ? 'frozen' : null);
}

const isForeignAndUnconfirmed = ({ confirmations, isOwnChange }: Coin): boolean =>
  confirmations < 1 && !isOwnChange;

/**
 * Tells a coin's status (design part 3). Protection comes before everything else: a coin that carries an inscription is
 * protected even while it is unconfirmed. What somebody else just sent is unknown to every index; it is told as
 * `unconfirmed`, which nothing spends either.
 *
 * @param network - decides how deep a coinbase has to lie
 */
export function statusOf(coin: Coin, network: Network): CoinStatus {
  const reason = protectionOf(coin);
  const justCame = isForeignAndUnconfirmed(coin);
  if (reason !== null && !(reason === 'inscription-unknown' && justCame))
    return { kind: 'protected', reason };
  const { coinbaseMaturity } = NETWORKS[network];
  if (coin.isCoinbase && coin.confirmations < coinbaseMaturity) {
    return { kind: 'immature', confirmationsLeft: coinbaseMaturity - coin.confirmations };
  }
  if (justCame) return { kind: 'unconfirmed' };
  return coin.value < SOFT_DUST ? { kind: 'small' } : { kind: 'spendable' };
}

/** Puts a coin beside its status. */
export const classifyCoin = (coin: Coin, network: Network): ClassifiedCoin => ({
  coin,
  status: statusOf(coin, network),
});
