import { expect, it } from 'vitest';

import { type BiometryQuestions, loadedBiometry } from './loadedBiometry.ts';

const READY = { kind: 'ready', sensor: 'passkey', isTokenSaved: true } as const;

const lock: BiometryQuestions = {
  state: async () => READY,
  requestAccess: async () => true,
  save: async () => true,
  read: async () => ({ kind: 'token', token: 'a token' }),
  remove: async () => undefined,
};

it('loads with the first question, and once', async () => {
  let loads = 0;
  const biometry = loadedBiometry(async () => {
    loads += 1;
    return lock;
  });
  expect(loads).toBe(0);
  expect(await biometry.state()).toEqual(READY);
  expect(await biometry.read('why')).toEqual({ kind: 'token', token: 'a token' });
  expect(loads).toBe(1);
});

it('is absent while it cannot be loaded, and there once it can', async () => {
  let isThere = false;
  const biometry = loadedBiometry(async () => {
    if (!isThere) throw new TypeError('no connection');
    return lock;
  });
  expect(await biometry.state()).toEqual({ kind: 'absent' });
  expect(await biometry.requestAccess('why')).toBe(false);
  expect(await biometry.save('a token', 'why')).toBe(false);
  expect(await biometry.read('why')).toEqual({ kind: 'declined' });
  await biometry.remove();
  isThere = true;
  expect(await biometry.state()).toEqual(READY);
});
