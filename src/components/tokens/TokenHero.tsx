// How much of a token there is, large, over what it is worth.

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
  /** of DOGE; null while none is known */
  readonly price: FiatPrice | null;
  readonly isHidden: boolean;
  /** nobody vouches for it now: dimmed. @default false */
  readonly isOld?: boolean;
}

/** From how many digits on a number is set in lines instead of ever smaller. */
const MAX_IN_LINE = 26;

/** Fills its column. The longest that a ledger knows goes on in a second line, and is never cut. */
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
