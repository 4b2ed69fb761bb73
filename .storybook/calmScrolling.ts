/**
 * A page of documentation shows many stories at once: one that focuses its field, or brings a problem into sight, must not
 * scroll the page away.
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
  return () => {
    HTMLElement.prototype.focus = focus;
    Element.prototype.scrollIntoView = scrollIntoView;
  };
}
