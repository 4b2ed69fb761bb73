/** A misconfigured proxy: it serves the build, and forwards the rest to the sandbox incorrectly. */
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { extname, join } from 'node:path';
import type { Duplex } from 'node:stream';
import { APP_FOLDER } from './paths.ts';
import type { RunningProxy } from './proxies.ts';

/**
 * Its fault:
 * - `silent`: requests to the Blockbook are never answered
 * - `no-sockets`: treats a socket's `Upgrade` as an ordinary request
 * - `bursts`: buffers the Blockbook's socket messages, and forwards them every other second, all at once
 * - `no-headers`: sends none of the headers that it should, and useless types
 */
export type ProxyFault = 'silent' | 'no-sockets' | 'no-headers' | 'bursts';

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

const BURST_MS = 2_000;

/** Forwards a socket both ways: the page's messages at once, the Blockbook's in bursts. */
function carryInBursts(asked: IncomingMessage, page: Duplex, blockbook: string): void {
  const [host, port] = blockbook.split(':');
  const server = connect(Number(port), host);
  const lines = asked.rawHeaders.flatMap((name, index, all) =>
    index % 2 === 0 ? [`${name}: ${all[index + 1]}`] : [],
  );
  const path = (asked.url ?? '').slice('/blockbook'.length);
  server.write(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  page.pipe(server);
  let held: Buffer[] = [];
  server.on('data', (chunk: Buffer) => held.push(chunk));
  const timer = setInterval(() => {
    if (held.length > 0) page.write(Buffer.concat(held));
    held = [];
  }, BURST_MS);
  const end = () => {
    clearInterval(timer);
    page.destroy();
    server.destroy();
  };
  for (const side of [page, server]) side.on('close', end).on('error', end);
}

/** Starts it. @param blockbook - as `host:port`. The returned switch fixes it */
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
  // without an upgrade listener, Node handles upgrades as requests
  if (fault === 'bursts') server.on('upgrade', (asked, page) => carryInBursts(asked, page, blockbook));
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
