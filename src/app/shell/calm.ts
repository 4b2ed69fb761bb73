/** When what nobody waits for may begin: asked for sooner, it takes the network and the processor from the first screen. */

/** How long the first screen has both to itself once it stands, milliseconds. */
const REST_MS = 3000;

let end = () => {};
const calm = new Promise<void>((resolve) => {
  end = resolve;
});

/** Called when a screen stands that somebody waited for. */
export function noteScreen(): void {
  setTimeout(end, REST_MS);
}

/** Resolves once the first screen has had its time; at once from then on. */
export const pageIsCalm = (): Promise<void> => calm;
