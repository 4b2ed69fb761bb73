// Clears what React would retain of a secret after it was typed or shown.
import { useLayoutEffect, useState } from 'react';

/**
 * Clears a field on unmount, so that the typed text is released.
 *
 * For an input's `ref`: React retains the last focused field, and with it the last tracked value, as long as no other field has the
 * focus. Once cleared, it holds nothing.
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
 * Releases what was shown: React retains the previous render with all its contents.
 *
 * Renders once more after each change of `what`, so that the previous render holds no more than the current one. It does so
 * synchronously: in a separate task, it would wait as long as a browser defers tasks after a touch.
 *
 * @see https://github.com/facebook/react/blob/main/packages/react-reconciler/src/ReactFiber.js (createWorkInProgress)
 */
export function useForgetPreviousRender(what: string): void {
  const [, setDrawn] = useState(what);
  useLayoutEffect(() => setDrawn(what), [what]);
}
