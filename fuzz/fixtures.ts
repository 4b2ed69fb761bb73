/** Valid examples, recorded from servers or written by Kennel itself. */
import { readdirSync, readFileSync } from 'node:fs';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

/** A recorded JSON response. */
export const answer = (path: string): unknown => JSON.parse(read(`mocks/fixtures/${path}.json`));

/** Rows of recorded responses of the token ledger. */
export function rowsOf(name: string): readonly unknown[] {
  const { data } = answer(`dogeuni/${name}`) as { readonly data: unknown };
  return Array.isArray(data) ? data : [data];
}

/** All recorded responses of a kind of server. */
export const answersOf = (folder: string): readonly unknown[] =>
  readdirSync(new URL(`../mocks/fixtures/${folder}`, import.meta.url))
    .filter((name) => name.endsWith('.json'))
    .map((name) => answer(`${folder}/${name.slice(0, -5)}`));

/** A file of the project as JSON. */
export const json = (path: string): unknown => JSON.parse(read(path));
