// No vault in this window: the host is asked for its copy before anybody is offered a new wallet.
import { Wordmark } from '../../../components/art/Wordmark.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { Scene } from '../../../components/layout/Scene.tsx';
import { RESTORING_MESSAGES as MESSAGES } from '../../../i18n/messages/app/startMessages.ts';
import styles from '../Loading/LoadingScreen.module.css';

/** What shows while the vault is looked for with the host. */
export type RestoringView =
  | { readonly status: 'searching' }
  /** longer than expected: it says what it waits for */
  | { readonly status: 'slow' };

/** Looking for the wallet; the name breathes meanwhile, and stands still under reduced motion. */
export function RestoringScreen({ status }: RestoringView) {
  return (
    <Page isLow>
      <div className={styles.breath} data-top="">
        <Wordmark />
      </div>
      <Scene name="searching" />
      <Lead title={MESSAGES.title} text={MESSAGES.text} />
      <p className={styles.textBlock} role="status">
        {status === 'slow' ? MESSAGES.slow : ''}
      </p>
    </Page>
  );
}
