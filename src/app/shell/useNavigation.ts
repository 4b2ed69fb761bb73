import { useLayoutEffect, useMemo, useRef } from 'react';
import { type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import type { Navigation } from '../../ports/Navigation.ts';
import type { FirstStores } from '../../stores/Stores.ts';
import { createNavigation } from '../routes/navigation.ts';
import { gateState } from '../routes/passGate.ts';

/** The way around, and whether somebody is on it. */
interface Way {
  readonly nav: Navigation;
  /** whether the route asked for last is not on show yet */
  readonly isUnderWay: () => boolean;
}

/** The way around of the router that this stands in; the same one for as long as it stands. */
export function useNavigation(stores: FirstStores): Way {
  const navigate = useNavigate();
  const location = useLocation();
  const latest = useRef({ navigate, location });
  const asked = useRef(false);
  latest.current = { navigate, location };
  // the old route has given back what it took by then
  useLayoutEffect(() => {
    if (location) asked.current = false;
  }, [location]);
  return useMemo(() => {
    const ask = (to: unknown, ...options: unknown[]): void => {
      // steps back only take back what was asked for: often nothing changes then that could end the wait
      asked.current = typeof to !== 'number';
      (latest.current.navigate as (...rest: unknown[]) => void)(to, ...options);
    };
    const whereabouts = () => {
      const { pathname: path, search: query } = latest.current.location;
      return { path, query, state: window.history.state };
    };
    const nav = createNavigation(ask as NavigateFunction, whereabouts, () => gateState(stores));
    return { nav, isUnderWay: () => asked.current };
  }, [stores]);
}
