// Placeholder while a request is read.

import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { RowsSkeleton } from '../../../components/lists/RowsSkeleton.tsx';
import { PLACEHOLDER_MESSAGES as MESSAGES } from '../../../i18n/messages/app/commonMessages.ts';

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
