/** Nothing is asked of the host, nor offered by it, that no screen uses. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../..');

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(join(SRC, folder, name), 'utf8'));

const membersOf = (file: string): readonly string[] =>
  [...readFileSync(join(SRC, 'ports', file), 'utf8').matchAll(/^ {2}(?:readonly )?(\w+)[(:]/gm)].map(
    ([, name = '']) => name,
  );

const INTERFACE = /interface (?:HostRequests|Telegram) [^}]*?\{\n([\s\S]*?)\n\}/;

it.each(['HostRequests.ts', 'Telegram.ts'])('each method of the host in %s has a caller', (file) => {
  const [, body = ''] = INTERFACE.exec(readFileSync(join(SRC, 'ports', file), 'utf8')) ?? [];
  const names = membersOf(file).filter((name) =>
    new RegExp(`^ {2}(?:readonly )?${name}[(:]`, 'm').test(body),
  );
  expect(names.length).toBeGreaterThan(9);
  const code = ['app', 'containers', 'stores'].flatMap(sourcesIn).join('\n');
  expect(names.filter((name) => !new RegExp(`\\.${name}\\b|\\b${name}\\b[,} ].*\\} = `).test(code))).toEqual(
    [],
  );
});
