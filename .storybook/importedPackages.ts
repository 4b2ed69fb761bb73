// The packages that stories and their components import, read from the sources: Vite bundles them when the workbench starts.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOMS = ['src', 'mocks', 'stories', '.storybook'];
const IMPORT = /^(?:import|export) (?!type )[^;]*?from '([^'.][^']*)';$|\bimport\('([^'.][^']*)'\)/gms;
/** Imports that only Node can run. */
const IN_NODE = /^(node:|typescript$|msw\/node$|vite|@vitejs\/|vitest)/;
const NODE_ONLY = /\.test\.tsx?$|^\.storybook\/(main|manager|storiesProject|test-runner)\.ts$/;
/** Not prebundled: styles, what Storybook lists itself, and the curve library, which `build/wasm.ts` handles. */
const OTHERS =
  /\.css$|\?|^(storybook\/(test|internal\/.+|preview-api)|@storybook\/react-vite|tiny-secp256k1)$/;

const isSource = (path: string): boolean => /\.tsx?$/.test(path) && !NODE_ONLY.test(path);

function importsOf(path: string): readonly string[] {
  const names = [...readFileSync(path, 'utf8').matchAll(IMPORT)].map(
    ([, still, late]) => still ?? late ?? '',
  );
  return names.some((name) => IN_NODE.test(name)) ? [] : names;
}

/** @returns the imported package names, sorted: `mobx`, `qr/decode.js` */
export function importedPackages(root = '.'): readonly string[] {
  const names = ROOMS.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .map((path) => join(room, path))
      .filter(isSource)
      .flatMap((path) => importsOf(join(root, path))),
  );
  return [...new Set(names)].filter((name) => !OTHERS.test(name)).sort();
}
