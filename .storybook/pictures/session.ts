// The DevTools session of a page, one for each.
import type { CDPSession, Page } from 'playwright';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

export function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}
