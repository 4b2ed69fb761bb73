/** Runs the vault's contract in Chromium: the built worker, WebAssembly under a strict policy, IndexedDB, Argon2id. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { build, mergeConfig, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Fault, type FaultKind } from '../src/domain/fault.ts';
import { vaultContract } from '../src/ports/Vault.contract.ts';
import type { Vault, VaultStage } from '../src/ports/Vault.ts';
import app from '../vite.config.ts';
import { BROWSER_SWITCHES, browserPath } from './support/places.ts';

const POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:";
const outDir = mkdtempSync(join(tmpdir(), 'kennel-vault-'));

let server: PreviewServer;
let browser: Browser;
let origin: string;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  const config = mergeConfig(app, {
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, 'vaultPage'),
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, headers: { 'Content-Security-Policy': POLICY } },
  });
  await build(config);
  server = await preview(config);
  origin = server.resolvedUrls?.local[0] ?? '';
  browser = await chromium.launch({
    executablePath: browserPath(),
    args: [...BROWSER_SWITCHES],
  });
}, 120_000);

afterAll(async () => {
  for (const context of contexts) await context.close();
  await browser?.close();
  await server?.close();
  rmSync(outDir, { recursive: true });
});

async function openPage(user: string, context?: BrowserContext): Promise<Page> {
  const own = context ?? (await browser.newContext());
  if (!context) contexts.push(own);
  const page = await own.newPage();
  await page.goto(`${origin}?user=${user}`);
  await page.waitForFunction('globalThis.vault');
  return page;
}

type Method = Exclude<keyof Vault, 'exists'>;
type PageAnswer = { readonly stages: VaultStage[]; readonly exists: boolean } & (
  | { readonly value: unknown }
  | { readonly fault: { readonly kind: FaultKind; readonly message: string } }
);

/** Runs in the page: faults and stages come back as values. */
async function callInPage([method, given]: [Method, unknown[]]): Promise<PageAnswer> {
  const stages: VaultStage[] = [];
  const withStages = method === 'create' || method === 'unlock';
  const call = globalThis.vault[method] as (...all: unknown[]) => Promise<unknown>;
  try {
    const value = await call(...given, ...(withStages ? [(stage: VaultStage) => stages.push(stage)] : []));
    await new Promise((resolve) => setTimeout(resolve, 0));
    return { value, stages, exists: globalThis.vault.exists() };
  } catch (thrown) {
    const { kind, message } = thrown as Fault;
    return { fault: { kind, message }, stages, exists: globalThis.vault.exists() };
  }
}

/** The vault of a page, called from here. */
async function vaultOf(page: Page): Promise<Vault> {
  let exists = await page.evaluate(() => globalThis.vault.exists());
  const call =
    (method: Method) =>
    async (...all: unknown[]): Promise<never> => {
      const onStage = all.find((one) => typeof one === 'function') as
        | ((stage: VaultStage) => void)
        | undefined;
      const given = all.filter((one) => typeof one !== 'function');
      const answer = await page.evaluate(callInPage, [method, given] as [Method, unknown[]]);
      exists = answer.exists;
      for (const stage of answer.stages) onStage?.(stage);
      if ('fault' in answer) {
        throw new Fault(answer.fault.kind, answer.fault.message.replace(`${answer.fault.kind}: `, ''));
      }
      return answer.value as never;
    };
  return {
    exists: () => exists,
    create: call('create'),
    unlock: call('unlock'),
    lock: call('lock'),
    lookForVault: call('lookForVault'),
    draftPhrase: call('draftPhrase'),
    revealDraft: call('revealDraft'),
    checkDraft: call('checkDraft'),
    keepDraft: call('keepDraft'),
    sign: call('sign'),
  };
}

vaultContract('the vault in a real worker', async () => {
  const page = await openPage('42');
  const restart = async () => {
    await page.reload();
    await page.waitForFunction('globalThis.vault');
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
    await page.waitForFunction('globalThis.vault');
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
    const context = await browser.newContext();
    contexts.push(context);
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
