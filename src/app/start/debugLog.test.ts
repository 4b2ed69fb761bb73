import { expect, it } from 'vitest';
import { createFakeApp } from '../../../mocks/world/fakeApp.ts';
import { startDebugLog } from './debugLog.ts';

it('tells names of what happens, and nothing of what was given to it', async () => {
  const told: string[] = [];
  const { stores } = createFakeApp();
  const stop = startDebugLog((sentence) => told.push(sentence));
  await stores.session.unlock('much secret');
  stop();
  expect(told.some((sentence) => sentence.includes('unlock'))).toBe(true);
  expect(told.join()).not.toContain('much secret');
});
