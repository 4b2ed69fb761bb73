/** The build's files by the source that lies in them: which they share changes with how the build groups them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { APP_FOLDER } from './paths.ts';

/** What asks for the file of the build that has a source: for a browser's routes. @throws {Error} where nothing imports it late */
export function builtFile(source: string): RegExp {
  const manifest = JSON.parse(readFileSync(join(APP_FOLDER, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { readonly file: string }
  >;
  const entry = manifest[source];
  if (entry === undefined) throw new Error(`the build imports ${source} nowhere late`);
  return new RegExp(`/${entry.file.replaceAll('.', '\\.')}$`);
}
