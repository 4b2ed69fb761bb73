/** What is around this page: Telegram, a plain browser, or nothing in which a wallet may open. */
import { hasCamera } from '../../adapters/browser/hasCamera.ts';
import { logError } from '../../adapters/log/log.ts';
import { createTelegram } from '../../adapters/telegram/createTelegram.ts';
import { err } from '../../domain/result.ts';
import { NO_UPDATES } from '../../ports/AppUpdates.ts';
import type { Telegram } from '../../ports/Telegram.ts';
import type { AppConfig } from '../config.ts';
import type { Host } from './Host.ts';
import { nextColours } from './nextColours.ts';
import { openBrowser, scanByPage } from './openBrowser.ts';

/**
 * Whether this is Telegram's window, or anybody's frame. Telegram opens pages without a word of itself at times: then its wallet
 * is not in this page's storage, and a fresh one would look as if all were lost. Another site's frame could cover a wallet.
 */
const isHeldByAnother = (page: Window): boolean => 'TelegramWebviewProxy' in page || page.parent !== page;

/** The host, and no links out of the app: for whoever keeps to the letter of Telegram's terms. */
export const withoutLinks = (telegram: Telegram): Telegram => ({
  ...telegram,
  canOpenLinks: false,
  openLink: async () => err({ kind: 'unsupported' }),
});

/** A browser that a cold wallet runs in: nothing of it leads out, and no payment can be told of. */
export const coldHost = (telegram: Telegram): Telegram => ({ ...withoutLinks(telegram), notices: null });

/** Telegram's web clients have no scanner, and let the app in their frame use the camera. */
const withPageCamera = (telegram: Telegram, page: Window): Telegram =>
  telegram.canScanQr || page.parent === page || !hasCamera()
    ? telegram
    : { ...telegram, canScanQr: true, scanQr: scanByPage };

/** Looks around. @returns null where no wallet may open: the person is shown where it lives */
export async function findHost(configured: Promise<AppConfig>, page: Window = window): Promise<Host | null> {
  const telegram = createTelegram(logError, nextColours);
  if (telegram !== null)
    return { telegram: withPageCamera(telegram, page), isTelegram: true, updates: NO_UPDATES };
  if (isHeldByAnother(page)) return null;
  if ((await configured).profile === 'telegram') return null;
  return openBrowser();
}
