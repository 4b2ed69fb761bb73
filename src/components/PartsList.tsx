// A balance opened to its parts: a bar of their shares, then each with its amount and its reason.
import type { CoinParts } from '../domain/tx/Coin.ts';
import { explainPart, HELD_PARTS, type HeldPart, namePart } from '../text/describeParts.ts';
import { PARTS_MESSAGES } from '../text/partMessages.ts';
import { AmountText } from './AmountText.tsx';
import { useHidden } from './HiddenAmounts.tsx';
import { Icon } from './icons/Icon.tsx';
import styles from './PartsList.module.css';

type PartName = HeldPart | 'spendable';

export interface PartsListProps {
  readonly parts: CoinParts;
  readonly isHidden?: boolean;
  /** opens a part to its coins; without it the list is for reading alone */
  readonly onPart?: (part: PartName) => void;
}

/** Parts that hold nothing are left out, all but the spendable one. */
export function PartsList({ parts, isHidden: given, onPart }: PartsListProps) {
  const isHidden = useHidden(given);
  const names: readonly PartName[] = ['spendable', ...HELD_PARTS.filter((part) => parts[part] > 0n)];
  return (
    <div className={styles.parts}>
      {!isHidden && parts.total > 0n && (
        <div className={styles.bar} aria-hidden="true">
          {names.map((name) => (
            <span key={name} data-part={name} style={{ flexGrow: shareOf(parts[name], parts.total) }} />
          ))}
        </div>
      )}
      <ul className={styles.list}>
        {names.map((name) => (
          <li key={name}>
            {onPart && parts[name] > 0n ? (
              <button type="button" className={styles.part} onClick={() => onPart(name)}>
                <PartFace name={name} amount={parts[name]} isHidden={isHidden} isOpenable />
              </button>
            ) : (
              <div className={styles.part}>
                <PartFace name={name} amount={parts[name]} isHidden={isHidden} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {parts.isUnindexed && <p className={styles.unindexed}>{PARTS_MESSAGES.unindexed}</p>}
    </div>
  );
}

interface PartFaceProps {
  readonly name: PartName;
  readonly amount: bigint;
  readonly isHidden: boolean;
  readonly isOpenable?: boolean;
}

function PartFace({ name, amount, isHidden, isOpenable }: PartFaceProps) {
  return (
    <>
      <span className={styles.name}>
        <span className={styles.dot} data-part={name} aria-hidden="true" />
        {namePart(name)}
      </span>
      <span className={styles.amount}>
        <AmountText amount={amount} isHidden={isHidden} />
        {isOpenable && <Icon name="chevron" size={18} className={styles.chevron} />}
      </span>
      <span className={styles.why}>{explainPart(name)}</span>
    </>
  );
}

/** Share of the total in thousandths, for drawing alone. */
const shareOf = (part: bigint, total: bigint): number => Number((part * 1000n) / total);
