/** Determines whether each coin may be spent, and if not, why. */
import { NETWORKS, type Network } from '../../address/Network.ts';
import type { ClassifiedCoin, Coin, CoinStatus, ProtectionReason } from '../Coin.ts';
import { CARRIER_VALUE, SOFT_DUST } from '../policy.ts';

/** Why a coin is protected for what it may carry; null when nothing requires that, or it was released. */
function carriedBy({ isReleased, inscription, value }: Coin): ProtectionReason | null {
  if (isReleased === true) return null;
  if (inscription === 'carries') return 'inscription';
  if (inscription === 'dunes') return 'dunes';
  if (inscription === 'unknown') return 'inscription-unknown';
  return value <= CARRIER_VALUE ? 'carrier-value' : null;
}

/** Why a coin is protected, whatever else its status; null when it is not. Releasing a coin does not unfreeze it, nor the reverse. */
export function protectionOf(coin: Coin): ProtectionReason | null {
  if (coin.isBareKey === true) return 'bare-key';
  return carriedBy(coin) ?? (coin.isFrozen === true ? 'frozen' : null);
}

const isForeignAndUnconfirmed = ({ confirmations, isOwnChange }: Coin): boolean =>
  confirmations < 1 && !isOwnChange;

/**
 * A coin's status (design part 3). Protection comes first: a coin that carries an inscription is protected even while it is unconfirmed.
 * Coins just received from others are unknown to every index; they are classified as `unconfirmed`, which are not spent either.
 *
 * @param network - determines the coinbase maturity
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

export const classifyCoin = (coin: Coin, network: Network): ClassifiedCoin => ({
  coin,
  status: statusOf(coin, network),
});
