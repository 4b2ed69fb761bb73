/** The faces of failures that leave no screen standing. */
import { useState } from 'react';
import { version } from '../../../package.json';
import { ErrorScreen } from '../../screens/start/ErrorScreen.tsx';

type ErrorStatus = 'crashed' | 'part-missing' | 'unknown-place';

const MISSING_PART = /dynamically imported module|importing a module script|loading chunk|error loading/i;

/** Which face a thrown value has. */
export const statusOf = (thrown: unknown): ErrorStatus =>
  thrown instanceof Error && MISSING_PART.test(thrown.message) ? 'part-missing' : 'crashed';

/** What may be told of a failure: no message, since messages carry addresses and amounts. */
export const reportOf = (status: ErrorStatus, thrown: unknown, path: string): string =>
  [`Kennel ${version}`, status, thrown instanceof Error ? thrown.name : '', path]
    .filter((part) => part !== '')
    .join(' · ');

interface FaceProps {
  readonly status: ErrorStatus;
  readonly thrown?: unknown;
  readonly onHome: () => void;
}

function Face({ status, thrown, onHome }: FaceProps) {
  const [isCopied, setIsCopied] = useState(false);
  const report = reportOf(status, thrown, window.location.pathname);
  const copy = () => {
    navigator.clipboard?.writeText(report).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  };
  return (
    <ErrorScreen
      status={status}
      report={report}
      isCopied={isCopied}
      onHome={onHome}
      onReload={() => window.location.reload()}
      onCopyReport={copy}
    />
  );
}

const goToStart = () => window.location.assign(import.meta.env.BASE_URL);

/** A screen that failed to render or to load. */
export function ErrorFace({ thrown, onRetry }: { readonly thrown: unknown; readonly onRetry: () => void }) {
  const leave = () => {
    onRetry();
    goToStart();
  };
  return <Face status={statusOf(thrown)} thrown={thrown} onHome={leave} />;
}

/** A place that does not exist. */
export function UnknownPlace() {
  return <Face status="unknown-place" onHome={goToStart} />;
}
