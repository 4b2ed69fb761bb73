/** Finds the build's files by a source in them: bundling changes which sources share a file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { APP_FOLDER } from './paths.ts';

/** A pattern for requests of the file with a source, for a browser's routes. @throws {Error} when nothing imports it dynamically */
export function builtFile(source: string): RegExp {
  const manifest = JSON.parse(readFileSync(join(APP_FOLDER, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { readonly file: string }
  >;
  const entry = manifest[source];
  if (entry === undefined) throw new Error(`the build imports ${source} nowhere late`);
  return new RegExp(`/${entry.file.replaceAll('.', '\\.')}$`);
}
