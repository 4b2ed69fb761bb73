// The value of tokens, in the user's currency or in DOGE; for display only.
import type { FiatPrice } from '../../domain/amount/FiatPrice.ts';
import { TOKEN_LIST_MESSAGES as MESSAGES } from '../../i18n/messages/tokens/tokenListMessages.ts';
import { AmountText } from '../money/AmountText.tsx';
import { FiatText } from '../money/FiatText.tsx';
import styles from './TokenWorth.module.css';

export interface TokenWorthProps {
  /** koinu; null: unknown, which is not zero */
  readonly value: bigint | null;
  /** of DOGE; null while unknown */
  readonly price: FiatPrice | null;
  /** the user hides amounts */
  readonly isHidden: boolean;
}

/** Amounts below this are shown to the last koinu, larger ones to a hundredth of a DOGE. */
const FINE = 100_000_000n;
const HUNDREDTH = 1_000_000n;

/** `41.98 DOGE · $8.31`: the first is dropped if space is tight. Rounded down: it is an estimate. */
export function TokenWorth({ value, price, isHidden }: TokenWorthProps) {
  if (isHidden) return null;
  if (value === null) return <span className={styles.unknown}>{MESSAGES.noPrice}</span>;
  const rounded = value < FINE ? value : (value / HUNDREDTH) * HUNDREDTH;
  return (
    <span className={styles.worth}>
      <span className={price ? styles.doge : undefined}>
        <AmountText amount={rounded} />
        {price && <span aria-hidden="true"> · </span>}
      </span>
      {price && <FiatText amount={value} price={price} />}
    </span>
  );
}
