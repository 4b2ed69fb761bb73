// The parts of a balance: a bar of their shares, then each with its amount and reason.
import type { BalanceBreakdown } from '../../domain/tx/Coin.ts';
import { describeUnindexed } from '../../i18n/messages/wallet/breakdownMessages.ts';
import {
  explainPart,
  HELD_KINDS,
  type HeldPart,
  namePart,
} from '../../i18n/messages/wallet/describeBreakdown.ts';
import { Icon } from '../art/Icon.tsx';
import { AmountText } from './AmountText.tsx';
import styles from './BreakdownList.module.css';
import { useHidden } from './HiddenAmounts.tsx';

type PartName = HeldPart | 'spendable';

export interface BreakdownListProps {
  readonly breakdown: BalanceBreakdown;
  /** absent: from `HiddenAmounts` */
  readonly isHidden?: boolean;
  /** opens a part's coins; without it the list is read-only */
  readonly onPart?: (part: PartName) => void;
}

/** Empty parts are left out, except the spendable one. */
export function BreakdownList({ breakdown, isHidden: given, onPart }: BreakdownListProps) {
  const isHidden = useHidden(given);
  const names: readonly PartName[] = ['spendable', ...HELD_KINDS.filter((part) => breakdown[part] > 0n)];
  return (
    <div className={styles.breakdown}>
      {!isHidden && breakdown.total > 0n && (
        <div className={styles.bar} aria-hidden="true">
          {names.map((name) => (
            <span
              key={name}
              data-part={name}
              style={{ flexGrow: shareOf(breakdown[name], breakdown.total) }}
            />
          ))}
        </div>
      )}
      <ul className={styles.list}>
        {names.map((name) => (
          <li key={name}>
            {onPart && breakdown[name] > 0n ? (
              <button type="button" className={styles.part} onClick={() => onPart(name)}>
                <PartLabel name={name} breakdown={breakdown} isHidden={isHidden} isOpenable />
              </button>
            ) : (
              <div className={styles.part}>
                <PartLabel name={name} breakdown={breakdown} isHidden={isHidden} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {breakdown.isUnindexed && <p className={styles.unindexed}>{describeUnindexed()}</p>}
    </div>
  );
}

interface PartLabelProps {
  readonly name: PartName;
  readonly breakdown: BalanceBreakdown;
  readonly isHidden: boolean;
  readonly isOpenable?: boolean;
}

function PartLabel({ name, breakdown, isHidden, isOpenable }: PartLabelProps) {
  return (
    <>
      <span className={styles.name}>
        <span className={styles.dot} data-part={name} aria-hidden="true" />
        {namePart(name)}
      </span>
      <span className={styles.amount}>
        <AmountText amount={breakdown[name]} isHidden={isHidden} />
        {isOpenable && <Icon name="chevron" size={18} className={styles.chevron} />}
      </span>
      <span className={styles.why}>{explainPart(name, breakdown)}</span>
    </>
  );
}

/** Share of the total in thousandths, only for drawing. */
const shareOf = (part: bigint, total: bigint): number => Number((part * 1000n) / total);
