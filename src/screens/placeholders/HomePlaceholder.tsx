// Placeholder of home before its code is loaded.

import { StrongBox } from '../../components/art/StrongBox.tsx';
import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import { Card } from '../../components/layout/Card.tsx';
import { Page } from '../../components/layout/Page.tsx';
import { RowsSkeleton } from '../../components/lists/RowsSkeleton.tsx';
import { COMMON_MESSAGES } from '../../i18n/messages/app/commonMessages.ts';
import { Loading } from './Loading.tsx';
import styles from './placeholders.module.css';

/** Account pill, balance with three actions, and a list. */
export function HomePlaceholder() {
  return (
    <Page>
      <Loading />
      <div className={styles.pill}>
        <Skeleton width="168px" height="44px" />
      </div>
      <StrongBox>
        <div className={styles.balance}>
          <Skeleton width="200px" height="48px" shape="block" />
          <Skeleton width="140px" />
        </div>
        <div className={styles.actions}>
          {['receive', 'send', 'history'].map((action) => (
            <div key={action} className={styles.action}>
              <Skeleton shape="round" width="56px" height="56px" />
              <Skeleton width="48px" height="14px" />
            </div>
          ))}
        </div>
      </StrongBox>
      <Card title={COMMON_MESSAGES.recent} padding="flush">
        <RowsSkeleton count={3} />
      </Card>
    </Page>
  );
}
