/** Keeps what is typed into above the keyboard, where clients cover it, scroll elsewhere, or say nothing. */
import type { HostViewport, Telegram } from '../../ports/Telegram.ts';

/** Hosts have reported a height of one pixel; below this a report is not believed. */
export const MIN_VIEWPORT_HEIGHT = 120;

const TYPED_INTO = 'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea';

/** What can be seen of the page, CSS pixels from its top: the least that anybody reports. */
function seenHeight(page: Window, { height }: HostViewport): number {
  const heights = [page.innerHeight, page.visualViewport?.height ?? page.innerHeight, height];
  return Math.min(...heights.filter((reported) => reported >= MIN_VIEWPORT_HEIGHT));
}

/** Leaves room below the page for what is covered, so that its last field can be scrolled up. */
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

/** Follows the focus and the height. @returns stops */
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
