// One coin of a balance: how much, where from, and how deep it lies or what holds it.

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

/** A coin of the account as a list shows it. */
export interface HeldCoin {
  readonly txid: Txid;
  readonly vout: number;
  readonly value: Koinu;
  /** as far as the history that was read tells; `unknown` where it does not reach that far */
  readonly from:
    | { readonly kind: 'mined' }
    | { readonly kind: 'ourselves' }
    | { readonly kind: 'address'; readonly address: DogeAddress }
    | { readonly kind: 'unknown' };
  /** 0 while in no block */
  readonly confirmations: number;
  readonly status: CoinStatus;
  /** the person gave up its protection; absent: nobody did */
  readonly isReleased?: boolean;
}

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
