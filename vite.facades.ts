// Parts of the app that lie in one file with others are asked for from that file.
//
// A bundler gives each module that is imported late a file of its own name. Where a group put the module into another file, its own
// holds nothing but `export{a as openWallet}from"./wallet-….js"`: a request more, and a way to the server more before the part comes.
import type { Plugin, Rolldown } from 'vite';

/** A file that only hands on what another has: what it hands on, and the name of that other. */
const FACADE = /^export\{(?<names>[^}]*)\}from"\.\/(?<target>[^"]+)";?\s*$/;

/** What imports the file of a name late. */
const lateImportOf = (name: string) => `import(\`./${name}\`)`;

/** Where the bundler lists what each source lies in. */
const MANIFEST = '.vite/manifest.json';

/** A file that hands on, read. */
export interface Facade {
  /** of the file that has it all, without its folder */
  readonly target: string;
  /** an object with the names of the facade, made of a namespace `m` of that file */
  readonly picked: string;
}

const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Reads a file as one that only hands on. @returns null for any other */
export function readFacade(code: string): Facade | null {
  const { names, target } = FACADE.exec(code)?.groups ?? {};
  if (names === undefined || target === undefined) return null;
  const pairs = names.split(',').map((pair) => {
    const [theirs = '', ours = theirs] = pair.split(' as ');
    return `${ours}:m.${theirs}`;
  });
  return { target, picked: `({${pairs.join(',')}})` };
}

/** Has a file ask those that have the parts, for each part that it imports late and names. */
export function askTargets(code: string, facades: ReadonlyMap<string, Facade>): string {
  let asking = code;
  for (const [name, { target, picked }] of facades) {
    asking = asking
      .replaceAll(lateImportOf(name), () => `${lateImportOf(target)}.then(m=>${picked})`)
      .replaceAll(`"assets/${name}"`, () => `"assets/${target}"`);
  }
  return asking;
}

/** A file that is left out must not be asked for by any other. @throws {Error} where it is, in words that are not known here */
export function expectUnasked(code: string, facades: ReadonlyMap<string, Facade>): void {
  for (const name of facades.keys())
    if (code.includes(`/${name}`)) throw new Error(`${name} is still asked for`);
}

interface ManifestEntry {
  /** from the build's folder */
  readonly file: string;
}

/** Has the manifest say which files have the parts. */
export function nameTargets(manifest: string, facades: ReadonlyMap<string, Facade>): string {
  const entries = Object.entries(JSON.parse(manifest) as Record<string, ManifestEntry>);
  const named = entries.map(([key, entry]) => {
    const target = facades.get(baseOf(entry.file))?.target;
    return [key, target === undefined ? entry : { ...entry, file: `assets/${target}` }];
  });
  return JSON.stringify(Object.fromEntries(named), undefined, 2);
}

/** Those of a bundle that nothing but late imports name: what else does could not be told to ask elsewhere. */
function facadesIn(chunks: readonly Rolldown.OutputChunk[]): ReadonlyMap<string, Facade> {
  const isImported = new Set(chunks.flatMap(({ imports }) => imports));
  const found = new Map<string, Facade>();
  for (const { fileName, code, isEntry } of chunks) {
    const facade = isEntry || isImported.has(fileName) ? null : readFacade(code);
    if (facade !== null) found.set(baseOf(fileName), facade);
  }
  return found;
}

/** Leaves out of a build the files that hold no code of their own. The bundler has to have minified it. */
export function withoutFacades(): Plugin {
  return {
    name: 'kennel:without-facades',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const facades = facadesIn(chunks);
        for (const chunk of chunks) {
          if (facades.has(baseOf(chunk.fileName))) {
            delete bundle[chunk.fileName];
            continue;
          }
          chunk.code = askTargets(chunk.code, facades);
          expectUnasked(chunk.code, facades);
        }
        const manifest = bundle[MANIFEST];
        if (manifest?.type === 'asset') manifest.source = nameTargets(manifest.source.toString(), facades);
      },
    },
  };
}
