// The one number that a screen is about, large, with its unit.
import type { CSSProperties, ReactNode } from 'react';
import { HiddenAmount } from '../money/AmountText.tsx';
import styles from './NumberHero.module.css';

/** Gold where it is the screen's one gold number; void for what never moved. */
export type HeroTone = 'plain' | 'gold' | 'received' | 'void';

/** Says which way it moved. */
export type HeroSign = '' | '+' | '\u2212';

export interface NumberHeroProps {
  /** digits before the decimal mark */
  readonly whole: string;
  /** the decimal mark and what follows it; empty where there is nothing */
  readonly fraction: ReactNode;
  /** stands behind the number, with the space before it; null: nowhere, or on a line of its own */
  readonly unit: ReactNode;
  /** how many digits' width all of it takes, the unit and the space before it included */
  readonly digits: number;
  readonly tone: HeroTone;
  readonly sign: HeroSign;
  readonly isHidden: boolean;
  /** a long one goes on in further lines instead of ever smaller. @default false */
  readonly mayWrap?: boolean;
}

/** What takes the place of a hidden amount is as large as if that were short: its size would tell how long it is. */
const HIDDEN_DIGITS = 8;

/** As large as its column lets it be; nothing of it is cut. */
export function NumberHero(props: NumberHeroProps) {
  const { whole, fraction, unit, digits, tone, sign, isHidden, mayWrap = false } = props;
  return (
    <p
      className={styles.number}
      data-tone={tone}
      data-wraps={mayWrap || undefined}
      style={numberFit(isHidden ? HIDDEN_DIGITS : digits)}
    >
      {isHidden ? (
        <HiddenAmount />
      ) : (
        <span className={styles.digits}>
          {sign}
          {whole}
          <span className={styles.fraction}>{fraction}</span>
        </span>
      )}
      {unit !== null && <span className={styles.unit}>{unit}</span>}
    </p>
  );
}

/** Width of one digit of the bundled face, in ems, with a little to spare. */
const EM_PER_DIGIT = 0.64;

/**
 * A style that gives the number's width in ems to the stylesheet, which divides the column by it.
 *
 * @param digits - how many digits' width the number takes, marks and unit included
 */
export function numberFit(digits: number): CSSProperties {
  return { '--ems': (digits * EM_PER_DIGIT).toFixed(2) } as CSSProperties;
}
