import { expect, it } from 'vitest';
import { wipe } from './bytes.ts';

it('fills all bytes it is given with zeros, and no others', () => {
  const all = Uint8Array.of(1, 2, 3, 4, 5);
  const other = Uint8Array.of(6);
  wipe(all.subarray(1, 3), other);
  expect([...all]).toEqual([1, 0, 0, 4, 5]);
  expect([...other]).toEqual([0]);
});
