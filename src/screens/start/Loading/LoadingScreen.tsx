// The cold start: the product's name, animated until the saved state is read.
import { Wordmark } from '../../../components/art/Wordmark.tsx';
import { LOADING_MESSAGES as MESSAGES } from '../../../i18n/messages/app/startMessages.ts';
import styles from './LoadingScreen.module.css';

export type LoadingView =
  | { readonly status: 'starting' }
  /** takes longer than expected: it states what it waits for */
  | { readonly status: 'slow' };

/** The animation stops under reduced motion. */
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
