// Where a list will be.
import { Card } from '../../components/Card.tsx';
import { Page } from '../../components/Page.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { Loading } from './Loading.tsx';

/** Shape of a title over rows. */
export function ListPlaceholder() {
  return (
    <Page>
      <Loading />
      <Skeleton width="40%" height="24px" />
      <Card padding="flush">
        <RowsSkeleton count={6} />
      </Card>
    </Page>
  );
}
