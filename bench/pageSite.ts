/** Pages built with the product's configuration and served on loopback, for as long as they are measured. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, mergeConfig, preview } from 'vite';
import app from '../vite.config.ts';

/** A running site. */
export interface PageSite {
  /** without a slash at its end */
  readonly url: string;
  close(): Promise<void>;
}

/** Builds a folder for production and serves it. @param root - holds an `index.html` */
export async function servePage(root: string, extra = {}): Promise<PageSite> {
  const outDir = mkdtempSync(join(tmpdir(), 'kennel-bench-'));
  const config = mergeConfig(app, {
    configFile: false,
    logLevel: 'error',
    root,
    build: { outDir, ...extra },
    preview: { host: '127.0.0.1', port: 0 },
  });
  await build(config);
  const server = await preview(config);
  const [address = ''] = server.resolvedUrls?.local ?? [];
  return {
    url: address.replace(/\/$/, ''),
    close: async () => {
      await server.close();
      rmSync(outDir, { recursive: true });
    },
  };
}
