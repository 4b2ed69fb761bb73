/** What is around every screen: the host's buttons and spaces, the toasts, and the routes. */
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { Navigate, Route as RouterRoute, Routes, useLocation, useNavigate } from 'react-router-dom';
import { BottomActionHost } from '../../components/BottomActionHost.ts';
import { AppContext, type AppServices } from '../../containers/AppContext.tsx';
import type { Stores } from '../../stores/createStores.ts';
import type { UiStore } from '../../stores/UiStore.ts';
import { createNavigation, parentAt } from '../routes/navigation.ts';
import { hrefOf, ROUTES } from '../routes/routes.ts';
import { UnknownPlace } from './ErrorFace.tsx';
import { gateState } from './gateState.ts';
import { ownBottomButton } from './hostBottomButton.ts';
import { RouteView } from './RouteView.tsx';
import { useBackButton } from './useBackButton.ts';
import { useViewport } from './useViewport.ts';

const Toasts = lazy(async () => ({ default: (await import('./Toasts.tsx')).Toasts }));

/** Everything but the way around, which the router makes. */
export type ShellServices = Omit<AppServices, 'nav'>;

/** The shell, inside a router. */
export const Shell = observer(function Shell({ services }: { readonly services: ShellServices }) {
  const { host, stores } = services;
  const nav = useNavigation(stores);
  const app = useMemo<AppServices>(() => ({ ...services, nav }), [services, nav]);
  const bottomButton = useMemo(() => ownBottomButton(host), [host]);
  const { pathname, search } = useLocation();
  useBackButton(host, nav, parentAt(pathname, search, gateState(stores)) !== null);
  useViewport(host);
  return (
    <AppContext value={app}>
      <BottomActionHost value={bottomButton}>
        <Routes>
          <RouterRoute index element={<Navigate replace to={hrefOf('home')} />} />
          {ROUTES.map((route) => (
            <RouterRoute
              key={route.name}
              path={route.path}
              element={<RouteView key={route.name} route={route} />}
            />
          ))}
          <RouterRoute path="*" element={<UnknownPlace />} />
        </Routes>
        <LateToasts ui={stores.ui} />
      </BottomActionHost>
    </AppContext>
  );
});

/** Nothing until the first toast. */
const LateToasts = observer(function LateToasts({ ui }: { readonly ui: UiStore }) {
  const [isNeeded, setIsNeeded] = useState(false);
  if (!isNeeded && ui.toasts.length > 0) setIsNeeded(true);
  return isNeeded ? (
    <Suspense fallback={null}>
      <Toasts ui={ui} />
    </Suspense>
  ) : null;
});

function useNavigation(stores: Stores) {
  const navigate = useNavigate();
  const location = useLocation();
  const latest = useRef({ navigate, location });
  latest.current = { navigate, location };
  return useMemo(
    () =>
      createNavigation(
        (...args: unknown[]) => (latest.current.navigate as (...rest: unknown[]) => void)(...args),
        () => {
          const { pathname: path, search: query } = latest.current.location;
          return { path, query, state: window.history.state };
        },
        () => gateState(stores),
      ),
    [stores],
  );
}
