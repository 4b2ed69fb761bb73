/** Reads Telegram's launch parameters: the four that are used, each on its own. */
import './sessionStorageShim.ts';
import type { HostInfo } from '../../ports/Telegram.ts';
import { fieldOf } from './bridge/bridge.ts';

/** Telegram launched this page, but data the wallet depends on can't be read. */
export class LaunchUnreadable extends Error {
  override readonly name = 'LaunchUnreadable';

  /** @param part - what can't be read; its value is in no message */
  constructor(readonly part: 'platform' | 'user') {
    super(`Telegram's launch: ${part}`);
  }
}

const MARK = 'tgWebAppPlatform';

/** Only Telegram writes these, alongside the mark. A start parameter doesn't count: it is part of links that people share. */
const OTHER_MARKS = ['tgWebAppVersion', 'tgWebAppData', 'tgWebAppThemeParams'];

/** Where the SDK stores them too: the address changes after the first screen. */
const KEPT = 'tapps/launchParams';

const START_PARAM = /^[A-Za-z0-9_-]{1,512}$/;
const PLATFORM = /^[A-Za-z0-9_]{1,32}$/;
const VERSION = /^\d{1,4}(?:\.\d{1,4}){0,2}$/;
const USER_ID = /^[1-9]\d{0,18}$/;
const LANGUAGE = /^[A-Za-z0-9-]{2,35}$/;

/** Assumed if the client sends no version: newer methods aren't called. */
const FIRST_VERSION = '6.0';

/** The parameters of an address. Those after `#` take precedence: Telegram writes there, while links carry those before it. */
function paramsIn(address: string): URLSearchParams {
  const [page = '', ...behind] = address.split('#');
  const query = page.split('?').slice(1);
  return new URLSearchParams([...behind, ...query].join('&').replaceAll('?', '&'));
}

function keptParams(): string | null {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(KEPT) ?? 'null');
    return typeof kept === 'string' ? `#${kept}` : null;
  } catch {
    return null;
  }
}

function keep(params: URLSearchParams): void {
  try {
    window.sessionStorage.setItem(KEPT, JSON.stringify(`${params}`));
  } catch {
    // a reload won't find them; nothing else is lost
  }
}

/** Telegram's parameters; null if there are none. */
function findParams(): URLSearchParams | null {
  const addresses = [window.location.href, performance.getEntriesByType('navigation')[0]?.name, keptParams()];
  const found = addresses
    .filter((address) => address?.includes('tgWebApp'))
    .map((address) => paramsIn(address ?? ''));
  const marked = found.find((params) => params.has(MARK));
  if (marked !== undefined) return marked;
  if (found.some((params) => OTHER_MARKS.some((mark) => params.has(mark))))
    throw new LaunchUnreadable('platform');
  return null;
}

const matching = (pattern: RegExp, value: unknown): string | null =>
  typeof value === 'string' && pattern.test(value) ? value : null;

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** @returns the parameter if it is well formed, otherwise null */
export const readStartParam = (text: string | null): string | null => matching(START_PARAM, text);

/** @throws {LaunchUnreadable} if a user is given without a valid id: another user's wallet would be opened for them */
function readUser(json: string | null): Pick<HostInfo, 'userId' | 'languageCode'> {
  if (json === null || json === '' || json === 'null') return { userId: null, languageCode: null };
  const user = parsed(json);
  const id = fieldOf(user, 'id');
  const userId = matching(USER_ID, Number.isSafeInteger(id) ? String(id) : id);
  if (userId === null) throw new LaunchUnreadable('user');
  return { userId, languageCode: matching(LANGUAGE, fieldOf(user, 'language_code')) };
}

/**
 * Reads launch parameters. Theme, signature and names are skipped: clients format them differently. Nothing is verified, which
 * would need a server.
 *
 * @param params - as Telegram writes them to the address
 * @throws {LaunchUnreadable} if a user is given that can't be read
 */
export function readLaunchParams(params: URLSearchParams): HostInfo {
  const signed = new URLSearchParams(params.get('tgWebAppData') ?? '');
  return {
    platform: matching(PLATFORM, params.get(MARK)) ?? 'unknown',
    version: matching(VERSION, params.get('tgWebAppVersion')) ?? FIRST_VERSION,
    ...readUser(signed.get('user')),
    // the signed one takes precedence over the address's
    startParam: readStartParam(signed.get('start_param') ?? params.get('tgWebAppStartParam')),
  };
}

/**
 * Telegram's launch parameters, from the address or session storage. Null outside Telegram.
 *
 * @throws {LaunchUnreadable} in Telegram, when data the wallet depends on can't be read
 */
export function readLaunch(): HostInfo | null {
  const params = findParams();
  if (params === null) return null;
  keep(params);
  return readLaunchParams(params);
}
