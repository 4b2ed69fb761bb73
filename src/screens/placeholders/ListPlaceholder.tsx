// Placeholder of a list: a title over rows.

import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import { Card } from '../../components/layout/Card.tsx';
import { Page } from '../../components/layout/Page.tsx';
import { RowsSkeleton } from '../../components/lists/RowsSkeleton.tsx';
import { Loading } from './Loading.tsx';

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
