// A token balance, large, with its value below.

import type { FiatPrice } from '../../domain/amount/FiatPrice.ts';
import type { TokenSummary } from '../../domain/drc20/Token.ts';
import type { TokenUnits } from '../../domain/drc20/TokenUnits.ts';
import { bareTokens } from '../../i18n/format/inAmounts.ts';
import { numberFit } from '../layout/NumberHero.tsx';
import { TokenAmountText } from './TokenAmountText.tsx';
import styles from './TokenHero.module.css';
import { TokenWorth } from './TokenWorth.tsx';

export interface TokenHeroProps {
  readonly summary: Pick<TokenSummary, 'decimals'>;
  readonly units: TokenUnits;
  /** koinu; null: unknown */
  readonly value: bigint | null;
  /** of DOGE; null while unknown */
  readonly price: FiatPrice | null;
  readonly isHidden: boolean;
  /** no index confirms it now: dimmed. @default false */
  readonly isOld?: boolean;
}

/** Number of digits from which it wraps instead of shrinking. */
const MAX_IN_LINE = 26;

/** Fills its column. The longest number a ledger allows wraps to a second line, and is never truncated. */
export function TokenHero({ summary, units, value, price, isHidden, isOld = false }: TokenHeroProps) {
  const { length } = bareTokens(units, summary.decimals);
  return (
    <div className={styles.hero} data-old={isOld || undefined}>
      <p
        className={styles.number}
        data-wraps={(!isHidden && length > MAX_IN_LINE) || undefined}
        style={numberFit(isHidden ? 4 : Math.min(length, MAX_IN_LINE))}
      >
        <TokenAmountText units={units} decimals={summary.decimals} isHidden={isHidden} isLarge />
      </p>
      <p className={styles.worth}>
        <TokenWorth value={value} price={price} isHidden={isHidden} />
      </p>
    </div>
  );
}
