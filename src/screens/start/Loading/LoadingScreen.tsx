// The cold start: the product's name, breathing until the saved state is read.
import { Wordmark } from '../../../components/art/Wordmark.tsx';
import { LOADING_MESSAGES as MESSAGES } from '../../../i18n/messages/app/startMessages.ts';
import styles from './LoadingScreen.module.css';

/** What the first moment shows. */
export type LoadingView =
  | { readonly status: 'starting' }
  /** longer than expected: it says what it waits for */
  | { readonly status: 'slow' };

/** The first moment; stands still under reduced motion. */
export function LoadingScreen({ status }: LoadingView) {
  return (
    <main className={styles.screen} aria-busy="true">
      <div className={styles.breath}>
        <Wordmark size="large" />
      </div>
      <p className={styles.textBlock} role="status">
        {status === 'slow' ? MESSAGES.slow : ''}
      </p>
    </main>
  );
}
