// A class that a component names and its stylesheet lacks draws nothing, and no compiler sees it.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

const IMPORT = /import (\w+) from '(\.[^']+\.module\.css)'/g;
const CLASS = /\.([A-Za-z_][\w-]*)/g;

/** Classes that a script takes from stylesheets which have no such class. @param read - a stylesheet, as the script names it */
function missingClasses(script: string, read: (path: string) => string): readonly string[] {
  return Array.from(script.matchAll(IMPORT)).flatMap(([, styles = '', path = '']) => {
    const there = new Set(Array.from(read(path).matchAll(CLASS), ([, name]) => name));
    const named = Array.from(
      script.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g')),
      ([, name]) => name ?? '',
    );
    return named.filter((name) => !there.has(name)).map((name) => `${path}: ${name}`);
  });
}

const SCRIPTS = ['src', 'stories'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => join(folder, path)),
);

const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

describe('a class that a component names', () => {
  it.each(SCRIPTS.filter((path) => textOf(path).includes('.module.css')))(
    'is in its stylesheet: %s',
    (path) => {
      const read = (styles: string) => textOf(join(dirname(path), styles));
      expect(missingClasses(textOf(path), read)).toEqual([]);
    },
  );

  it('is missed where it is not', () => {
    const script = "import styles from './A.module.css';\nconst a = [styles.there, styles.gone];";
    expect(missingClasses(script, () => '.there { color: red }')).toEqual(['./A.module.css: gone']);
  });
});
