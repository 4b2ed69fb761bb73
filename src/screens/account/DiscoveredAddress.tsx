// The address of a single key or watch-only import: the whole address to compare, and its coins.
import { AddressText } from '../../components/address/AddressText.tsx';
import { Identicon } from '../../components/art/Identicon.tsx';
import { Card } from '../../components/layout/Card.tsx';
import { AmountText } from '../../components/money/AmountText.tsx';
import { describeFound } from '../../i18n/messages/accounts/importMessages.ts';
import styles from './DiscoveredAddress.module.css';
import type { FoundSummary } from './ImportPhrase/ImportPhraseScreen.types.ts';

export function DiscoveredAddress({ found }: { readonly found: FoundSummary }) {
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
