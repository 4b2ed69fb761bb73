// A balance opened to its parts: a bar of their shares, then each with its amount and its reason.
import type { CoinParts } from '../domain/tx/Coin.ts';
import { explainPart, HELD_PARTS, type HeldPart, namePart } from '../text/describeParts.ts';
import { AmountText } from './AmountText.tsx';
import styles from './PartsList.module.css';

export interface PartsListProps {
  readonly parts: CoinParts;
  readonly isHidden?: boolean;
}

type PartName = HeldPart | 'spendable';

/** Parts that hold nothing are left out, all but the spendable one. */
export function PartsList({ parts, isHidden = false }: PartsListProps) {
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
      <dl className={styles.list}>
        {names.map((name) => (
          <div key={name} className={styles.part}>
            <dt className={styles.name}>
              <span className={styles.dot} data-part={name} aria-hidden="true" />
              {namePart(name)}
            </dt>
            <dd className={styles.amount}>
              <AmountText amount={parts[name]} isHidden={isHidden} />
            </dd>
            <dd className={styles.why}>{explainPart(name)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Share of the total in thousandths, for drawing alone. */
const shareOf = (part: bigint, total: bigint): number => Number((part * 1000n) / total);
