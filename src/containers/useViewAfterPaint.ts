import { startTransition, useEffect, useMemo, useState } from 'react';
import { TrackedView } from '../stores/trackedView.ts';

/** A letter that was typed is seen first, and what follows from it after that. */
const afterPaint = (run: () => void): void => {
  requestAnimationFrame(() => setTimeout(run));
};

/**
 * A view of the stores that takes long to make or to draw: there at once the first time, and made anew after the next paint when
 * something of it changes, however often until then. For a component that is an `observer`.
 *
 * @param read - keeps its identity as long as it reads the same
 */
export function useViewAfterPaint<View>(read: () => View): View {
  const source = useMemo(() => new TrackedView(read), [read]);
  const [shown, setShown] = useState(() => ({ view: source.get() }));
  useEffect(() => {
    // drawn once more at first: the component itself would else go on to follow all that its first drawing read
    const show = (view: View) => startTransition(() => setShown({ view }));
    return source.follow(show, afterPaint);
  }, [source]);
  return shown.view;
}
