// Placeholder of home before anything is known.

import { StrongBox } from '../../../components/art/StrongBox.tsx';
import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import { BalanceText } from '../../../components/money/BalanceText.tsx';
import { HOME_MESSAGES as MESSAGES } from '../../../i18n/messages/wallet/homeMessages.ts';
import { HomeActions } from './HomeActions.tsx';
import styles from './HomeScreen.module.css';
import type { HomeEvents, HomeView } from './HomeScreen.types.ts';

type HomeSkeletonProps = Extract<HomeView, { status: 'loading' }> &
  Pick<HomeEvents, 'onReceive' | 'onSend' | 'onHistory'>;

/** Receiving already works, since it needs no numbers. Shows the last known balance meanwhile. */
export function HomeSkeleton(props: HomeSkeletonProps) {
  const { remembered, price, isHidden, nowMs } = props;
  return (
    <StrongBox>
      {remembered.kind === 'known' ? (
        <BalanceText
          amount={remembered.amount}
          price={price}
          freshness={{ kind: 'refreshing', atMs: nowMs }}
          isHidden={isHidden}
          nowMs={nowMs}
          onOpen={null}
        />
      ) : (
        <div className={styles.balance} role="status" aria-label={MESSAGES.loading}>
          <Skeleton width="200px" height="48px" shape="block" />
          <Skeleton width="140px" />
        </div>
      )}
      <HomeActions {...props} primary="none" canSend={false} />
    </StrongBox>
  );
}
