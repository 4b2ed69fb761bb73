// An amount of a token as text: whole part first, decimals dimmer. The tick is the surrounding text's.
import type { TokenUnits } from '../../domain/drc20/TokenUnits.ts';
import { formatTokenAmount } from '../../domain/drc20/tokenAmount.ts';
import { numberMarks } from '../../i18n/format/numberStyle.ts';
import { HiddenAmount } from '../money/AmountText.tsx';
import { useHidden } from '../money/HiddenAmounts.tsx';
import styles from './TokenAmountText.module.css';

export interface TokenAmountTextProps {
  readonly units: TokenUnits;
  /** how many of the units' digits stand behind the decimal mark */
  readonly decimals: number;
  /** the person chose not to show amounts; absent: as `HiddenAmounts` says above */
  readonly isHidden?: boolean;
  /** what stands around it sizes it. @default false */
  readonly isLarge?: boolean;
}

/** From how many characters on it is set smaller, and when it may go on in a second line. */
const LONG = 13;
const VERY_LONG = 18;

const lengthOf = (text: string) =>
  text.length > VERY_LONG ? 'very-long' : text.length > LONG ? 'long' : undefined;

/** Nothing is rounded and nothing cut, however large it is. */
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
