/** Scrolls what has just appeared clear of the bars over and under the page; for the `ref` of a refusal. */
export function intoSight(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' });
}
