/** A proxy that a host set up wrong: it serves the build, and hands the rest to the sandbox in its own way. */
import { readFile } from 'node:fs/promises';
import { createServer, request, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { APP_FOLDER } from './paths.ts';
import type { RunningProxy } from './proxies.ts';

/**
 * What is wrong with it:
 * - `silent`: questions to the Blockbook are never answered
 * - `no-sockets`: takes the `Upgrade` of a socket for an ordinary question
 * - `no-headers`: sends none of the headers that it should, and types of no use
 */
export type ProxyFault = 'silent' | 'no-sockets' | 'no-headers';

const CONFIG = {
  network: 'regtest',
  servers: { regtest: { blockbook: ['/blockbook'], dogeuni: [], ord: [], content: [] } },
};

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

async function serveFile(path: string, response: ServerResponse): Promise<void> {
  const file = path === '/' || extname(path) === '' ? 'index.html' : path;
  const content =
    path === '/kennel.config.json'
      ? Buffer.from(JSON.stringify(CONFIG))
      : await readFile(join(APP_FOLDER, file)).catch(() => null);
  if (content === null) response.writeHead(404).end();
  else
    response
      .writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
      .end(content);
}

/** Starts it. @param blockbook - as `host:port`. The returned switch heals it */
export async function startBadProxy(
  fault: ProxyFault,
  blockbook: string,
): Promise<RunningProxy & { readonly heal: () => void }> {
  let isSilent = fault === 'silent';
  const [host, port] = blockbook.split(':');
  const server = createServer((asked, response) => {
    const { pathname, search } = new URL(asked.url ?? '/', 'http://host');
    if (!pathname.startsWith('/blockbook/')) {
      void serveFile(pathname, response);
      return;
    }
    if (isSilent) return;
    const { upgrade: _, connection: __, ...headers } = asked.headers;
    const options = { host, port, method: asked.method, path: pathname.slice('/blockbook'.length) + search };
    const handed = request({ ...options, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    handed.on('error', () => response.destroy());
    asked.pipe(handed);
  });
  // nobody listens for upgrades: Node then answers them as questions
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    heal: () => {
      isSilent = false;
    },
    dispose: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
