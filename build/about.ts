// Gives the app facts about its own build: its version, its sources, and its packages.
import { execFileSync, type StdioOptions } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The module that the facts are inserted into. */
const PLACE = '/src/containers/settings/aboutThisBuild.ts';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string | { readonly type?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly repository?: string | { readonly url?: string };
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Resolves a package's folder like Node does; null when it is not installed. */
function folderOf(name: string, from: string, root: string): string | null {
  for (let at = from; ; at = join(at, '..')) {
    const folder = join(at, 'node_modules', name);
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (at === root || at === join(at, '..')) return null;
  }
}

/** The app's dependencies, with all packages that they need. */
function packagesOf(root: string) {
  const found = new Map<string, { name: string; version: string; licence: string }>();
  const visit = (folder: string): void => {
    for (const name of Object.keys(readManifest(folder).dependencies ?? {})) {
      const inside = folderOf(name, folder, root);
      if (inside === null || found.has(inside)) continue;
      const { version, license = 'unknown' } = readManifest(inside);
      const licence = typeof license === 'string' ? license : (license.type ?? 'unknown');
      found.set(inside, { name, version, licence });
      visit(inside);
    }
  };
  visit(root);
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

function commitOf(root: string): string | null {
  try {
    const stdio: StdioOptions = ['ignore', 'pipe', 'ignore'];
    return (
      execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], { cwd: root, stdio }).toString().trim() || null
    );
  } catch {
    return null;
  }
}

function repositoryOf({ repository }: Manifest): string | null {
  const url = typeof repository === 'string' ? repository : repository?.url;
  const plain = url?.replace(/^git\+/, '').replace(/\.git$/, '') ?? '';
  return plain.startsWith('https://') ? plain : null;
}

/**
 * @param options.commit - replaces the sources' own, for pictures that have to stay the same
 */
export function aboutThisBuild(options: { readonly commit?: string } = {}): Plugin {
  const root = join(import.meta.dirname, '..');
  return {
    name: 'kennel:about',
    load(id) {
      if (!id.replaceAll('\\', '/').endsWith(PLACE)) return undefined;
      const manifest = readManifest(root);
      const commit = options.commit ?? process.env.KENNEL_COMMIT ?? commitOf(root);
      const about = {
        version: manifest.version,
        commit,
        repository: repositoryOf(manifest),
        packages: packagesOf(root),
      };
      return `export const ABOUT = ${JSON.stringify(about)};`;
    },
  };
}
