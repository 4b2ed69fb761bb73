// No vault in this window: the host is asked for its copy before anybody is offered a new wallet.
import { Wordmark } from '../../components/drawings/Wordmark.tsx';
import { Lead } from '../../components/Lead.tsx';
import { Page } from '../../components/Page.tsx';
import { Scene } from '../../components/Scene.tsx';
import { RESTORING_MESSAGES as MESSAGES } from '../../text/startMessages.ts';
import styles from './LoadingScreen.module.css';
import type { RestoringView } from './RestoringScreen.types.ts';

/** Looking for the wallet; the name breathes meanwhile, and stands still under reduced motion. */
export function RestoringScreen({ status }: RestoringView) {
  return (
    <Page isLow>
      <div className={styles.breath} data-top="">
        <Wordmark />
      </div>
      <Scene name="empty" />
      <Lead title={MESSAGES.title} text={MESSAGES.text} />
      <p className={styles.textBlock} role="status">
        {status === 'slow' ? MESSAGES.slow : ''}
      </p>
    </Page>
  );
}
