/** Decides whether the record or its copy is newer, by a slice that counts writes. */
import type { Slices } from './migrations.ts';

/** The slice's name; used only with a copy. */
export const REVISION = 'revision';

const revisionOf = (slices: Slices): number => Number(slices[REVISION] ?? 0);

/** The revision of the next write. */
export const nextRevision = (slices: Slices, nowMs: number): string =>
  String(Math.max(revisionOf(slices) + 1, nowMs));

/** The newer of both. A copy that can't be read is ignored. */
export function newerOf(slices: Slices, copy: string | null, decode: (text: string) => Slices): Slices {
  if (copy === null) return slices;
  try {
    const copied = decode(copy);
    return revisionOf(copied) > revisionOf(slices) ? copied : slices;
  } catch {
    return slices;
  }
}
