/** What the app runs in: Telegram or a browser, and what comes with it. */
import type { AppUpdates } from '../../ports/AppUpdates.ts';
import type { Telegram } from '../../ports/Telegram.ts';

/** What is around the app. */
export interface Host {
  /** the port of that name, whatever is around */
  readonly telegram: Telegram;
  readonly isTelegram: boolean;
  readonly updates: AppUpdates;
}
