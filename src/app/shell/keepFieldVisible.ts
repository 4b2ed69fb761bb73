/** Keeps the focused field above the keyboard, for clients that cover it, scroll elsewhere, or do not report the keyboard. */
import type { HostViewport, Telegram } from '../../ports/Telegram.ts';

/** Hosts have reported a height of one pixel; smaller reports than this are ignored. */
export const MIN_VIEWPORT_HEIGHT = 120;

const TYPED_INTO = 'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea';

/** The visible height of the page, CSS pixels: the smallest reported one. */
function seenHeight(page: Window, { height }: HostViewport): number {
  const heights = [page.innerHeight, page.visualViewport?.height ?? page.innerHeight, height];
  return Math.min(...heights.filter((reported) => reported >= MIN_VIEWPORT_HEIGHT));
}

/** Adds space below the page for the covered part, so that its last field can be scrolled up. */
function showField(page: Window, viewport: HostViewport): void {
  const field = page.document.activeElement;
  const { style } = page.document.documentElement;
  const seen = seenHeight(page, viewport);
  const isTyping = field?.matches(TYPED_INTO) === true;
  const covered = isTyping ? Math.max(0, page.innerHeight - seen) : 0;
  style.setProperty('--keyboard', `${covered}px`);
  if (!field || !isTyping) return;
  const { top, bottom } = field.getBoundingClientRect();
  if (top < 0 || bottom > seen) field.scrollIntoView({ block: 'center' });
}

/** Follows focus and height. @returns stops */
export function keepFieldVisible(page: Window, host: Telegram): () => void {
  const update = () => showField(page, host.viewport());
  const stopHost = host.onViewport(update);
  page.document.addEventListener('focusin', update);
  page.document.addEventListener('focusout', update);
  page.visualViewport?.addEventListener('resize', update);
  return () => {
    stopHost();
    page.document.removeEventListener('focusin', update);
    page.document.removeEventListener('focusout', update);
    page.visualViewport?.removeEventListener('resize', update);
  };
}
