/** One route: its gate, its placeholder while it loads, its own error net. */
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useApp } from '../../containers/AppContext.tsx';
import { passGate } from '../routes/passGate.ts';
import { hrefOf, type Route, routeOf } from '../routes/routes.ts';
import { ErrorFace } from './ErrorFace.tsx';
import { ErrorNet } from './ErrorNet.tsx';
import { gateState } from './gateState.ts';
import { Placeholder } from './Placeholder.tsx';

/** Shows a route, or sends the person where its gate says. */
export const RouteView = observer(function RouteView({ route }: { readonly route: Route }) {
  const { stores } = useApp();
  const [query] = useSearchParams();
  const params = Object.fromEntries(query);
  const detour = passGate(route.gate, gateState(stores), { name: route.name, params });
  useEffect(() => {
    for (const name of route.next) routeOf(name).screen.preload();
  }, [route]);
  if (detour !== null) return <Navigate replace to={hrefOf(detour.route, detour.params)} />;
  const { Component } = route.screen;
  return (
    <ErrorNet resetKey={route.name} face={(thrown, retry) => <ErrorFace thrown={thrown} onRetry={retry} />}>
      <Suspense fallback={<Placeholder shape={route.placeholder} />}>
        <Component params={params} />
      </Suspense>
    </ErrorNet>
  );
});
