/** Reads what Telegram opened the app with: the four things that are used of it, each by itself. */
import './sessionStorageShim.ts';
import type { HostInfo } from '../../ports/Telegram.ts';
import { fieldOf } from './bridge/bridge.ts';

/** Telegram launched this page, and says nothing that could be read of what the wallet depends on. */
export class LaunchUnreadable extends Error {
  override readonly name = 'LaunchUnreadable';

  /** @param part - what cannot be read; its value is in no message */
  constructor(readonly part: 'platform' | 'user') {
    super(`Telegram's launch: ${part}`);
  }
}

const MARK = 'tgWebAppPlatform';

/** Written by Telegram alone, beside the mark. A start parameter is not: it stands in links that people pass on. */
const OTHER_MARKS = ['tgWebAppVersion', 'tgWebAppData', 'tgWebAppThemeParams'];

/** Where the SDK keeps it too: the address is another one after the first screen. */
const KEPT = 'tapps/launchParams';

const START_PARAM = /^[A-Za-z0-9_-]{1,512}$/;
const PLATFORM = /^[A-Za-z0-9_]{1,32}$/;
const VERSION = /^\d{1,4}(?:\.\d{1,4}){0,2}$/;
const USER_ID = /^[1-9]\d{0,18}$/;
const LANGUAGE = /^[A-Za-z0-9-]{2,35}$/;

/** Where the client writes no number: what came later is not called. */
const FIRST_VERSION = '6.0';

/** The parameters of an address. What stands behind `#` comes first: Telegram writes there, links carry what stands before. */
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
    // a reload will not find it, and nothing else is lost
  }
}

/** The parameters that Telegram wrote; null where it wrote none. */
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

/** @returns the parameter when it is well formed, else null */
export const readStartParam = (text: string | null): string | null => matching(START_PARAM, text);

/** @throws {LaunchUnreadable} where somebody is named whose id is no number: another person's wallet would be opened for them */
function readUser(json: string | null): Pick<HostInfo, 'userId' | 'languageCode'> {
  if (json === null || json === '' || json === 'null') return { userId: null, languageCode: null };
  const user = parsed(json);
  const id = fieldOf(user, 'id');
  const userId = matching(USER_ID, Number.isSafeInteger(id) ? String(id) : id);
  if (userId === null) throw new LaunchUnreadable('user');
  return { userId, languageCode: matching(LANGUAGE, fieldOf(user, 'language_code')) };
}

/**
 * Reads a launch. Theme, signature and names are passed over: clients write them in ways of their own. Nothing of it is
 * verified: nobody could without a server.
 *
 * @param params - as Telegram writes them into an address
 * @throws {LaunchUnreadable} where a user is named who cannot be read
 */
export function readLaunchParams(params: URLSearchParams): HostInfo {
  const signed = new URLSearchParams(params.get('tgWebAppData') ?? '');
  return {
    platform: matching(PLATFORM, params.get(MARK)) ?? 'unknown',
    version: matching(VERSION, params.get('tgWebAppVersion')) ?? FIRST_VERSION,
    ...readUser(signed.get('user')),
    // the signed one wins over the address's
    startParam: readStartParam(signed.get('start_param') ?? params.get('tgWebAppStartParam')),
  };
}

/**
 * What Telegram opened this page with: it stands in the address or in the session's storage. Null outside Telegram.
 *
 * @throws {LaunchUnreadable} in Telegram, where what the wallet depends on cannot be read
 */
export function readLaunch(): HostInfo | null {
  const params = findParams();
  if (params === null) return null;
  keep(params);
  return readLaunchParams(params);
}
