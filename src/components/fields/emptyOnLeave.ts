// Empties a field as it leaves the page, so that what was typed goes with it.

/**
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
