import { startTransition, useEffect, useMemo, useState } from 'react';
import { TrackedView } from '../stores/trackedView.ts';

/** Runs after the next paint, so that a typed letter shows before its consequences are computed. */
const afterPaint = (run: () => void): void => {
  requestAnimationFrame(() => setTimeout(run));
};

/**
 * An expensive view of the stores: computed at once the first time, and after each change once per paint. For a component that is an
 * `observer`.
 *
 * @param read - keeps its identity while it reads the same
 */
export function useViewAfterPaint<View>(read: () => View): View {
  const source = useMemo(() => new TrackedView(read), [read]);
  const [shown, setShown] = useState(() => ({ view: source.get() }));
  useEffect(() => {
    // set once more at first: otherwise the component itself would keep observing what its first render read
    const show = (view: View) => startTransition(() => setShown({ view }));
    return source.follow(show, afterPaint);
  }, [source]);
  return shown.view;
}
