// Releasing a protected coin, loaded on demand: no screen waits for it.
import { lazy, Suspense } from 'react';
import type { ReleaseFormProps } from './release/ReleaseForm.tsx';

export type { GuardedCoin } from './release/ReleaseForm.tsx';

const Form = lazy(() =>
  import('./release/ReleaseForm.tsx').then(({ ReleaseForm }) => ({ default: ReleaseForm })),
);

/** For a sheet. `data-coming` marks it until its code is loaded. */
export function ReleaseCoin(props: ReleaseFormProps) {
  return (
    <Suspense fallback={<span hidden data-coming />}>
      <Form {...props} />
    </Suspense>
  );
}
