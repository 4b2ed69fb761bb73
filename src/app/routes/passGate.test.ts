import { describe, expect, it } from 'vitest';
import type { RouteName, RouteParams } from '../../ports/Navigation.ts';
import { type GateState, passGate } from './passGate.ts';
import type { Gate } from './Route.ts';

const NEW: GateState = { hasVault: false, isUnlocked: false, hasWallet: false };
const LOCKED: GateState = { hasVault: true, isUnlocked: false, hasWallet: false };
const BARE: GateState = { hasVault: true, isUnlocked: true, hasWallet: false };
const OPEN: GateState = { hasVault: true, isUnlocked: true, hasWallet: true };
const here = { name: 'history-detail', params: { txid: 'ab' } } as const;

describe('passGate', () => {
  it.each<[string, Gate, GateState, ReturnType<typeof passGate>]>([
    ['anything is open without a gate', 'nothing', NEW, null],
    ['welcome is for those without a vault', 'no-vault', NEW, null],
    ['welcome sends a locked vault to unlock', 'no-vault', LOCKED, { route: 'unlock' }],
    [
      'welcome sends an unlocked empty vault to the making of a wallet',
      'no-vault',
      BARE,
      { route: 'create-hd-wallet' },
    ],
    ['welcome sends an open wallet home', 'no-vault', OPEN, { route: 'home' }],
    ['unlock without a vault is welcome', 'vault', NEW, { route: 'welcome' }],
    ['unlock is shown while locked', 'vault', LOCKED, null],
    ['unlock sends an open wallet home', 'vault', OPEN, { route: 'home' }],
    ['a wallet route without a vault is welcome', 'wallet', NEW, { route: 'welcome' }],
    [
      'a wallet route while locked unlocks first and comes back',
      'wallet',
      LOCKED,
      { route: 'unlock', params: { txid: 'ab', to: 'history-detail' } },
    ],
    ['a wallet route of an empty vault makes a wallet', 'wallet', BARE, { route: 'create-hd-wallet' }],
    [
      'a wallet route of a vault that lost all its wallets looks for them',
      'wallet',
      { ...BARE, lacksWallets: true },
      { route: 'missing-wallets' },
    ],
    [
      'unlock sends a vault that lost all its wallets to look for them',
      'vault',
      { ...BARE, lacksWallets: true },
      { route: 'missing-wallets' },
    ],
    ['a wallet route of an open wallet is shown', 'wallet', OPEN, null],
    ['making a wallet needs a session only', 'session', BARE, null],
  ])('%s', (_name, gate, state, detour) => {
    expect(passGate(gate, state, here)).toEqual(detour);
  });

  it('comes back, once unlocked, to where the person wanted to go', () => {
    const unlock = { name: 'unlock', params: { to: 'history-detail', txid: 'ab' } } as const;
    expect(passGate('vault', OPEN, unlock)).toEqual({ route: 'history-detail', params: { txid: 'ab' } });
  });

  it('leads a cold wallet home from what needs servers, and to no request', () => {
    const cold = { ...OPEN, isCold: true, waitingRequest: 'aBc' };
    expect(passGate('wallet', cold, here)).toEqual({ route: 'home' });
    expect(passGate('wallet', cold, { name: 'home', params: {} })).toBeNull();
    expect(passGate('wallet', cold, { name: 'receive', params: {} })).toBeNull();
  });

  it('leads from home to a request that waits, and from nowhere else', () => {
    const waiting = { ...OPEN, waitingRequest: 'aBc' };
    expect(passGate('wallet', waiting, { name: 'home', params: {} })).toEqual({
      route: 'app-connect',
      params: { startapp: 'aBc' },
    });
    expect(passGate('wallet', waiting, { name: 'settings', params: {} })).toBeNull();
    expect(passGate('wallet', { ...waiting, waitingRequest: '' }, { name: 'home', params: {} })).toBeNull();
  });

  it('goes home when the wanted place does not exist', () => {
    expect(passGate('vault', OPEN, { name: 'unlock', params: { to: 'toString' } })).toEqual({
      route: 'home',
    });
  });

  it('leads somebody who has a wallet already to bringing it in, once the password is set', () => {
    const asked = { name: 'create-password', params: { mode: 'restore' } } as const;
    expect(passGate('no-vault', BARE, asked)).toEqual({ route: 'add-keyring', params: { mode: 'restore' } });
    expect(passGate('no-vault', OPEN, asked)).toEqual({ route: 'home' });
  });

  it.each<[RouteName, RouteParams]>([
    ['create-hd-wallet', { mode: 'restore' }],
    ['create-simple-wallet', { kind: 'watch' }],
    ['restore-file', {}],
  ])('stays at %s over a lock, before there is a wallet too', (to, params) => {
    const unlock = { name: 'unlock', params: { ...params, to } } as const;
    expect(passGate('vault', BARE, unlock)).toEqual({ route: to, params });
  });

  it('sends nobody in circles who wants to unlock once unlocked', () => {
    for (const to of ['unlock', 'welcome', 'create-password'] as const) {
      const unlock = { name: 'unlock', params: { to } } as const;
      expect(passGate('vault', OPEN, unlock)).toEqual({ route: 'home' });
      expect(passGate('vault', BARE, unlock)).toEqual({ route: 'create-hd-wallet' });
    }
  });

  it('remembers that over a lock', () => {
    const unlock = { name: 'unlock', params: { to: 'add-keyring', mode: 'restore' } } as const;
    expect(passGate('vault', BARE, unlock)).toEqual({ route: 'add-keyring', params: { mode: 'restore' } });
  });
});
