// An amount's value in the user's currency.
import type { FiatPrice } from '../../domain/amount/FiatPrice.ts';
import { inFiat } from '../../i18n/format/inFiat.ts';
import { useHidden } from './HiddenAmounts.tsx';

export interface FiatTextProps {
  /** koinu, not negative */
  readonly amount: bigint;
  readonly price: FiatPrice;
}

/** `$8.31`; at the current price, for display only. */
export function FiatText({ amount, price }: FiatTextProps) {
  if (useHidden()) return null;
  return <span dir="ltr">{inFiat(amount, price)}</span>;
}
