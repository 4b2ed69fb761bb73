/** One route: its gate, layout, placeholder while it loads, and error boundary. */
import { observer } from 'mobx-react-lite';
import { type ComponentType, lazy, Suspense, useEffect, useMemo } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { OpenStores } from '../openStores.ts';
import { gateState, passGate } from '../routes/passGate.ts';
import { hrefOf, type RouteMatch } from '../routes/routes.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { RouteErrorContainer } from './ErrorContainer.tsx';
import { FRAMES, loadedScreen, loadScreen, preloadNext, preloadRoute } from './loadRoute.ts';
import { Placeholder } from './Placeholder.tsx';

/** Renders preloaded components directly: React would show a placeholder for at least 300 ms. */
const drawable = <Props,>(loaded: ComponentType<Props> | null, load: () => Promise<ComponentType<Props>>) =>
  loaded ?? lazy(async () => ({ default: await load() }));

interface RouteViewProps extends RouteMatch {
  readonly open: OpenStores;
}

/** A route that passed its gate. After a failed load, rendering it again loads it again. */
function OpenRoute({ route, params, open }: RouteViewProps) {
  const { layout, name } = route;
  const Frame = useMemo(() => drawable(FRAMES[layout].loaded, FRAMES[layout].load), [layout]);
  const Screen = useMemo(
    () => drawable(loadedScreen(route, open), () => loadScreen(route, open)),
    [route, open],
  );
  const placeholder = <Placeholder shape={route.placeholder} />;
  return (
    <Suspense fallback={placeholder}>
      <Frame layout={layout} current={name}>
        <Suspense key={name} fallback={placeholder}>
          <Screen params={params} />
        </Suspense>
      </Frame>
    </Suspense>
  );
}

/** Shows a route, or redirects as its gate demands. */
export const RouteView = observer(function RouteView({ route, params: inPath, open }: RouteViewProps) {
  const [query] = useSearchParams();
  const params = { ...Object.fromEntries(query), ...inPath };
  const detour = passGate(route.gate, gateState(open.first), { name: route.name, params });
  const isOpen = detour === null;
  useMemo(() => {
    if (isOpen) void preloadRoute(route, open);
  }, [route, isOpen, open]);
  useEffect(() => {
    void preloadNext(route, open);
  }, [route, open]);
  if (detour !== null) return <Navigate replace to={hrefOf(detour.route, detour.params)} />;
  return (
    <ErrorBoundary
      resetKey={route.name}
      fallback={(thrown, retry) => <RouteErrorContainer route={route.name} thrown={thrown} onRetry={retry} />}
    >
      <OpenRoute route={route} params={params} open={open} />
    </ErrorBoundary>
  );
});
