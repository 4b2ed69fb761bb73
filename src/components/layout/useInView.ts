/** Tells when a part of the page comes into sight. */
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Calls back whenever the part comes into sight; never in browsers that cannot tell.
 *
 * @returns what the part takes as its `ref`
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
