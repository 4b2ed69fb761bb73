// The balance: the largest element of home, and its one gold number.

import type { FiatPrice } from '../../domain/amount/FiatPrice.ts';
import { splitDoge } from '../../domain/amount/formatDoge.ts';
import { numberMarks } from '../../i18n/format/numberStyle.ts';
import { COMMON_MESSAGES } from '../../i18n/messages/app/commonMessages.ts';
import { COMPONENT_MESSAGES as MESSAGES } from '../../i18n/messages/app/componentMessages.ts';
import { Icon } from '../art/Icon.tsx';
import { type Freshness, FreshnessText } from '../feedback/FreshnessText.tsx';
import { numberFit } from '../layout/NumberHero.tsx';
import { HiddenAmount } from './AmountText.tsx';
import styles from './BalanceText.module.css';
import { FiatText } from './FiatText.tsx';
import { WorthChangeText } from './WorthChangeText.tsx';

export interface BalanceTextProps {
  /** koinu; totals may exceed MAX_MONEY */
  readonly amount: bigint;
  /** null while no price is known */
  readonly price: FiatPrice | null;
  /** daily price change in percent; null or absent: unknown */
  readonly dayChange?: number | null;
  readonly freshness: Freshness;
  readonly isHidden: boolean;
  /** now, milliseconds since 1970 */
  readonly nowMs: number;
  /** opens the balance's parts; null while they are unknown */
  readonly onOpen: (() => void) | null;
}

/** Shrinks with its length instead of wrapping; fiat value and age below; dimmed when nothing answers. */
export function BalanceText(props: BalanceTextProps) {
  const { amount, price, dayChange = null, freshness, isHidden, nowMs, onOpen } = props;
  const number = (
    <>
      <span className="heard">{COMMON_MESSAGES.balance}</span>
      {isHidden ? (
        <span className={styles.number} style={numberFit(4)}>
          <HiddenAmount />
        </span>
      ) : (
        <BalanceNumber amount={amount} isOpenable={onOpen !== null} />
      )}
    </>
  );
  return (
    <div className={styles.balance} data-kind={freshness.kind}>
      {onOpen === null ? (
        <div className={styles.amount}>{number}</div>
      ) : (
        <button type="button" className={styles.amount} onClick={onOpen} title={MESSAGES.openBalance}>
          {number}
        </button>
      )}
      <p className={styles.under}>
        {!isHidden && price && (
          <>
            <FiatText amount={amount} price={price} />
            {dayChange === null ? (
              <span aria-hidden="true"> · </span>
            ) : (
              <WorthChangeText amount={amount} price={price} percent={dayChange} />
            )}
          </>
        )}
        <FreshnessText freshness={freshness} nowMs={nowMs} />
      </p>
    </div>
  );
}

function BalanceNumber({ amount, isOpenable }: { readonly amount: bigint; readonly isOpenable: boolean }) {
  const { whole, fraction } = splitDoge(amount, numberMarks());
  return (
    <span className={styles.number} style={numberFit(whole.length + 0.55 * fraction.length + 2.6)}>
      <span key={whole + fraction} className={styles.roll}>
        {whole}
        <span className={styles.fraction}>{fraction}</span>
      </span>
      <span className={styles.unit}>
        {' '}
        DOGE
        {isOpenable && <Icon name="chevron-down" size={16} />}
      </span>
    </span>
  );
}
