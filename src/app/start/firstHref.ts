/** Where the app opens, as a place in the route table. */
import { decideStart, readStartParam, type StartDestination } from '../../domain/session/decideStart.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { Stores } from '../../stores/createStores.ts';
import { hrefOf, routeAt } from '../routes/routes.ts';

const CANNOT_CONNECT = 'This link asks to connect a site. Kennel cannot do that yet.';

/**
 * Decides where to open, takes up a kept session or forgets it, and keeps a start parameter for later.
 *
 * @param path - where the app was opened
 * @returns the place to show instead, or null to stay
 */
export async function firstHref(stores: Stores, ports: Ports, path: string): Promise<string | null> {
  const { session, accounts, ui } = stores;
  const startParam = readStartParam(ports.telegram.info.startParam);
  const decision = decide(stores, ports, path, startParam);
  if (decision.clearSession) await session.lock();
  if (startParam !== null) accounts.setStartapp(startParam);
  if (decision.destination.kind !== 'connect') return hrefOfDestination(stores, decision.destination);
  ui.toast('info', CANNOT_CONNECT);
  return hrefOfDestination(stores, decide(stores, ports, path, null).destination);
}

function decide({ session }: Stores, { clock }: Ports, path: string, startParam: string | null) {
  const { kept } = session.timer;
  return decideStart({
    startParam,
    hasVault: session.hasVault,
    isUnlocked: session.isUnlocked,
    canResume: kept !== null && kept.stay !== null,
    expiresAtMs: session.expiresAtMs ?? kept?.expiresAtMs ?? null,
    nowMs: clock.nowMs(),
    isRootPath: path === '/',
    needsVault: ['wallet', 'session'].includes(routeAt(path)?.gate ?? 'nothing'),
  });
}

async function hrefOfDestination({ session }: Stores, destination: StartDestination): Promise<string | null> {
  switch (destination.kind) {
    case 'resume':
      return hrefOf((await session.resume()) ? 'home' : 'unlock');
    case 'welcome':
    case 'unlock':
    case 'home':
      return hrefOf(destination.kind);
    case 'connect':
    case 'stay':
      return null;
  }
}
