/** Full-screen errors. */
import { useEffect, useState } from 'react';
import { version } from '../../../package.json';
import { copyText } from '../../adapters/browser/clipboard.ts';
import { useAppContext } from '../../containers/AppContext.tsx';
import type { RouteName } from '../../ports/Navigation.ts';
import { ErrorScreen } from '../../screens/start/Error/ErrorScreen.tsx';
import { type ErrorStatus, reportOf, statusOf } from './errorReport.ts';
import { hasUnsavedInput } from './hasUnsavedInput.ts';
import { reloadOnce, thisPage } from './reloadOnce.ts';

interface ErrorContainerProps {
  readonly status: ErrorStatus;
  readonly route: RouteName | null;
  readonly thrown?: unknown;
  readonly onHome: () => void;
}

function Face({ onHome, ...failure }: ErrorContainerProps) {
  const [isCopied, setIsCopied] = useState(false);
  const report = reportOf({ version, ...failure });
  const copy = () => void copyText(report).then(setIsCopied);
  return (
    <ErrorScreen
      status={failure.status}
      report={report}
      isCopied={isCopied}
      onHome={onHome}
      onReload={() => window.location.reload()}
      onCopyReport={copy}
    />
  );
}

const goToStart = () => window.location.assign(import.meta.env.BASE_URL);

/** The app failed before or outside of any screen. */
export function ErrorContainer({ thrown }: { readonly thrown: unknown }) {
  return <Face status={statusOf(thrown)} route={null} thrown={thrown} onHome={goToStart} />;
}

interface RouteErrorContainerProps {
  readonly route: RouteName;
  readonly thrown: unknown;
  /** renders the route again */
  readonly onRetry: () => void;
}

/** A screen that failed to render or to load. If a part is missing, the app reloads once, unless that would lose the user's input. */
export function RouteErrorContainer({ route, thrown, onRetry }: RouteErrorContainerProps) {
  const { first, app } = useAppContext();
  const { nav } = first;
  const status = statusOf(thrown);
  const mayReload = status === 'part-missing' && !hasUnsavedInput(route, app()?.stores ?? null);
  useEffect(() => {
    if (mayReload) void reloadOnce(thisPage());
  }, [mayReload]);
  const leave = () => {
    if (route === 'home') goToStart();
    else nav.replace('home');
    onRetry();
  };
  return <Face status={status} route={route} thrown={thrown} onHome={leave} />;
}

export function UnknownRoute() {
  const { nav } = useAppContext().first;
  return <Face status="unknown-route" route={null} onHome={() => nav.replace('home')} />;
}
