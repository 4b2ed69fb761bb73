// Where home will be, before its code is here.
import { Card } from '../../components/Card.tsx';
import { Page } from '../../components/Page.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { Loading } from './Loading.tsx';
import styles from './placeholders.module.css';

/** Shape of the account pill, the balance, three actions and a list. */
export function HomePlaceholder() {
  return (
    <Page>
      <Loading />
      <Skeleton shape="block" width="200px" height="44px" />
      <div className={styles.amount}>
        <Skeleton width="200px" height="44px" shape="block" />
        <Skeleton width="140px" />
      </div>
      <div className={styles.actions}>
        {[1, 2, 3].map((action) => (
          <Skeleton key={action} shape="round" width="56px" height="56px" />
        ))}
      </div>
      <Card padding="flush">
        <RowsSkeleton count={3} />
      </Card>
    </Page>
  );
}
