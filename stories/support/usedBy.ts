// Finds which components and screens use a component, from the imports of the sources.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const ROOMS = ['src/components', 'src/screens', 'src/containers', 'src/app'];
const IMPORT = /(?:from |import\()'(\.{1,2}\/[^']+\.tsx)'/g;

const isSource = (path: string): boolean => path.endsWith('.tsx') && !path.includes('.test.');

const nameOf = (path: string): string => basename(path, '.tsx');

/** Names of the files that import a component, by its name; empty if there are none. */
export function usedBy(root = '.'): Readonly<Record<string, readonly string[]>> {
  const files = ROOMS.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter(isSource)
      .map((path) => join(room, path)),
  );
  const users = new Map<string, Set<string>>();
  for (const file of files) {
    for (const [, imported = ''] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
      const path = join(dirname(file), imported);
      if (!path.startsWith('src/components/')) continue;
      users.set(nameOf(path), (users.get(nameOf(path)) ?? new Set()).add(nameOf(file)));
    }
  }
  return Object.fromEntries([...users].map(([name, names]) => [name, [...names].sort()]));
}
