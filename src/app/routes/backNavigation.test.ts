import { describe, expect, it } from 'vitest';
import type { RouteName, RouteParams } from '../../ports/Navigation.ts';
import { parentOf } from './backNavigation.ts';
import { type GateState, passGate } from './passGate.ts';
import { routeOf } from './routes.ts';

const NEW: GateState = { hasVault: false, isUnlocked: false, hasWallet: false };
const BARE: GateState = { hasVault: true, isUnlocked: true, hasWallet: false };
const OPEN: GateState = { hasVault: true, isUnlocked: true, hasWallet: true };

const RESTORE = { mode: 'restore' };

/** The targets of repeated backs from a route, until there is nothing behind. */
function stepsBack(name: RouteName, params: RouteParams, state: GateState): readonly string[] {
  const steps: string[] = [];
  let parent = parentOf(name, params, state);
  while (parent !== null && steps.length < 9) {
    steps.push([parent.route, ...Object.values(parent.params ?? {})].join(' '));
    parent = parentOf(parent.route, parent.params ?? {}, state);
  }
  return steps;
}

describe('where back leads', () => {
  it('has nothing behind the first step after the password', () => {
    expect(parentOf('create-hd-wallet', {}, BARE)).toBeNull();
  });

  it.each<[RouteName, RouteParams, readonly string[]]>([
    ['add-keyring', RESTORE, ['create-hd-wallet']],
    ['create-hd-wallet', RESTORE, ['add-keyring restore', 'create-hd-wallet']],
    ['create-simple-wallet', {}, ['add-keyring restore', 'create-hd-wallet']],
    ['restore-file', {}, ['add-keyring restore', 'create-hd-wallet']],
    ['delete-everything', {}, ['create-hd-wallet']],
  ])('leads from %s %j to what comes before it while there is no wallet', (name, params, steps) => {
    expect(stepsBack(name, params, BARE)).toEqual(steps);
  });

  it.each<[RouteName, RouteParams, readonly string[]]>([
    ['create-hd-wallet', {}, ['add-keyring', 'switch-keyring', 'home']],
    ['create-hd-wallet', RESTORE, ['add-keyring', 'switch-keyring', 'home']],
    ['create-simple-wallet', {}, ['add-keyring', 'switch-keyring', 'home']],
    ['restore-file', {}, ['add-keyring', 'switch-keyring', 'home']],
    ['export-mnemonics', {}, ['settings', 'home']],
    ['switch-keyring', { remove: 'a' }, ['switch-keyring', 'home']],
  ])('leads from %s %j through the wallets home once there is one', (name, params, steps) => {
    expect(stepsBack(name, params, OPEN)).toEqual(steps);
  });

  it('leads from a backup file to welcome before there is a vault', () => {
    expect(stepsBack('restore-file', {}, NEW)).toEqual(['welcome']);
  });

  it('never leads to where the person is sent away from', () => {
    for (const state of [BARE, OPEN]) {
      for (const name of ['create-hd-wallet', 'add-keyring', 'restore-file', 'change-password'] as const) {
        const parent = parentOf(name, {}, state);
        if (parent === null) continue;
        const here = { name: parent.route, params: parent.params ?? {} };
        expect(passGate(routeOf(parent.route).gate, state, here)).toBeNull();
      }
    }
  });
});
