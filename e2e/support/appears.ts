/** Waits for an element and notices it at once: Playwright polls less often the longer it waits. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Locator } from 'playwright';

const CHECK_EVERY_MS = 100;
/** Without a socket the chain is polled every 30 seconds. */
const TIMEOUT_MS = 60_000;

/** Waits until an element is visible. @throws Playwright's error on timeout */
export async function appears(locator: Locator): Promise<void> {
  const until = Date.now() + TIMEOUT_MS;
  while (!(await locator.isVisible())) {
    if (Date.now() > until) return locator.waitFor({ timeout: 1 });
    await pause(CHECK_EVERY_MS);
  }
}
