import { expect, it } from 'vitest';
import { lazyModule } from './lazyModule.ts';

it('loads a part once for all who ask, and again when loading failed', async () => {
  let loads = 0;
  const get = lazyModule(async () => {
    loads += 1;
    if (loads === 1) throw new Error('offline');
    return loads;
  });
  await expect(get()).rejects.toThrow('offline');
  expect(await Promise.all([get(), get()])).toEqual([2, 2]);
  expect(await get()).toBe(2);
});
