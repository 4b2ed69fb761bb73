// One coin of a balance: amount, origin, and confirmations or what holds it.

import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { Koinu } from '../../domain/amount/Koinu.ts';
import type { CoinStatus } from '../../domain/tx/Coin.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import {
  describeCoin,
  BREAKDOWN_MESSAGES as MESSAGES,
} from '../../i18n/messages/wallet/breakdownMessages.ts';
import { shortAddress } from '../address/AddressText.tsx';
import { Row } from '../layout/Row.tsx';
import { AmountText } from './AmountText.tsx';
import styles from './CoinRow.module.css';

export interface HeldCoin {
  readonly txid: Txid;
  readonly vout: number;
  readonly value: Koinu;
  /** from the history read so far; `unknown` beyond that */
  readonly from:
    | { readonly kind: 'mined' }
    | { readonly kind: 'ourselves' }
    | { readonly kind: 'address'; readonly address: DogeAddress }
    | { readonly kind: 'unknown' };
  /** 0 while unconfirmed */
  readonly confirmations: number;
  readonly status: CoinStatus;
  /** the user removed its protection; absent: not released */
  readonly isReleased?: boolean;
}

export interface CoinRowProps {
  readonly coin: HeldCoin;
  readonly isHidden: boolean;
  /** to the transfer that created it */
  readonly onCoin: (coin: HeldCoin) => void;
}

/** Links to the coin's transfer. */
export function CoinRow({ coin, isHidden, onCoin }: CoinRowProps) {
  return (
    <Row
      title={<AmountText amount={coin.value} isHidden={isHidden} />}
      second={
        <span className={styles.second}>
          <Origin from={coin.from} /> ·{' '}
          {coin.isReleased && coin.status.kind !== 'protected'
            ? MESSAGES.released
            : describeCoin(coin.status, coin.confirmations)}
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
