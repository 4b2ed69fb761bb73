// Placeholder of the sending form before the coins are known.
import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import { CREATE_MESSAGES } from '../../../i18n/messages/send/txMessages.ts';
import styles from './TxCreateSkeleton.module.css';

export function TxCreateSkeleton() {
  return (
    <div className={styles.form} role="status" aria-label={CREATE_MESSAGES.loading}>
      <Skeleton height="100px" shape="block" />
      <div className={styles.amount}>
        <Skeleton width="120px" height="52px" shape="block" />
        <Skeleton width="160px" />
        <Skeleton width="220px" />
      </div>
      <Skeleton height="92px" shape="block" />
    </div>
  );
}
