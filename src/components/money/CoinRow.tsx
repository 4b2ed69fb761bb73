// One coin of a balance: how much, where from, and how deep it lies or what holds it.
import {
  describeCoin,
  BREAKDOWN_MESSAGES as MESSAGES,
} from '../../i18n/messages/wallet/breakdownMessages.ts';
import { shortAddress } from '../address/AddressText.tsx';
import { Row } from '../layout/Row.tsx';
import { AmountText } from './AmountText.tsx';
import styles from './CoinRow.module.css';
import type { HeldCoin } from './HeldCoin.ts';

export interface CoinRowProps {
  readonly coin: HeldCoin;
  readonly isHidden: boolean;
  /** to the transfer that it came with */
  readonly onCoin: (coin: HeldCoin) => void;
}

/** A row that leads to the coin's transfer. */
export function CoinRow({ coin, isHidden, onCoin }: CoinRowProps) {
  return (
    <Row
      title={<AmountText amount={coin.value} isHidden={isHidden} />}
      second={
        <span className={styles.second}>
          <Origin from={coin.from} /> ·{' '}
          {coin.isReleased ? MESSAGES.released : describeCoin(coin.status, coin.confirmations)}
        </span>
      }
      onPress={() => onCoin(coin)}
      hasChevron
    />
  );
}

function Origin({ from }: Pick<HeldCoin, 'from'>) {
  if (from.kind === 'address') return <span dir="ltr">{shortAddress(from.address)}</span>;
  return MESSAGES[from.kind];
}
