// The signing account: avatar, name and address.

import { AddressText } from '../../../components/address/AddressText.tsx';
import { Identicon } from '../../../components/art/Identicon.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import type { NamedAddress } from '../../../domain/address/judgeRecipient.ts';
import { SIGN_MESSAGES as MESSAGES } from '../../../i18n/messages/dapps/toolMessages.ts';
import styles from './SignerLine.module.css';

/** The address in full: the signature proves control of it. */
export function SignerLine({ account }: { readonly account: NamedAddress }) {
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
