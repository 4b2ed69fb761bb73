// Placeholder of a transaction's details.

import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import { Card } from '../../components/layout/Card.tsx';
import { FACT_MESSAGES } from '../../i18n/messages/wallet/detailMessages.ts';
import head from './DetailHead.module.css';
import styles from './HistoryDetail/HistoryDetailScreen.module.css';

const FACTS = ['fee', 'rate', 'size', 'block'] as const;

export function DetailSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label={FACT_MESSAGES.loading}>
      <div className={head.head}>
        <Skeleton width="40px" height="40px" shape="round" />
        <Skeleton width="72px" />
        <Skeleton width="190px" height="40px" shape="block" />
        <Skeleton width="110px" />
      </div>
      <Card title={FACT_MESSAGES.otherSide}>
        <Skeleton height="46px" shape="block" />
      </Card>
      <Card>
        <div className={styles.lines}>
          {FACTS.map((fact) => (
            <Skeleton key={fact} height="20px" />
          ))}
        </div>
      </Card>
    </div>
  );
}
