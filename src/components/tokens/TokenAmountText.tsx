// A token amount as text: whole part first, dimmer decimals. The tick is added by the parent.
import type { TokenUnits } from '../../domain/drc20/TokenUnits.ts';
import { formatTokenAmount } from '../../domain/drc20/tokenAmount.ts';
import { numberMarks } from '../../i18n/format/numberStyle.ts';
import { HiddenAmount } from '../money/AmountText.tsx';
import { useHidden } from '../money/HiddenAmounts.tsx';
import styles from './TokenAmountText.module.css';

export interface TokenAmountTextProps {
  readonly units: TokenUnits;
  /** how many of the units' digits are decimals */
  readonly decimals: number;
  /** the user hides amounts; absent: from `HiddenAmounts` */
  readonly isHidden?: boolean;
  /** the parent sets the size. @default false */
  readonly isLarge?: boolean;
}

/** Lengths from which it is set smaller, and may wrap. */
const LONG = 13;
const VERY_LONG = 18;

const lengthOf = (text: string) =>
  text.length > VERY_LONG ? 'very-long' : text.length > LONG ? 'long' : undefined;

/** Never rounded or truncated, however large. */
export function TokenAmountText({ units, decimals, isHidden, isLarge = false }: TokenAmountTextProps) {
  if (useHidden(isHidden)) return <HiddenAmount />;
  const marks = numberMarks();
  const text = formatTokenAmount(units, decimals, marks);
  const [whole = text, fraction] = text.split(marks.decimalMark);
  return (
    <span className={styles.amount} data-length={isLarge ? undefined : lengthOf(text)} dir="ltr">
      {whole}
      {fraction !== undefined && (
        <span className={whole === '0' ? undefined : styles.fraction}>{marks.decimalMark + fraction}</span>
      )}
    </span>
  );
}
