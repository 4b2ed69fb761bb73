/** What a person does before a page may go anywhere. */
const BY_HAND = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * A page of documentation shows many stories at once: one that focuses its field, or brings a problem into sight, must not
 * scroll the page away. Browsers also bring a field into sight whose type changes while it has the focus: until somebody
 * moves by hand, the page stays at its top.
 *
 * @returns lets them scroll again
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
