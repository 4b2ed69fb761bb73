import { useLayoutEffect, useMemo, useRef } from 'react';
import { type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import type { Navigation } from '../../ports/Navigation.ts';
import type { FirstStores } from '../../stores/Stores.ts';
import { createNavigation } from '../routes/navigation.ts';
import { gateState } from '../routes/passGate.ts';

/** Navigation, and whether one is in progress. */
interface Way {
  readonly nav: Navigation;
  /** whether the requested route is not displayed yet */
  readonly isUnderWay: () => boolean;
}

/** The navigation of the enclosing router; the same object as long as it is mounted. */
export function useNavigation(stores: FirstStores): Way {
  const navigate = useNavigate();
  const location = useLocation();
  const latest = useRef({ navigate, location });
  const asked = useRef(false);
  latest.current = { navigate, location };
  // by then the old route has released its handlers
  useLayoutEffect(() => {
    if (location) asked.current = false;
  }, [location]);
  return useMemo(() => {
    const ask = (to: unknown, ...options: unknown[]): void => {
      // steps back only cancel a request: often nothing changes then that could end the wait
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
