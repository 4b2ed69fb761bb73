/** User input that allows a page to scroll. */
const BY_HAND = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * A documentation page shows many stories at once: one that focuses its field, or scrolls a problem into view, must not scroll the
 * page away. Browsers also scroll to a focused field whose type changes: until the user scrolls, the page stays at its top.
 *
 * @returns a function that allows scrolling again
 */
export function calmScrolling(): () => void {
  const { focus } = HTMLElement.prototype;
  const { scrollIntoView } = Element.prototype;
  HTMLElement.prototype.focus = function focusCalmly(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => undefined;
  const stay = () => window.scrollTo(0, 0);
  const letGo = () => {
    window.removeEventListener('scroll', stay);
    for (const kind of BY_HAND) window.removeEventListener(kind, letGo);
  };
  window.addEventListener('scroll', stay);
  for (const kind of BY_HAND) window.addEventListener(kind, letGo, { passive: true });
  return () => {
    letGo();
    HTMLElement.prototype.focus = focus;
    Element.prototype.scrollIntoView = scrollIntoView;
  };
}
