/** Tells which of the record and its copy is newer, by a slice that counts the writes. */
import type { Slices } from './migrations.ts';

/** The slice's name; kept where there is a copy. */
export const REVISION = 'revision';

const revisionOf = (slices: Slices): number => Number(slices[REVISION] ?? 0);

/** The revision of what is written next. */
export const nextRevision = (slices: Slices, nowMs: number): string =>
  String(Math.max(revisionOf(slices) + 1, nowMs));

/** A copy that cannot be read counts for nothing beside a record that can. */
export function newerOf(slices: Slices, copy: string | null, decode: (text: string) => Slices): Slices {
  if (copy === null) return slices;
  try {
    const copied = decode(copy);
    return revisionOf(copied) > revisionOf(slices) ? copied : slices;
  } catch {
    return slices;
  }
}
