// The headers in the files for hosts must be those that the journeys run with.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { productionHeaders } from '../e2e/support/appServer.ts';

/** Matches a header's line in each file: its name, then its value in quotes. */
const LINES = {
  Caddyfile: /^\t\t([A-Z][\w-]+) "([^"]*)"$/gm,
  'nginx.conf': /^ {4}add_header ([A-Z][\w-]+) "([^"]*)" always;$/gm,
};

/** nginx defines in a map what differs below `/blockbook`. */
const withPolicy = (text: string): string =>
  text.replace(
    '$kennel_policy always',
    `${/map \$uri \$kennel_policy \{[^}]*default +("[^"]*")/.exec(text)?.[1]} always`,
  );

/** Match the configured patterns of proxied paths. */
const HANDED_ON = { Caddyfile: /path_regexp (\S+)/g, 'nginx.conf': /location ~ (\^\/blockbook\S+) \{/g };

/** The paths that the adapter requests from a Blockbook, from its sources, with short placeholders filled in. */
function askedPaths(): readonly string[] {
  const folder = 'src/adapters/blockbook';
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(folder, path), 'utf8').replace(/^\s*(\*|\/\*\*|\/\/).*$/gm, ''));
  const paths = sources.flatMap((text) =>
    Array.from(text.matchAll(/[`'](\/api\/[^`'?]*)/g), ([, path = '']) => path),
  );
  return ['/websocket', ...new Set(paths.map((path) => path.replace(/\$\{[^}]*(\}|$)/g, '1a')))];
}

describe.each(Object.entries(LINES))('deploy/%s', (file, line) => {
  const text = readFileSync(`deploy/${file}`, 'utf8');

  it('sends the headers of the journeys, with no server but those over https', () => {
    const sent = Array.from(withPolicy(text).matchAll(line), ([, name = '', value]) => [
      name.toLowerCase(),
      value,
    ]);
    expect(Object.fromEntries(sent)).toEqual(productionHeaders([]));
  });

  it('keeps hashed files for ever, and asks anew for all others', () => {
    expect(text).toContain('public, max-age=31536000, immutable');
    expect(text).toContain('no-cache');
  });

  it('hands on what the wallet asks a Blockbook for, and nothing beside it', () => {
    const pattern = HANDED_ON[file as keyof typeof HANDED_ON];
    const handedOn = Array.from(text.matchAll(pattern), ([, one = '']) => new RegExp(one));
    const isHandedOn = (path: string) => handedOn.some((one) => one.test(`/blockbook${path}`));
    expect(askedPaths().length).toBeGreaterThan(10);
    expect(askedPaths().filter((path) => !isHandedOn(path))).toEqual([]);
    const others = [
      '',
      '/',
      '/tx/1a',
      '/api',
      '/api/v2',
      '/api/v2/tx/1a/b',
      '/api/v2/x',
      '/websocket/',
      '/static/x.js',
      '/api/v2/tx/1a.js',
    ];
    expect(others.filter(isHandedOn)).toEqual([]);
  });

  it('hands on the visitor’s address and the socket', () => {
    expect(text).toContain('X-Real-Ip');
    expect(text.match(/CF-Connecting-IP(v6)?\b/g)?.length).toBe(2 * (text.match(/X-Real-Ip/g)?.length ?? 0));
    expect(text).toContain('/blockbook/');
  });
});

describe('several Blockbooks', () => {
  const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8');

  it('leave out one that lost its node, where the server can tell', () => {
    for (const name of ['Caddyfile', 'haproxy.cfg']) expect(read(name), name).toContain('"inSync":true');
    expect(read('nginx.conf')).toContain('haproxy.cfg');
  });

  it('run with a queue for many openings, and look for blocks that they were not told of', () => {
    const compose = read('compose.yaml');
    for (const setting of [
      '-rpcthreads=16',
      '-rpcworkqueue=1024',
      '-resyncindexperiod=10007',
      '-resyncmempoolperiod=10007',
    ])
      expect(compose).toContain(setting);
  });
});
