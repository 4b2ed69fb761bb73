// Clears what React would keep of a secret after it was typed or shown.
import { useLayoutEffect, useState } from 'react';

/**
 * Empties a field as it leaves the page, so that what was typed goes with it.
 *
 * For `ref` of an input: React keeps the field that had the focus last, and with it the last value it tracked, for as
 * long as no other field has the focus. Emptied, it holds nothing.
 *
 * @see https://github.com/facebook/react/blob/main/packages/react-dom-bindings/src/client/inputValueTracking.js
 */
export function emptyOnLeave(field: HTMLInputElement | HTMLTextAreaElement | null): (() => void) | undefined {
  if (field === null) return undefined;
  return () => {
    field.value = '';
    field.defaultValue = '';
  };
}

/**
 * Lets go of what was on show: React keeps the drawing before beside the one of now, with all that stood in it.
 *
 * Draws once more after each change of `what`, so that the drawing before holds no more than the one of now. It does so at
 * once: drawn in a task of its own, it would wait for as long as a browser puts tasks off after a touch.
 *
 * @see https://github.com/facebook/react/blob/main/packages/react-reconciler/src/ReactFiber.js (createWorkInProgress)
 */
export function useForgetPreviousRender(what: string): void {
  const [, setDrawn] = useState(what);
  useLayoutEffect(() => setDrawn(what), [what]);
}
