// The minted share of a token's supply: a bar, and the numbers in words.
import type { TokenInfo } from '../../domain/drc20/Token.ts';
import { bareTokens } from '../../i18n/format/inAmounts.ts';
import {
  describeMinted,
  TOKEN_PAGE_MESSAGES as MESSAGES,
} from '../../i18n/messages/tokens/tokenPageMessages.ts';
import { ProgressBar } from '../feedback/ProgressBar.tsx';
import styles from './SupplyMeter.module.css';

export interface SupplyMeterProps {
  readonly info: Pick<TokenInfo, 'max' | 'minted' | 'decimals'>;
}

/** Rounded down: 100 only when all is minted. */
const percentOf = (minted: bigint, max: bigint): number =>
  max === 0n ? 0 : Number(((minted < max ? minted : max) * 100n) / max);

/** Renders nothing while the supply is unknown; no bar while the minted amount is. */
export function SupplyMeter({ info }: SupplyMeterProps) {
  const { max, minted, decimals } = info;
  if (max === null) return null;
  const percent = minted === null ? null : percentOf(minted, max);
  return (
    <div className={styles.supply}>
      <p className={styles.line}>
        <span className={styles.name}>{MESSAGES.supply}</span>
        <span className={styles.amount}>{bareTokens(max, decimals)}</span>
      </p>
      {percent !== null && minted !== null && (
        <>
          <ProgressBar percent={percent} spoken={null} tone="received" />
          <p className={styles.line}>
            <span className={styles.name}>{describeMinted(percent)}</span>
            {percent < 100 && <span className={styles.minted}>{bareTokens(minted, decimals)}</span>}
          </p>
        </>
      )}
    </div>
  );
}
