// The one amount a screen is about, large, over what it is worth.

import type { FiatPrice } from '../domain/amount/FiatPrice.ts';
import { splitDoge } from '../domain/amount/formatDoge.ts';
import { numberMarks } from '../text/numberStyle.ts';
import styles from './AmountHero.module.css';
import { HiddenAmount } from './AmountText.tsx';
import { FiatText } from './FiatText.tsx';
import { figureFit } from './figureFit.ts';

export interface AmountHeroProps {
  /** koinu, not negative */
  readonly amount: bigint;
  readonly price: FiatPrice | null;
  /** gold where it is the screen's one gold number; void for money that never moved. @default 'plain' */
  readonly tone?: 'plain' | 'gold' | 'received' | 'void';
  readonly sign?: '' | '+' | '\u2212';
  readonly isHidden?: boolean;
  /** after the fiat, for example "at today’s price" */
  readonly fiatNote?: string;
}

/** Fills its column and never wraps. */
export function AmountHero({
  amount,
  price,
  tone = 'plain',
  sign = '',
  isHidden,
  fiatNote,
}: AmountHeroProps) {
  const { whole, fraction } = splitDoge(amount, numberMarks());
  const digits = sign.length + whole.length + 0.7 * fraction.length + 2.4;
  return (
    <div className={styles.hero}>
      <p className={styles.number} data-tone={tone} style={figureFit(digits)}>
        {isHidden ? (
          <HiddenAmount />
        ) : (
          <span className={styles.digits}>
            {sign}
            {whole}
            <span className={styles.fraction}>{fraction}</span>
          </span>
        )}
        <span className={styles.unit}> DOGE</span>
      </p>
      {price && !isHidden && (
        <p className={styles.fiat}>
          <FiatText amount={amount} price={price} />
          {fiatNote !== undefined && ` ${fiatNote}`}
        </p>
      )}
    </div>
  );
}
