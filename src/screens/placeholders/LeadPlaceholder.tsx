// Placeholder of a screen with an illustration and a heading.

import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import { Page } from '../../components/layout/Page.tsx';
import { Loading } from './Loading.tsx';

/** For welcome, unlock and results. */
export function LeadPlaceholder() {
  return (
    <Page isLow bottom={<Skeleton shape="block" height="52px" />}>
      <Loading />
      <Skeleton shape="block" height="30vh" />
      <Skeleton width="60%" height="28px" />
      <Skeleton width="90%" />
    </Page>
  );
}
