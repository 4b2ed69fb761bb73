// The cold start: the product's name, breathing until the saved state is read.
import { Wordmark } from '../../components/drawings/Wordmark.tsx';
import { LOADING_MESSAGES as MESSAGES } from '../../text/startMessages.ts';
import styles from './LoadingScreen.module.css';
import type { LoadingView } from './LoadingScreen.types.ts';

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
