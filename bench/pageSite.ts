/** Builds pages with the product's configuration and serves them on loopback, compressed as hosts do. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, mergeConfig } from 'vite';
import { TYPES } from '../e2e/support/appServer.ts';
import app from '../vite.config.ts';

/** A requested file. */
export interface AskedFile {
  readonly path: string;
  /** milliseconds since 1970 */
  readonly atMs: number;
  /** compressed size, without headers */
  readonly bytes: number;
}

/** A running site. */
export interface PageSite {
  /** without a trailing slash */
  readonly url: string;
  /** all files requested since the last call, oldest first */
  takeAsked(): readonly AskedFile[];
  close(): Promise<void>;
}

/** Already compressed formats are served as they are. */
const isPacked = (extension: string): boolean => extension === '.png' || extension === '.woff2';

/** Reads files of a folder, compressing each once. */
function packedFiles(folder: string) {
  const known = new Map<string, Buffer | null>();
  const read = (path: string): Buffer | null => {
    try {
      const content = readFileSync(join(folder, normalize(path)));
      return isPacked(extname(path)) ? content : gzipSync(content);
    } catch {
      return null;
    }
  };
  return (path: string): Buffer | null => {
    if (!known.has(path)) known.set(path, read(path));
    return known.get(path) ?? null;
  };
}

async function serveFolder(folder: string): Promise<PageSite> {
  const fileAt = packedFiles(folder);
  let asked: AskedFile[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const path = extname(pathname) === '' ? '/index.html' : pathname;
    const content = fileAt(path);
    asked.push({ path, atMs: Date.now(), bytes: content?.length ?? 0 });
    if (content === null) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'content-length': content.length,
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(isPacked(extname(path)) ? {} : { 'content-encoding': 'gzip' }),
    });
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeAsked() {
      const taken = asked;
      asked = [];
      return taken;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Builds a folder for production and serves it. @param root - contains an `index.html` */
export async function servePage(root: string, extra = {}): Promise<PageSite> {
  const outDir = mkdtempSync(join(tmpdir(), 'kennel-bench-'));
  await build(mergeConfig(app, { configFile: false, logLevel: 'error', root, build: { outDir, ...extra } }));
  const site = await serveFolder(outDir);
  return {
    ...site,
    async close() {
      await site.close();
      rmSync(outDir, { recursive: true });
    },
  };
}
