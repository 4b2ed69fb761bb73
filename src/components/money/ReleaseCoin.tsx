// What it takes to release a protected coin, fetched when somebody wants to: no screen waits for it.
import { lazy, Suspense } from 'react';
import type { ReleaseFormProps } from './release/ReleaseForm.tsx';

export type { GuardedCoin } from './release/ReleaseForm.tsx';

const Form = lazy(() =>
  import('./release/ReleaseForm.tsx').then(({ ReleaseForm }) => ({ default: ReleaseForm })),
);

/** For a sheet. Until its code is there, `data-coming` says so. */
export function ReleaseCoin(props: ReleaseFormProps) {
  return (
    <Suspense fallback={<span hidden data-coming />}>
      <Form {...props} />
    </Suspense>
  );
}
