// The main amount of a screen, large, with its value below.

import type { FiatPrice } from '../../domain/amount/FiatPrice.ts';
import { splitDoge } from '../../domain/amount/formatDoge.ts';
import { numberMarks } from '../../i18n/format/numberStyle.ts';
import { type HeroSign, type HeroTone, NumberHero } from '../layout/NumberHero.tsx';
import styles from './AmountHero.module.css';
import { FiatText } from './FiatText.tsx';
import { useHidden } from './HiddenAmounts.tsx';

export interface AmountHeroProps {
  /** koinu, not negative */
  readonly amount: bigint;
  /** null while unknown: no fiat value is shown */
  readonly price: FiatPrice | null;
  /** @default 'plain' */
  readonly tone?: HeroTone;
  /** the direction. @default '' */
  readonly sign?: HeroSign;
  /** absent: from `HiddenAmounts` */
  readonly isHidden?: boolean;
  /** after the fiat value, for example "at today’s price" */
  readonly fiatNote?: string;
}

/** Fills its column and never wraps. */
export function AmountHero({
  amount,
  price,
  tone = 'plain',
  sign = '',
  isHidden: given,
  fiatNote,
}: AmountHeroProps) {
  const isHidden = useHidden(given);
  const { whole, fraction } = splitDoge(amount, numberMarks());
  return (
    <div className={styles.hero}>
      <NumberHero
        whole={whole}
        fraction={fraction}
        unit=" DOGE"
        digits={sign.length + whole.length + 0.7 * fraction.length + 2.4}
        tone={tone}
        sign={sign}
        isHidden={isHidden}
      />
      {price && !isHidden && (
        <p className={styles.fiat}>
          <FiatText amount={amount} price={price} />
          {fiatNote !== undefined && ` ${fiatNote}`}
        </p>
      )}
    </div>
  );
}
