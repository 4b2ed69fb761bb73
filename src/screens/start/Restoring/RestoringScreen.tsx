// No vault in this window: the host is asked for its copy before a new wallet is offered.
import { Wordmark } from '../../../components/art/Wordmark.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { Scene } from '../../../components/layout/Scene.tsx';
import { RESTORING_MESSAGES as MESSAGES } from '../../../i18n/messages/app/startMessages.ts';
import styles from '../Loading/LoadingScreen.module.css';

export type RestoringView =
  | { readonly status: 'searching' }
  /** takes longer than expected: it states what it waits for */
  | { readonly status: 'slow' };

/** The name is animated meanwhile, and static under reduced motion. */
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
