/** Which steps the safety page shows as done, and where the open ones lead. */
import { describe, expect, it } from 'vitest';
import { heldKeyring } from '../../../mocks/builders/keyrings.ts';
import { createFakeApp } from '../../../mocks/fixtures/fakeApp.ts';
import { openSafetyStep, safetySteps } from './SafetyContainer.tsx';

function openWith(keys: readonly string[]) {
  const app = createFakeApp();
  app.stores.keyrings.adopt(keys.map((key) => heldKeyring(key)));
  const done = (rule: Parameters<typeof safetySteps>[1] = { kind: 'always' }) =>
    Object.fromEntries(safetySteps(app.stores, rule).map(({ name, isDone }) => [name, isDone]));
  return { app, done, ...app.stores };
}

describe('safety', () => {
  it('is done only when every wallet is: one that is added later opens a step anew', () => {
    const { keyrings, done } = openWith(['a', 'b']);
    expect(done()).toEqual({ backup: false, file: false, confirmation: true });
    keyrings.markBackedUp('a', 1);
    expect(done()).toMatchObject({ backup: false });
    keyrings.markBackedUp('b', 1);
    keyrings.markFileTested();
    expect(done()).toMatchObject({ backup: true, file: true });
    keyrings.take([heldKeyring('c')]);
    expect(done()).toMatchObject({ backup: false, file: false });
  });

  it('asks for nothing that this device or wallet has not', () => {
    expect(openWith([]).done(null)).toEqual({});
    expect(openWith(['a']).done({ kind: 'never' })).toMatchObject({ confirmation: false });
  });

  it('asks to keep the description of a shared wallet, which no backup of a phrase has', () => {
    const { app, keyrings, done } = openWith(['a']);
    expect(done()).not.toHaveProperty('shared');
    keyrings.take([heldKeyring('s', { type: 'watch', origin: 'multisig' })]);
    expect(done()).toMatchObject({ shared: false });
    openSafetyStep(app, 'shared');
    expect(app.navigations).toEqual(['go multisig-keys {"key":"s"}']);
    keyrings.markBackedUp('s', 1);
    expect(done()).toMatchObject({ shared: true, backup: false });
  });

  it('leads to the first backup that was never checked, to the file, and to the settings', () => {
    const { app, keyrings } = openWith(['a', 'b']);
    keyrings.markBackedUp('a', 1);
    for (const step of ['backup', 'file', 'unlock', 'confirmation'] as const) openSafetyStep(app, step);
    expect(app.navigations).toEqual([
      'go check-backup {"key":"b"}',
      'go backup-file',
      'go settings',
      'go settings',
    ]);
  });
});
