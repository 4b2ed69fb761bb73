// What an amount is worth in the person's currency; says so when it is not known.
import type { FiatPrice } from '../../domain/amount/FiatPrice.ts';
import { inFiat } from '../../i18n/format/inFiat.ts';
import { useHidden } from './HiddenAmounts.tsx';

export interface FiatTextProps {
  /** koinu, not negative */
  readonly amount: bigint;
  readonly price: FiatPrice;
}

/** `$8.31`; the price is today's, for display only. */
export function FiatText({ amount, price }: FiatTextProps) {
  if (useHidden()) return null;
  return <span dir="ltr">{inFiat(amount, price)}</span>;
}
