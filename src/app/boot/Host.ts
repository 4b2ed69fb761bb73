/** The environment of the app: Telegram or a browser, with what each provides. */
import type { AppUpdates } from '../../ports/AppUpdates.ts';
import type { Telegram } from '../../ports/Telegram.ts';

export interface Host {
  /** the host port, which in a browser is implemented for the browser */
  readonly telegram: Telegram;
  readonly isTelegram: boolean;
  readonly updates: AppUpdates;
}
