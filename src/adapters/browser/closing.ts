/** Has the browser ask before the page is closed or left. It asks in its own words, and only somebody who touched the page. */

const hold = (event: Event): void => event.preventDefault();

/** @param isAsked - until further notice; a second time changes nothing */
export function askBeforeClosing(isAsked: boolean): void {
  if (isAsked) window.addEventListener('beforeunload', hold);
  else window.removeEventListener('beforeunload', hold);
}
