// Lets go of what was on show: React keeps the drawing before beside the one of now, with all that stood in it.
import { useEffect, useState } from 'react';

/**
 * Draws once more after each change of `what`, so that the drawing before holds no more than the one of now.
 *
 * @see https://github.com/facebook/react/blob/main/packages/react-reconciler/src/ReactFiber.js (createWorkInProgress)
 */
export function useDrawnTwice(what: string): void {
  const [, setDrawn] = useState(what);
  useEffect(() => setDrawn(what), [what]);
}
