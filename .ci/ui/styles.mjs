// Keeps each component's stylesheet as a separate file that its module imports.
import { readFileSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { preprocessCSS } from 'vite';
import { SRC } from './contents.mjs';

const MODULE = '.module.css';
/** Keeps Vite from handling the file, as it does with `.css`. */
const AS_SCRIPT = '.js';

/** A unique class name: the component's name and the class's own. */
export const nameClass = (name, file) => `kennel-${basename(file.split('?')[0], MODULE)}-${name}`;

const placeOf = (file) => relative(SRC, file).replace(MODULE, '.css');

/** Writes each stylesheet next to the module that imports it, with unique class names. */
export function ownStyles() {
  let config;
  return {
    name: 'kennel:own-styles',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved;
    },
    resolveId(source, importer) {
      if (!source.endsWith('.css') || importer === undefined) return null;
      if (!source.startsWith('.') || importer.endsWith(MODULE + AS_SCRIPT))
        return { id: source, external: true };
      const file = resolve(dirname(importer), source);
      if (source.endsWith(MODULE)) return file + AS_SCRIPT;
      this.emitFile({ type: 'asset', fileName: placeOf(file), source: readFileSync(file, 'utf8') });
      return { id: source, external: true };
    },
    async load(id) {
      if (!id.endsWith(MODULE + AS_SCRIPT)) return null;
      const file = id.slice(0, -AS_SCRIPT.length);
      this.addWatchFile(file);
      const { code, modules } = await preprocessCSS(readFileSync(file, 'utf8'), file, config);
      this.emitFile({ type: 'asset', fileName: placeOf(file), source: code });
      const own = `./${basename(file, MODULE)}.css`;
      return {
        code: `import '${own}';\nexport default ${JSON.stringify(modules)};`,
        moduleSideEffects: false,
      };
    },
  };
}
