// Progress while an encrypted key is decrypted: slow by design.

import { KEY_MESSAGES as MESSAGES } from '../../i18n/messages/accounts/importMessages.ts';
import { Page } from '../layout/Page.tsx';
import styles from './KeyReadingProgress.module.css';
import { Progress } from './Progress.tsx';

/** States why it takes a while. */
export function KeyReadingProgress() {
  return (
    <Page isCentred>
      <h1 className="heard">{MESSAGES.decrypting}</h1>
      <Progress label={MESSAGES.decrypting} stages={[MESSAGES.decrypting]} current={0} />
      <p className={styles.text}>{MESSAGES.decryptingText}</p>
    </Page>
  );
}
