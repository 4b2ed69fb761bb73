/** When low-priority work may begin: earlier, it would compete with the first screen for network and processor. */

/** How long the first screen has both to itself after it is shown, milliseconds. */
const REST_MS = 3000;

let end = () => {};
const calm = new Promise<void>((resolve) => {
  end = resolve;
});

/** Call when a screen that the user waited for is shown. */
export function noteScreen(): void {
  setTimeout(end, REST_MS);
}

/** Resolves after that time; immediately from then on. */
export const pageIsCalm = (): Promise<void> => calm;
