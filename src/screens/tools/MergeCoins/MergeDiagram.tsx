// Many coins become few: the numbers, with drawn coins.
import { Icon } from '../../../components/art/Icon.tsx';
import { countCoins, MERGE_MESSAGES as MESSAGES } from '../../../i18n/messages/dapps/toolMessages.ts';
import styles from './MergeDiagram.module.css';

interface MergeDiagramProps {
  readonly before: number;
  readonly after: number;
}

const MAX_DRAWN = 5;

/** The drawing is decorative; the text says the same. */
export function MergeDiagram({ before, after }: MergeDiagramProps) {
  return (
    <p className={styles.number}>
      <span className={styles.side}>
        <Pile coins={Math.min(before, MAX_DRAWN)} />
        <span className={styles.count}>{countCoins(before)}</span>
      </span>
      <span className={styles.arrow}>
        <Icon name="chevron" size={24} />
        <span className="heard">{MESSAGES.becomes}</span>
      </span>
      <span className={styles.side}>
        <Pile coins={Math.min(after, MAX_DRAWN)} isLarge />
        <span className={styles.count}>{countCoins(after)}</span>
      </span>
    </p>
  );
}

function Pile({ coins, isLarge = false }: { readonly coins: number; readonly isLarge?: boolean }) {
  return (
    <span className={styles.pile} aria-hidden="true">
      {Array.from({ length: coins }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn coins have no other identity than their index
        <Icon key={index} name="coin" size={isLarge ? 40 : 28} />
      ))}
    </span>
  );
}
