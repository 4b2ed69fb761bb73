// By how much what is held is worth more or less than the same was a day ago: a sign says the direction, colour only repeats it.
import type { FiatPrice } from '../../domain/amount/FiatPrice.ts';
import { inWorthChange } from '../../i18n/format/inFiat.ts';
import { describeDayChange } from '../../i18n/messages/wallet/worthMessages.ts';
import styles from './ChangeText.module.css';

export interface WorthChangeTextProps {
  /** koinu that are held now */
  readonly amount: bigint;
  readonly price: FiatPrice;
  /** by how much the price moved in a day */
  readonly percent: number;
}

/** `+$0.35 in 24 h`; nothing where the currency cannot say so little. */
export function WorthChangeText({ amount, price, percent }: WorthChangeTextProps) {
  const change = inWorthChange(amount, price, percent);
  if (change === null) return null;
  return (
    <span className={styles.change} data-way={percent > 0 ? 'up' : 'down'}>
      {describeDayChange(change)}
    </span>
  );
}
