/**
 * The app: theme, outermost error boundary, router, and everything around the screens: the host's buttons and insets, the toasts, and the
 * routes.
 */
import { observer } from 'mobx-react-lite';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { BrowserRouter, Navigate, useLocation } from 'react-router-dom';
import { BackHost, BottomActionHost } from '../components/layout/shellContexts.ts';
import { KennelTheme } from '../components/theme/KennelTheme.tsx';
import {
  AppContext,
  type AppContextValue,
  type AppServices,
  type FirstServices,
} from '../containers/AppContext.tsx';
import type { Navigation } from '../ports/Navigation.ts';
import type { UiStore } from '../stores/UiStore.ts';
import type { OpenStores } from './openStores.ts';
import { parentAt } from './routes/navigation.ts';
import { gateState } from './routes/passGate.ts';
import { hrefOf, matchRoute } from './routes/routes.ts';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { ErrorContainer, UnknownRoute } from './shell/ErrorContainer.tsx';
import { hasUnsavedInput } from './shell/hasUnsavedInput.ts';
import { ownBottomButton } from './shell/hostBottomButton.ts';
import { RouteView } from './shell/RouteView.tsx';
import { useDocumentLanguage } from './shell/useDocumentLanguage.ts';
import { useBackOwner, useHeldOpen, useSettingsButton, useViewport } from './shell/useHost.ts';
import { useNavigation } from './shell/useNavigation.ts';
import { useScrollPosition } from './shell/useScrollPosition.ts';

const Toasts = lazy(async () => ({ default: (await import('./shell/Toasts.tsx')).Toasts }));

/** All services except navigation, which is created inside the router. */
export interface ShellServices extends Omit<FirstServices, 'nav' | 'stores'> {
  readonly open: OpenStores;
}

interface ShellProps {
  readonly services: ShellServices;
  /** executed as soon as the app is mounted */
  readonly firstStep?: ((nav: Navigation) => void) | undefined;
}

interface AppProps extends ShellProps {
  /** provides the location: the browser's address, unless a story has its own */
  readonly Router?: ComponentType<{ readonly children: ReactNode }>;
}

export function App({ Router = BrowserRouter, ...shell }: AppProps) {
  return (
    <KennelTheme>
      <ErrorBoundary resetKey="app" fallback={(thrown) => <ErrorContainer thrown={thrown} />}>
        <Router>
          <Shell {...shell} />
        </Router>
      </ErrorBoundary>
    </KennelTheme>
  );
}

/** `app()` returns the same object for all components. */
function contextOf({ open, ...services }: ShellServices, nav: Navigation): AppContextValue {
  const first = { ...services, nav, stores: open.first };
  let app: AppServices | null = null;
  return {
    first,
    app() {
      const wallet = open.wallet.loaded;
      if (wallet !== null) app ??= { ...first, stores: wallet.stores };
      return app;
    },
  };
}

/** The shell, inside a router. */
const Shell = observer(function Shell({ services, firstStep }: ShellProps) {
  const { host, open } = services;
  const stores = open.first;
  const { nav, isUnderWay } = useNavigation(stores);
  const app = useMemo(() => contextOf(services, nav), [services, nav]);
  const bottomButton = useMemo(() => ownBottomButton(host), [host]);
  const { pathname, search } = useLocation();
  const back = useBackOwner(host, nav, isUnderWay, parentAt(pathname, search, gateState(stores)) !== null);
  useHeldOpen(host, hasUnsavedInput(matchRoute(pathname)?.route.name ?? null, app.app()?.stores ?? null));
  const { isUnlocked, hasWallet } = gateState(stores);
  useSettingsButton(host, nav, isUnlocked && hasWallet);
  useViewport(host);
  useScrollPosition();
  useDocumentLanguage(stores.preferences.voice);
  // in an effect, because the router listens from its layout effect on
  useEffect(() => firstStep?.(nav), [firstStep, nav]);
  return (
    <AppContext value={app}>
      <BackHost value={back}>
        <BottomActionHost value={bottomButton}>
          <RouteAt key={stores.preferences.voice} path={pathname} open={open} />
          <LazyToasts ui={stores.ui} />
        </BottomActionHost>
      </BackHost>
    </AppContext>
  );
});

function RouteAt({ path, open }: { readonly path: string; readonly open: OpenStores }) {
  if (path === '/') return <Navigate replace to={hrefOf('home')} />;
  const match = matchRoute(path);
  return match === null ? <UnknownRoute /> : <RouteView {...match} open={open} />;
}

/** Renders nothing until the first toast. */
const LazyToasts = observer(function LazyToasts({ ui }: { readonly ui: UiStore }) {
  const [isNeeded, setIsNeeded] = useState(false);
  if (!isNeeded && ui.toasts.length > 0) setIsNeeded(true);
  return isNeeded ? (
    <Suspense fallback={<span hidden data-coming />}>
      <Toasts ui={ui} />
    </Suspense>
  ) : null;
});
