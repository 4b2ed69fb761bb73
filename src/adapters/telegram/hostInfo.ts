/** Reads who opened the app, where, and with which start parameter. */
import './sessionStorageShim.ts';
import { isTMA, retrieveLaunchParams } from '@telegram-apps/sdk-react';
import type { HostInfo } from '../../ports/Telegram.ts';

const START_PARAM = /^[A-Za-z0-9_-]{1,512}$/;

/**
 * Tells whether Telegram opened this page: its launch parameters stand in the address or in the session's storage.
 *
 * Reads no availability signal of the SDK: one that is read before launch parameters exist stays false for ever.
 */
export function detectTelegram(): boolean {
  return isTMA();
}

/** @returns the parameter when it is well formed, else null */
export function readStartParam(text: string | undefined): string | null {
  return text !== undefined && START_PARAM.test(text) ? text : null;
}

/** Reads the launch parameters; the start parameter of the signed init data wins over the address's. Null outside Telegram. */
export function readHostInfo(): HostInfo | null {
  if (!detectTelegram()) return null;
  const launch = retrieveLaunchParams();
  const user = launch.tgWebAppData?.user;
  return {
    platform: launch.tgWebAppPlatform,
    version: launch.tgWebAppVersion,
    userId: user ? String(user.id) : null,
    startParam: readStartParam(launch.tgWebAppData?.start_param ?? launch.tgWebAppStartParam),
    languageCode: user?.language_code ?? null,
  };
}
