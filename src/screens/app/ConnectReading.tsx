// While a request is read: the shape of what it will ask.
import { Card } from '../../components/Card.tsx';
import { Page } from '../../components/Page.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { PLACEHOLDER_MESSAGES as MESSAGES } from '../../text/shellMessages.ts';

/** A title over rows. */
export function ConnectReading() {
  return (
    <Page>
      <p className="heard" role="status">
        {MESSAGES.loading}
      </p>
      <Skeleton width="40%" height="24px" />
      <Card padding="flush">
        <RowsSkeleton count={6} />
      </Card>
    </Page>
  );
}
