/** Detects the environment of the page: Telegram, a plain browser, or one in which no wallet may open. */
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
 * Whether this is Telegram's window, or another site's frame. Telegram sometimes opens pages without launch parameters: then the user's
 * wallet is not in this page's storage, and a fresh one would look as if everything were lost. Another site's frame could cover a wallet.
 */
const isHeldByAnother = (page: Window): boolean => 'TelegramWebviewProxy' in page || page.parent !== page;

/** The host without links out of the app, to comply strictly with Telegram's terms. */
export const withoutLinks = (telegram: Telegram): Telegram => ({
  ...telegram,
  canOpenLinks: false,
  openLink: async () => err({ kind: 'unsupported' }),
});

/** A browser host for a cold wallet: no links out, and no payment notifications. */
export const coldHost = (telegram: Telegram): Telegram => ({ ...withoutLinks(telegram), notices: null });

/** Telegram's web clients have no scanner, but allow the camera in their frame. */
const withPageCamera = (telegram: Telegram, page: Window): Telegram =>
  telegram.canScanQr || page.parent === page || !hasCamera()
    ? telegram
    : { ...telegram, canScanQr: true, scanQr: scanByPage };

/** @returns null when no wallet may open: the user is shown where to find it */
export async function findHost(configured: Promise<AppConfig>, page: Window = window): Promise<Host | null> {
  const telegram = createTelegram(logError, nextColours);
  if (telegram !== null)
    return { telegram: withPageCamera(telegram, page), isTelegram: true, updates: NO_UPDATES };
  if (isHeldByAnother(page)) return null;
  if ((await configured).profile === 'telegram') return null;
  return openBrowser();
}
