/** Reports when an element becomes visible. */
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Calls back whenever the element becomes visible; never in browsers that can't detect it.
 *
 * @returns the element's `ref`
 */
export function useInView<Part extends Element>(onInView: () => void): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (!part.current || typeof IntersectionObserver === 'undefined') return;
    const watch = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) onInView();
    });
    watch.observe(part.current);
    return () => watch.disconnect();
  }, [onInView]);
  return part;
}
