// Serves a built folder on a free loopback port, like a static host.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/** The file at a path, or undefined. */
function fileAt(root, path) {
  const file = join(root, normalize(decodeURIComponent(path)));
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isDirectory()) return fileAt(root, `${path}/index.html`);
  return found?.isFile() ? file : undefined;
}

/**
 * Starts the server.
 *
 * @param {string} root
 * @param {Readonly<Record<string, string>>} [replaced] - JSON by path, instead of the files there
 * @returns its URL, and a function that closes it
 */
export async function serve(root, replaced = {}) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    if (Object.hasOwn(replaced, pathname)) {
      response.writeHead(200, { 'content-type': TYPES['.json'], 'cache-control': 'no-store' });
      response.end(replaced[pathname]);
      return;
    }
    const file = fileAt(root, pathname);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${server.address().port}`, close };
}
