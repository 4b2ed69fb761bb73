/** Where the app opens, as a place in the route table. */
import { decideStart, readStartParam, type StartDecision } from '../../domain/session/decideStart.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { Stores } from '../../stores/createStores.ts';
import { hrefOf, routeAt } from '../routes/routes.ts';

const CANNOT_CONNECT = 'This link asks to connect a site. Kennel cannot do that yet.';

/**
 * Decides where to open, and keeps a start parameter for later.
 *
 * @param path - where the app was opened
 * @returns the place to show instead, or null to stay
 */
export function firstHref(stores: Stores, ports: Ports, path: string): string | null {
  const decide = (startParam: string | null) =>
    decideStart({
      startParam,
      hasVault: stores.session.hasVault,
      isUnlocked: stores.session.isUnlocked,
      expiresAtMs: stores.session.expiresAtMs,
      nowMs: ports.clock.nowMs(),
      isRootPath: path === '/',
      needsVault: routeAt(path)?.gate === 'wallet' || routeAt(path)?.gate === 'session',
    });
  const startParam = readStartParam(ports.telegram.info.startParam);
  const decision = decide(startParam);
  if (startParam !== null) stores.accounts.setStartapp(startParam);
  if (decision.destination.kind !== 'connect') return hrefOfDecision(decision);
  stores.ui.toast('info', CANNOT_CONNECT);
  return hrefOfDecision(decide(null));
}

function hrefOfDecision({ destination }: StartDecision): string | null {
  switch (destination.kind) {
    case 'welcome':
    case 'unlock':
    case 'home':
      return hrefOf(destination.kind);
    case 'connect':
    case 'stay':
      return null;
  }
}
