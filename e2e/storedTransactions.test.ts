/** Raw transactions in the browser's database: they survive a kill, are verified when read, and are deleted with everything else. */
import { expect, it } from 'vitest';
import { createFixture, DOGE, STRANGER } from './support/fixture.ts';
import type { Wallet } from './support/Wallet.ts';

const { openRich } = createFixture();

/** The stored bytes as text, by id. */
const keptBy = ({ app }: Wallet): Promise<Record<string, string>> =>
  app.evaluate(async () => {
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const kept: Record<string, string> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      if (!name.startsWith('kennel-transactions')) continue;
      const database = await done(indexedDB.open(name));
      if (database.objectStoreNames.contains('bytes')) {
        const store = database.transaction('bytes').objectStore('bytes');
        const [ids, all] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
        for (const [index, id] of ids.entries()) kept[String(id)] = String(all[index]);
      }
      database.close();
    }
    return kept;
  });

/** Overwrites everything stored with zeros. */
const spoilKept = ({ app }: Wallet): Promise<void> =>
  app.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases()) {
      if (!name.startsWith('kennel-transactions')) continue;
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const change = database.transaction('bytes', 'readwrite');
          change.objectStore('bytes').openCursor().onsuccess = ({ target }) => {
            const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
            if (cursor === null) return;
            cursor.update(new Uint8Array(3));
            cursor.continue();
          };
          change.oncomplete = () => {
            database.close();
            resolve();
          };
          change.onabort = () => reject(change.error);
        };
      });
    }
  });

it('outlives a kill, and is asked for again where it was spoilt', async () => {
  const { phone, ...home } = await openRich(40n * DOGE);
  await expect.poll(async () => Object.keys(await keptBy(home.wallet))).toHaveLength(1);
  const before = await keptBy(home.wallet);
  await phone.kill();
  const wallet = await phone.open();
  expect(await keptBy(wallet)).toEqual(before);
  await spoilKept(wallet);
  expect(await keptBy(wallet)).not.toEqual(before);
  await wallet.unlock();
  await wallet.isHome();
  await wallet.button('Send').click();
  await wallet.app.getByLabel('To', { exact: true }).fill(STRANGER);
  await wallet.app.getByLabel('Amount in DOGE').fill('5');
  await wallet.review();
  await expect.poll(() => keptBy(wallet)).toEqual(before);
});
