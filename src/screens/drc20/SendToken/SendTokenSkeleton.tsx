// Placeholder of the form before the token and the coins are known.

import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { RowsSkeleton } from '../../../components/lists/RowsSkeleton.tsx';
import { TOKEN_FORM_MESSAGES as MESSAGES } from '../../../i18n/messages/tokens/tokenSendMessages.ts';
import styles from './SendTokenScreen.module.css';

export function SendTokenSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label={MESSAGES.loading}>
      <Card padding="flush">
        <RowsSkeleton count={1} />
      </Card>
      <Skeleton height="100px" shape="block" />
      <div className={styles.amount}>
        <Skeleton width="120px" height="52px" shape="block" />
        <Skeleton width="220px" />
      </div>
      <Skeleton height="92px" shape="block" />
    </div>
  );
}
