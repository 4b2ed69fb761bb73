import { expect, it, vi } from 'vitest';
import { removeForeignWorkers } from './foreignWorkers.ts';

const OWN = 'https://wallet.example/sw.js';

const registration = (script: string | null, state: 'active' | 'waiting' | 'installing' = 'active') => ({
  active: null,
  waiting: null,
  installing: null,
  ...(script !== null && { [state]: { scriptURL: script } as ServiceWorker }),
  unregister: vi.fn(async () => true),
});

it('takes away every service worker but the app’s own, in whatever state it is', async () => {
  const own = registration(OWN);
  const foreign = [
    registration('https://wallet.example/blockbook/tx/cc'),
    registration('https://wallet.example/blockbook/sw.js', 'waiting'),
    registration('https://wallet.example/sw.js?by=thief', 'installing'),
  ];
  const removed = await removeForeignWorkers([own, ...foreign, registration(null)], OWN);
  expect(removed).toEqual([
    'https://wallet.example/blockbook/tx/cc',
    'https://wallet.example/blockbook/sw.js',
    'https://wallet.example/sw.js?by=thief',
  ]);
  expect(own.unregister).not.toHaveBeenCalled();
});

it('does not say that one is gone which stayed', async () => {
  const stays = { ...registration('https://wallet.example/ord/sw.js'), unregister: async () => false };
  expect(await removeForeignWorkers([stays], OWN)).toEqual([]);
});
