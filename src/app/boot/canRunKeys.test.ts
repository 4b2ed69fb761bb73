import { expect, it } from 'vitest';
import { canRunKeys } from './canRunKeys.ts';

it.each([
  [{ WebAssembly, Worker: class {} }, true],
  [{ WebAssembly }, false],
  [{ Worker: class {} }, false],
  [{}, false],
])('says whether a browser can hold keys: %o', (scope, can) => {
  expect(canRunKeys(scope)).toBe(can);
});
