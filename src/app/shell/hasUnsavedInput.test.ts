import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFakeApp } from '../../../mocks/fixtures/fakeApp.ts';
import { tokenKey } from '../../domain/drc20/TokenId.ts';
import { hasUnsavedInput } from './hasUnsavedInput.ts';

describe('closing the app', () => {
  it('loses a draft that somebody types, where they type it', () => {
    const { stores } = createFakeApp();
    expect(hasUnsavedInput('tx-create', stores)).toBe(false);
    stores.tx.draft.setAmountText('5');
    expect(hasUnsavedInput('tx-create', stores)).toBe(true);
    expect(hasUnsavedInput('home', stores)).toBe(false);
    expect(hasUnsavedInput('drc20-send', stores)).toBe(false);
    stores.tokens.draft.begin('a/0', { kind: 'token', key: tokenKey({ protocol: 'drc-20', tick: 'UNIX' }) });
    stores.tokens.draft.setAmountText('5');
    expect(hasUnsavedInput('drc20-send', stores)).toBe(true);
  });

  it.each([
    'create-hd-wallet',
    'create-simple-wallet',
    'restore-file',
    'change-password',
    'tx-confirm',
  ] as const)('loses what is on %s', (route) => {
    expect(hasUnsavedInput(route, createFakeApp().stores)).toBe(true);
  });

  it.each(['home', 'settings', 'history', 'tx-success', 'unlock', null] as const)(
    'loses nothing on %s',
    (route) => {
      expect(hasUnsavedInput(route, createFakeApp().stores)).toBe(false);
    },
  );
});

it('no screen decides by itself whether the host asks before it closes, or who has the back button', () => {
  const owned =
    /\.(setClosingConfirmation|setVerticalSwipes|setBackButton|onBack|setBottomButton|onBottomButton)\(/;
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts') && !file.startsWith('adapters'),
  );
  const callers = files.filter((file) => owned.test(readFileSync(join('src', file), 'utf8')));
  expect(callers.sort()).toEqual(['hostBottomButton.ts', 'useHost.ts'].map((file) => `app/shell/${file}`));
});
