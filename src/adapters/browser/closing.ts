/** Makes the browser confirm before the page is closed or left. It uses its own text, and only asks if the page was touched. */

const hold = (event: Event): void => event.preventDefault();

/** @param isAsked - stays in effect; repeated calls change nothing */
export function askBeforeClosing(isAsked: boolean): void {
  if (isAsked) window.addEventListener('beforeunload', hold);
  else window.removeEventListener('beforeunload', hold);
}
