import { expect, it } from 'vitest';
import { createFakeApp } from '../../../mocks/fixtures/fakeApp.ts';
import { startDebugLog } from './debugLog.ts';

it('tells names of what happens, and nothing of what was given to it', async () => {
  const reported: string[] = [];
  const { stores } = createFakeApp();
  const stop = startDebugLog((sentence) => reported.push(sentence));
  await stores.unlocking.unlock('much secret');
  stop();
  expect(reported.some((sentence) => sentence.includes('unlock'))).toBe(true);
  expect(reported.join()).not.toContain('much secret');
});
