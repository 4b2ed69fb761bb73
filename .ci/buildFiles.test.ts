import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compareHost, digestOf, hashesOf } from './buildFiles.mjs';

const FILES: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html>',
  'assets/first-abc.js': 'start()',
  'kennel.config.json': '{}',
  '.vite/manifest.json': '{}',
};

let folder = '';
let server: Server | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kennel-build-'));
  for (const name of ['assets', '.vite']) mkdirSync(join(folder, name));
  for (const [path, text] of Object.entries(FILES)) writeFileSync(join(folder, path), text);
});
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

type Texts = Readonly<Record<string, string | number>>;

/** A host that serves texts, or misbehaves. @param forged - served to browsers as a service worker */
async function host(texts: Texts, forged: Texts = {}): Promise<string> {
  server = createServer((request, response) => {
    const isForWorker = request.headers['service-worker'] === 'script';
    const text = (isForWorker ? { ...texts, ...forged } : texts)[request.url ?? '/'];
    if (typeof text === 'string') response.end(text);
    else response.writeHead(text ?? 404, { location: '/elsewhere' }).end();
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('no port');
  return `http://127.0.0.1:${address.port}`;
}

const SERVED = { '/': '<!doctype html>', '/assets/first-abc.js': 'start()' };

describe('the hashes of a build', () => {
  it('name what every host serves alike, in one order', () => {
    expect([...hashesOf(folder).keys()]).toEqual(['assets/first-abc.js', 'index.html']);
  });

  it('change with any byte and any name', () => {
    const before = digestOf(hashesOf(folder));
    expect(digestOf(hashesOf(folder))).toBe(before);
    writeFileSync(join(folder, 'assets/first-abc.js'), 'start() ');
    expect(digestOf(hashesOf(folder))).not.toBe(before);
  });

  it('are of a build, and not of any folder', () => {
    rmSync(join(folder, 'index.html'));
    expect(() => hashesOf(folder)).toThrow('no build');
  });
});

describe('a host', () => {
  it('serves the build', async () => {
    expect(await compareHost(await host(SERVED), hashesOf(folder))).toEqual([]);
  });

  it.each([
    ['one byte more', { ...SERVED, '/assets/first-abc.js': 'start();' }, ['assets/first-abc.js: differs']],
    ['another page', { ...SERVED, '/': '<!doctype html><script>' }, ['index.html: differs']],
    ['a file less', { '/': SERVED['/'] }, ['assets/first-abc.js: the host answers 404']],
    ['a way elsewhere', { ...SERVED, '/': 302 }, ['index.html: unexpected redirect']],
    ['no end', { ...SERVED, '/': 'x'.repeat(8_000_001) }, ['index.html: longer than 8000000 bytes']],
  ])('is told apart from the build by %s', async (_, texts, differences) => {
    expect(await compareHost(await host(texts), hashesOf(folder))).toEqual(differences);
  });

  it('that answers browsers with another service worker is told apart by what it answers them', async () => {
    writeFileSync(join(folder, 'sw.js'), 'keep()');
    const worker = { '/sw.js': 'keep()' };
    expect(await compareHost(await host({ ...SERVED, ...worker }), hashesOf(folder))).toEqual([]);
    server?.close();
    const forging = await host({ ...SERVED, ...worker }, { '/sw.js': 'steal()' });
    expect(await compareHost(forging, hashesOf(folder))).toEqual(['sw.js, as browsers ask for it: differs']);
  });

  it('that is not there is said to be so', async () => {
    const [problem] = await compareHost('http://127.0.0.1:1', hashesOf(folder));
    expect(problem).toMatch(/assets\/first-abc\.js: /);
  });
});
