// How much the holdings' value changed in a day: the sign shows the direction, the color repeats it.
import type { FiatPrice } from '../../domain/amount/FiatPrice.ts';
import { inWorthChange } from '../../i18n/format/inFiat.ts';
import { describeDayChange } from '../../i18n/messages/wallet/worthMessages.ts';
import styles from './ChangeText.module.css';

export interface WorthChangeTextProps {
  /** koinu held now */
  readonly amount: bigint;
  readonly price: FiatPrice;
  /** the price's change in a day */
  readonly percent: number;
}

/** `+$0.35 in 24 h`; nothing if it is below the currency's smallest unit. */
export function WorthChangeText({ amount, price, percent }: WorthChangeTextProps) {
  const change = inWorthChange(amount, price, percent);
  if (change === null) return null;
  return (
    <span className={styles.change} data-way={percent > 0 ? 'up' : 'down'}>
      {describeDayChange(change)}
    </span>
  );
}
