// Who signs: the account's face, name and address.
import type { AccountSummary } from '../../components/AccountSummary.ts';
import { AddressText } from '../../components/AddressText.tsx';
import { Card } from '../../components/Card.tsx';
import { Identicon } from '../../components/identicon/Identicon.tsx';
import { SIGN_MESSAGES as MESSAGES } from '../../text/toolMessages.ts';
import styles from './SignerLine.module.css';

/** The address in full: it is what the signature speaks for. */
export function SignerLine({ account }: { readonly account: AccountSummary }) {
  return (
    <Card title={MESSAGES.by}>
      <div className={styles.line}>
        <Identicon address={account.address} size={40} />
        <div className={styles.textBlock}>
          <p className={styles.name} dir="auto">
            {account.name}
          </p>
          <AddressText address={account.address} />
        </div>
      </div>
    </Card>
  );
}
