/** Serves the production build like a static host: its files, the first page for every other path, its headers. */
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { contentSecurityPolicy } from '../../build/policy.ts';
import { APP_FOLDER, SERVERS } from './paths.ts';

/** All headers of a page. @param servers - base URLs of the build's indexers */
export const productionHeaders = (servers: readonly string[]): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(servers),
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
});

/** MIME types by file extension. */
export const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

export interface AppServer {
  /** without a trailing slash */
  readonly url: string;
  close(): Promise<void>;
}

/** Changes a file when it is served. @param asked - the request's headers */
export type ChangeFile = (path: string, content: Buffer, asked: IncomingHttpHeaders) => Buffer;

async function answer(request: IncomingMessage, response: ServerResponse, change: ChangeFile): Promise<void> {
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
  const isPage = extname(path) === '';
  const file = join(APP_FOLDER, isPage ? 'index.html' : normalize(path));
  const content = await readFile(file).catch(() => null);
  if (content === null) {
    response.writeHead(404, productionHeaders(SERVERS)).end();
    return;
  }
  response.writeHead(200, {
    ...productionHeaders(SERVERS),
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    // only hashed files never change
    'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  response.end(change(path, content, request.headers));
}

/** Starts on a free loopback port. @throws when there is no build */
export async function serveApp(change: ChangeFile = (_, content) => content): Promise<AppServer> {
  await readFile(join(APP_FOLDER, 'index.html')).catch(() => {
    throw new Error('there is no build: run `node .ci/build.mjs` first');
  });
  const server = createServer((request, response) => {
    void answer(request, response, change);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
