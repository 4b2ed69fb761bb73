// An encrypted key being opened: slow by design.

import { KEY_WORDS as WORDS } from '../text/importWords.ts';
import styles from './KeyReadingWork.module.css';
import { Page } from './Page.tsx';
import { Progress } from './Progress.tsx';

/** Says why it takes a while. */
export function KeyReadingWork() {
  return (
    <Page isCentred>
      <h1 className="heard">{WORDS.decrypting}</h1>
      <Progress label={WORDS.decrypting} stages={[WORDS.decrypting]} current={0} />
      <p className={styles.text}>{WORDS.decryptingText}</p>
    </Page>
  );
}
