/** Scrolls what has just appeared clear of the bars over and under the page; for the `ref` of a refusal. */
export function scrollIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' });
}
