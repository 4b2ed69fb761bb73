// Home before anything is known, in the shape of what comes.
import { Card } from '../../components/Card.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { StrongBox } from '../../components/StrongBox.tsx';
import { HomeActions } from './HomeActions.tsx';
import styles from './HomeScreen.module.css';
import type { HomeEvents } from './HomeScreen.types.ts';

/** Receiving needs no numbers, so it works already. */
export function HomeSkeleton(props: Pick<HomeEvents, 'onReceive' | 'onSend' | 'onHistory'>) {
  return (
    <>
      <StrongBox>
        <div className={styles.balance} role="status" aria-label="Loading your balance">
          <Skeleton width="200px" height="48px" shape="block" />
          <Skeleton width="140px" />
        </div>
        <HomeActions {...props} primary="none" canSend={false} />
      </StrongBox>
      <Card title="Lately" padding="flush">
        <RowsSkeleton count={3} />
      </Card>
    </>
  );
}
