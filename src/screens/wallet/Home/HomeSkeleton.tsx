// Home before anything is known, in the shape of what comes.

import { StrongBox } from '../../../components/art/StrongBox.tsx';
import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import { BalanceText } from '../../../components/money/BalanceText.tsx';
import { HOME_MESSAGES as MESSAGES } from '../../../i18n/messages/wallet/homeMessages.ts';
import { HomeActions } from './HomeActions.tsx';
import styles from './HomeScreen.module.css';
import type { HomeEvents, HomeView } from './HomeScreen.types.ts';

type HomeSkeletonProps = Extract<HomeView, { status: 'loading' }> &
  Pick<HomeEvents, 'onReceive' | 'onSend' | 'onHistory'>;

/** Receiving needs no numbers, so it works already. What this account was last known to hold stands meanwhile. */
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
