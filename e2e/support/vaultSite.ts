/** A site with only the product's vault, under a strict content security policy. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { build, mergeConfig, preview } from 'vite';
import app from '../../vite.config.ts';
import { cheapPasswords } from '../cheapPasswords/plugin.ts';

const POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:";

export interface VaultSite {
  /** opens a Telegram user's vault on a new page */
  open(user: string, context: BrowserContext): Promise<Page>;
  close(): Promise<void>;
}

/** Waits until a page has its vault. */
export const vaultIsThere = (page: Page) => page.waitForFunction('globalThis.vault');

const PAGE = join(import.meta.dirname, '../vaultPage');

/** How a site's vaults derive a key from a password: like the product, or instantly. */
export type Stretching = 'product' | 'quick';

/** Builds the site like the product, and serves it on loopback. */
export async function serveVault(stretching: Stretching): Promise<VaultSite> {
  const outDir = mkdtempSync(join(tmpdir(), 'kennel-vault-'));
  const config = mergeConfig(app, {
    configFile: false,
    logLevel: 'error',
    root: PAGE,
    ...(stretching === 'quick' ? { worker: { plugins: () => [cheapPasswords()] } } : {}),
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, headers: { 'Content-Security-Policy': POLICY } },
  });
  await build(config);
  const server = await preview(config);
  const origin = server.resolvedUrls?.local[0] ?? '';
  return {
    open: async (user, context) => {
      const page = await context.newPage();
      await page.goto(`${origin}?user=${user}`);
      await vaultIsThere(page);
      return page;
    },
    close: async () => {
      await server.close();
      rmSync(outDir, { recursive: true });
    },
  };
}
