/**
 * Runs the vault in Chromium: the built worker, WebAssembly under a strict policy, IndexedDB, Argon2id.
 *
 * The contract creates some fifty vaults, so its worker derives keys from passwords quickly, and is otherwise the product's.
 * The real cost of passwords is tested with the product's own worker below, and by every journey.
 */

import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { KDF_TARGET } from '../src/adapters/vault/kdf/kdf.ts';
import { vaultContract } from '../src/ports/contracts/Vault.contract.ts';
import { BROWSER_SWITCHES, browserPath } from './support/paths.ts';
import { vaultOf } from './support/vaultInPage.ts';
import { serveVault, type VaultSite, vaultIsThere } from './support/vaultSite.ts';

let site: VaultSite;
let quickSite: VaultSite;
let browser: Browser;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  site = await serveVault('product');
  quickSite = await serveVault('quick');
  browser = await chromium.launch({ executablePath: browserPath(), args: [...BROWSER_SWITCHES] });
}, 120_000);

afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
  await quickSite?.close();
});

async function newContext(): Promise<BrowserContext> {
  const context = await browser.newContext();
  contexts.push(context);
  return context;
}

const openPage = async (user: string, context?: BrowserContext): Promise<Page> =>
  site.open(user, context ?? (await newContext()));

vaultContract('the vault in a real worker', async () => {
  const page = await quickSite.open('42', await newContext());
  const restart = async () => {
    await page.reload();
    await vaultIsThere(page);
    return vaultOf(page);
  };
  return { vault: await vaultOf(page), restart };
});

/** The texts stored in a page's database. */
const textsIn = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(async () => {
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const database = await done(indexedDB.open('kennel:42'));
    const all = await done(database.transaction('vault').objectStore('vault').getAll());
    database.close();
    return all.filter((one) => typeof one === 'string').map((one) => JSON.parse(one));
  });

describe('the vault in a real browser', () => {
  it('derives passwords by Argon2id at full strength, and opens for no other one', async () => {
    const page = await openPage('42');
    await (await vaultOf(page)).create('mine');
    const { memoryKiB, passes, lanes } = KDF_TARGET;
    const kdf = { name: 'argon2id', memoryKiB, passes, lanes };
    expect(await textsIn(page)).toContainEqual(
      expect.objectContaining({ kdf: expect.objectContaining(kdf) }),
    );
    await page.reload();
    await vaultIsThere(page);
    const again = await vaultOf(page);
    expect(await again.unlock('Mine')).toMatchObject({
      problem: { kind: 'wrong-password', freeTriesLeft: 4 },
    });
    expect((await again.unlock('mine')).ok).toBe(true);
  });

  it('keeps the vaults of two Telegram users apart', async () => {
    const mine = await openPage('42');
    const theirs = await openPage('43', mine.context());
    await (await vaultOf(mine)).create('mine');
    expect(await (await vaultOf(theirs)).findVault()).toBe('none');
    await (await vaultOf(theirs)).create('theirs');
    expect((await (await vaultOf(mine)).unlock('mine')).ok).toBe(true);
    expect((await (await vaultOf(mine)).unlock('theirs')).ok).toBe(false);
  });

  it('is found again when localStorage was emptied', async () => {
    const page = await openPage('42');
    await (await vaultOf(page)).create('mine');
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await vaultIsThere(page);
    const vault = await vaultOf(page);
    expect(vault.exists()).toBe(false);
    expect(await vault.findVault()).toBe('here');
    expect(vault.exists()).toBe(true);
  });

  it('does not write over what another window wrote', async () => {
    const one = await openPage('42');
    const other = await openPage('42', one.context());
    const [first, second] = [await vaultOf(one), await vaultOf(other)];
    const { session } = await first.create('mine');
    const opened = await second.unlock('mine');
    if (!opened.ok) throw new Error(opened.problem.kind);
    const draftOfOther = await second.draftPhrase(opened.value.session, 12);
    await second.saveDraft(opened.value.session, draftOfOther.id, 'regtest');
    const draft = await first.draftPhrase(session, 12);
    await expect(first.saveDraft(session, draft.id, 'regtest')).rejects.toMatchObject({ kind: 'rejected' });
  });

  it.each([
    ['throws', "throw new DOMException('no', 'SecurityError')"],
    ['is missing', 'return undefined'],
  ])('says that the host keeps nothing where IndexedDB %s', async (_, getter) => {
    const context = await newContext();
    const blocked = `Object.defineProperty(self, 'indexedDB', { get() { ${getter} } });`;
    await context.addInitScript(blocked);
    await context.route(/keyWorker/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${blocked}${await response.text()}` });
    });
    const vault = await vaultOf(await openPage('42', context));
    await expect(vault.create('mine')).rejects.toMatchObject({ kind: 'storage-blocked' });
    await expect(vault.findVault()).rejects.toMatchObject({ kind: 'storage-blocked' });
    expect(vault.exists()).toBe(false);
  });

  it('says so when its worker cannot be loaded, and works when it can again', async () => {
    const context = await newContext();
    await context.route(/keyWorker/, (route) => route.abort());
    const vault = await vaultOf(await openPage('42', context));
    await expect(vault.create('mine')).rejects.toMatchObject({ kind: 'worker-failed' });
    await context.unroute(/keyWorker/);
    await vault.create('mine');
  });
});
