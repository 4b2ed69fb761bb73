/** One route: its gate, its layout, its placeholder while it loads, its own error net. */
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useMemo } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useApp } from '../../containers/AppContext.tsx';
import { passGate } from '../routes/passGate.ts';
import type { Route } from '../routes/Route.ts';
import { hrefOf, type RouteMatch, routeOf } from '../routes/routes.ts';
import { yieldToMain } from '../yieldToMain.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { RouteErrorContainer } from './ErrorContainer.tsx';
import { gateState } from './gateState.ts';
import { Placeholder } from './Placeholder.tsx';
import { preloadRoute } from './preloadRoute.ts';
import { RouteFrame } from './RouteFrame.tsx';

/** What comes next is asked for piece by piece, while the person can already use what is on show. */
async function preloadNext({ next }: Route): Promise<void> {
  for (const name of next) {
    await yieldToMain();
    void preloadRoute(routeOf(name));
  }
}

/** Shows a route, or sends the person where its gate says. */
export const RouteView = observer(function RouteView({ route, params: inPath }: RouteMatch) {
  const { stores } = useApp();
  const [query] = useSearchParams();
  const params = { ...Object.fromEntries(query), ...inPath };
  const detour = passGate(route.gate, gateState(stores), { name: route.name, params });
  const isOpen = detour === null;
  useMemo(() => {
    if (isOpen) void preloadRoute(route);
  }, [route, isOpen]);
  useEffect(() => {
    void preloadNext(route);
  }, [route]);
  if (detour !== null) return <Navigate replace to={hrefOf(detour.route, detour.params)} />;
  const { Component } = route.screen;
  const placeholder = <Placeholder shape={route.placeholder} />;
  return (
    <ErrorBoundary
      resetKey={route.name}
      fallback={(thrown, retry) => <RouteErrorContainer route={route.name} thrown={thrown} onRetry={retry} />}
    >
      <Suspense fallback={placeholder}>
        <RouteFrame route={route}>
          <Suspense key={route.name} fallback={placeholder}>
            <Component params={params} />
          </Suspense>
        </RouteFrame>
      </Suspense>
    </ErrorBoundary>
  );
});
