/** Determines the route on which the app opens. */
import { decideStart, readStartParam, type StartDestination } from '../../domain/session/decideStart.ts';
import type { RouteName, RouteParams } from '../../ports/Navigation.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { FirstStores } from '../../stores/Stores.ts';
import { hrefOf, matchRoute, routeAt } from '../routes/routes.ts';

export interface Opening {
  readonly path: string;
  /** as in the address bar */
  readonly query?: string;
  /** the client reloaded the page, as some do every few seconds, while the user was working */
  readonly isReload?: boolean;
}

/** Telegram always opens the root. */
export const ROOT_OPENING: Opening = { path: '/' };

/**
 * Determines where to open, resumes or forgets a stored session, and keeps a start parameter for later.
 *
 * @returns the route to show instead, or null to stay
 */
export async function startLocation(
  stores: FirstStores,
  ports: Ports,
  opening: Opening,
): Promise<string | null> {
  const { session, accounts } = stores;
  const startParam = readStartParam(ports.telegram.info.startParam);
  const decision = decide(stores, ports, opening.path, startParam);
  if (decision.clearSession) await session.lock();
  if (startParam !== null) accounts.setStartapp(startParam);
  return hrefOfDestination(stores, decision.destination, opening);
}

function decide({ session }: FirstStores, { clock }: Ports, path: string, startParam: string | null) {
  const { persisted: kept } = session.timer;
  return decideStart({
    startParam,
    hasVault: session.hasVault,
    isUnlocked: session.isUnlocked,
    canResume: kept !== null && kept.remembered !== null,
    expiresAtMs: session.timer.expiresAtMs ?? kept?.expiresAtMs ?? null,
    nowMs: clock.nowMs(),
    isRootPath: path === '/',
    needsVault: isInside(path),
  });
}

const isInside = (path: string): boolean => ['wallet', 'session'].includes(routeAt(path)?.gate ?? 'nothing');

/** Replacements for screens whose data do not survive a reload: the draft is stored, the prepared transfer is not. */
const INSTEAD: Partial<Record<RouteName, RouteName>> = {
  'tx-success': 'home',
  'tx-fail': 'home',
};

/** The replacement for a screen; the confirmation's parameters show which form it came from. */
function insteadOf(name: RouteName, { token, file }: RouteParams): RouteName | undefined {
  if (name !== 'tx-confirm') return INSTEAD[name];
  return token === undefined && file === undefined ? 'tx-create' : 'drc20-send';
}

const paramsOf = (query: string): RouteParams => Object.fromEntries(new URLSearchParams(query));

/** The unlock screen, which returns to the current route. */
function unlockHref({ path, query = '' }: Opening): string | null {
  const match = matchRoute(path);
  if (match?.route.name === 'unlock') return null;
  if (match === null || !isInside(path)) return hrefOf('unlock');
  const params = { ...paramsOf(query), ...match.params };
  const to = insteadOf(match.route.name, params) ?? match.route.name;
  if (to === 'home') return hrefOf('unlock');
  return hrefOf('unlock', { ...params, to });
}

/** Whether another app or a link opened the send form with a recipient. */
const hasRecipient = (name: RouteName, { link, url }: RouteParams): boolean =>
  name === 'tx-create' && (link !== undefined || url !== undefined);

/** Where a session resumed after a reload continues; null to stay. */
function resumeHref({ path, query = '', isReload }: Opening): string | null {
  const name = routeAt(path)?.name;
  if (name !== undefined && hasRecipient(name, paramsOf(query))) return null;
  if (!isReload || !isInside(path) || name === undefined) return hrefOf('home');
  const params = paramsOf(query);
  const instead = insteadOf(name, params);
  return instead === undefined ? null : hrefOf(instead, params);
}

async function hrefOfDestination(
  { session, unlocking }: FirstStores,
  destination: StartDestination,
  opening: Opening,
): Promise<string | null> {
  switch (destination.kind) {
    case 'resume':
      if (!(await unlocking.resume())) return unlockHref(opening);
      return resumeHref(opening);
    case 'unlock':
      return unlockHref(opening);
    case 'welcome':
    case 'home':
      return hrefOf(destination.kind);
    case 'connect':
      // if it cannot be resumed, the route's gate asks for the password
      if (destination.needsUnlock && session.timer.persisted?.remembered) await unlocking.resume();
      return hrefOf('app-connect', { startapp: destination.startParam });
    case 'stay':
      return null;
  }
}
