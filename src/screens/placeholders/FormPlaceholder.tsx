// Placeholder of a screen with fields: a heading, two fields and the action.

import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import { Page } from '../../components/layout/Page.tsx';
import { Loading } from './Loading.tsx';

export function FormPlaceholder() {
  return (
    <Page bottom={<Skeleton shape="block" height="52px" />}>
      <Loading />
      <Skeleton width="60%" height="28px" />
      <Skeleton width="90%" />
      <Skeleton shape="block" height="56px" />
      <Skeleton shape="block" height="56px" />
    </Page>
  );
}
