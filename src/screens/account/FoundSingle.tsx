// What a single key or a watched address stands for: the whole address, to be compared, and its coins.
import { AddressText } from '../../components/AddressText.tsx';
import { AmountText } from '../../components/AmountText.tsx';
import { Card } from '../../components/Card.tsx';
import { Identicon } from '../../components/identicon/Identicon.tsx';
import { describeFound } from '../../text/importMessages.ts';
import styles from './FoundSingle.module.css';
import type { FoundSummary } from './ImportPhraseScreen.types.ts';

/** There is nothing to choose: it is this one or none. */
export function FoundSingle({ found }: { readonly found: FoundSummary }) {
  const note = describeFound(found);
  return (
    <Card>
      <div className={styles.single}>
        <Identicon address={found.address} size={64} />
        {found.balance !== null && (
          <p className={styles.amount}>
            <AmountText amount={found.balance} />
          </p>
        )}
        {note !== null && <p className={styles.note}>{note}</p>}
        <p className={styles.address}>
          <AddressText address={found.address} />
        </p>
      </div>
    </Card>
  );
}
