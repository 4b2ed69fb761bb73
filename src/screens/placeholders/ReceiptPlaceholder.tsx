// Placeholder of a receipt, details or a confirmation.

import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import { Card } from '../../components/layout/Card.tsx';
import { Page } from '../../components/layout/Page.tsx';
import { Loading } from './Loading.tsx';
import styles from './placeholders.module.css';

/** A large amount over a card of lines. */
export function ReceiptPlaceholder() {
  return (
    <Page bottom={<Skeleton shape="block" height="52px" />}>
      <Loading />
      <div className={styles.amount}>
        <Skeleton shape="round" width="56px" height="56px" />
        <Skeleton width="180px" height="40px" />
        <Skeleton width="100px" />
      </div>
      <Card padding="flush">
        {['100%', '70%', '85%', '60%'].map((width) => (
          <div key={width} className={styles.line}>
            <Skeleton width="64px" />
            <Skeleton width={`calc(${width} - 120px)`} />
          </div>
        ))}
      </Card>
    </Page>
  );
}
