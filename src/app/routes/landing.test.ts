import { describe, expect, it } from 'vitest';
import { landingOf } from './landing.ts';
import type { GateState } from './passGate.ts';
import { hrefOf, ROUTES } from './routes.ts';

const NEW: GateState = { hasVault: false, isUnlocked: false, hasWallet: false };
const LOCKED: GateState = { hasVault: true, isUnlocked: false, hasWallet: false };
const BARE: GateState = { hasVault: true, isUnlocked: true, hasWallet: false };
const OPEN: GateState = { hasVault: true, isUnlocked: true, hasWallet: true };

describe('where a person comes to', () => {
  it.each<[string, string, string, GateState, string | null]>([
    ['somebody new at the root', '/', '', NEW, 'welcome'],
    ['somebody new anywhere inside', hrefOf('history'), '', NEW, 'welcome'],
    ['somebody who locked', '/', '', LOCKED, 'unlock'],
    ['somebody who locked, inside', hrefOf('history'), '', LOCKED, 'unlock'],
    ['somebody without a wallet yet', '/', '', BARE, 'create-hd-wallet'],
    ['somebody at home', '/', '', OPEN, 'home'],
    ['an open door that leads on', hrefOf('unlock'), '?to=history', OPEN, 'history'],
    ['an open door that leads to no place', hrefOf('unlock'), '?to=nowhere', OPEN, 'home'],
    ['a site that asks', hrefOf('home'), '', { ...OPEN, waitingRequest: 'abc' }, 'app-connect'],
    ['nothing', '/no/such/place', '', OPEN, null],
  ])('is known for %s', (_who, path, query, state, name) => {
    expect(landingOf(path, query, state)?.name ?? null).toBe(name);
  });

  it.each([
    ['somebody new', NEW],
    ['somebody who locked', LOCKED],
    ['somebody without a wallet yet', BARE],
    ['somebody with a wallet', OPEN],
  ] as const)('is a place that stays open to %s, wherever they begin', (_who, state) => {
    const pathOf = ({ path }: { readonly path: string }) => path.replace(/:\w+/g, 'x');
    for (const route of ROUTES) {
      const landing = landingOf(pathOf(route), '', state);
      expect(landing).not.toBeNull();
      expect(landing && landingOf(pathOf(landing), '', state), route.name).toBe(landing);
    }
  });
});
