import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Each route opens at its top; going back restores its scroll position. */
export function useScrollPosition(): void {
  const { key, pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const tops = useRef(new Map<string, number>());
  const last = useRef(pathname);
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);
  useLayoutEffect(() => {
    if (last.current !== pathname) window.scrollTo(0, isBack ? (tops.current.get(key) ?? 0) : 0);
    last.current = pathname;
    const note = () => tops.current.set(key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key, pathname, isBack]);
}
