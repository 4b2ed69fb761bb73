/** Runs the vault's contract in Chromium: the built worker, WebAssembly under a strict policy, IndexedDB, Argon2id. */

import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { vaultContract } from '../src/ports/Vault.contract.ts';
import { BROWSER_SWITCHES, browserPath } from './support/places.ts';
import { vaultOf } from './support/vaultInPage.ts';
import { serveVault, type VaultSite, vaultIsThere } from './support/vaultSite.ts';

let site: VaultSite;
let browser: Browser;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  site = await serveVault();
  browser = await chromium.launch({ executablePath: browserPath(), args: [...BROWSER_SWITCHES] });
}, 120_000);

afterAll(async () => {
  for (const context of contexts) await context.close();
  await browser?.close();
  await site?.close();
});

async function newContext(): Promise<BrowserContext> {
  const context = await browser.newContext();
  contexts.push(context);
  return context;
}

const openPage = async (user: string, context?: BrowserContext): Promise<Page> =>
  site.open(user, context ?? (await newContext()));

vaultContract('the vault in a real worker', async () => {
  const page = await openPage('42');
  const restart = async () => {
    await page.reload();
    await vaultIsThere(page);
    return vaultOf(page);
  };
  return { vault: await vaultOf(page), restart };
});

describe('the vault in a real browser', () => {
  it('keeps the vaults of two Telegram users apart', async () => {
    const mine = await openPage('42');
    const theirs = await openPage('43', mine.context());
    await (await vaultOf(mine)).create('mine');
    expect(await (await vaultOf(theirs)).lookForVault()).toBe('none');
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
    expect(await vault.lookForVault()).toBe('here');
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
    await second.keepDraft(opened.value.session, draftOfOther.id, 'regtest');
    const draft = await first.draftPhrase(session, 12);
    await expect(first.keepDraft(session, draft.id, 'regtest')).rejects.toMatchObject({ kind: 'refused' });
  });

  it.each([
    ['throws', "throw new DOMException('no', 'SecurityError')"],
    ['is missing', 'return undefined'],
  ])('says that the host keeps nothing where IndexedDB %s', async (_, getter) => {
    const context = await newContext();
    await context.route(/keyWorker/, async (route) => {
      const response = await route.fetch();
      const blocked = `Object.defineProperty(self, 'indexedDB', { get() { ${getter} } });`;
      await route.fulfill({ response, body: `${blocked}${await response.text()}` });
    });
    const vault = await vaultOf(await openPage('42', context));
    await expect(vault.create('mine')).rejects.toMatchObject({ kind: 'storage-blocked' });
    await expect(vault.lookForVault()).rejects.toMatchObject({ kind: 'storage-blocked' });
    expect(vault.exists()).toBe(false);
  });

  it('says so when its worker cannot be loaded, and works when it can again', async () => {
    const page = await openPage('42');
    await page.route(/keyWorker/, (route) => route.abort());
    const vault = await vaultOf(page);
    await expect(vault.create('mine')).rejects.toMatchObject({ kind: 'worker-failed' });
    await page.unroute(/keyWorker/);
    await vault.create('mine');
  });
});
