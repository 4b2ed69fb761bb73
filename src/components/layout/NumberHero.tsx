// The main number of a screen, large, with its unit.
import type { CSSProperties, ReactNode } from 'react';
import { HiddenAmount } from '../money/AmountText.tsx';
import styles from './NumberHero.module.css';

/** Gold if it is the screen's one gold number; void for an amount that never moved. */
export type HeroTone = 'plain' | 'gold' | 'received' | 'void';

/** Direction of the movement. */
export type HeroSign = '' | '+' | '\u2212';

export interface NumberHeroProps {
  /** digits before the decimal mark */
  readonly whole: string;
  /** the decimal mark and the rest; empty if there is none */
  readonly fraction: ReactNode;
  /** after the number, including the space; null: none, or on its own line */
  readonly unit: ReactNode;
  /** total width in digits, including the unit and the space */
  readonly digits: number;
  readonly tone: HeroTone;
  readonly sign: HeroSign;
  readonly isHidden: boolean;
  /** a long one wraps instead of shrinking further. @default false */
  readonly mayWrap?: boolean;
}

/** A hidden amount's placeholder is sized like a short one: its size must not reveal the length. */
const HIDDEN_DIGITS = 8;

/** As large as its column allows; never truncated. */
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

/** Width of a digit in the bundled font, in ems, plus a margin. */
const EM_PER_DIGIT = 0.64;

/**
 * A style that passes the number's width in ems to the stylesheet, which divides the column by it.
 *
 * @param digits - width of the number in digits, including marks and unit
 */
export function numberFit(digits: number): CSSProperties {
  return { '--ems': (digits * EM_PER_DIGIT).toFixed(2) } as CSSProperties;
}
