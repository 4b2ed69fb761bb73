/** Decides which addresses of an import to query next: pure, so that every rule can be tested. */
import type { KeyReading } from './ImportSource.ts';

/** The progress of one reading's search. */
export interface ReadingScan {
  readonly reading: KeyReading;
  readonly scan: 'waiting' | 'scanning' | 'done' | 'failed';
  /** number of queried addresses */
  readonly scanned: number;
}

/** Which reading of a phrase has coins: with the typed passphrase, without it, or both. */
export type PassphraseUse = 'with' | 'without' | 'both';

/** A reading is finished when this many addresses after the last used one are unused. @see BIP44, "Address gap limit" */
export const GAP_LIMIT = 20;

/** The gap limits offered, step by step, when the user extends the search. */
const GAPS = [GAP_LIMIT, 100, 400];

/** The next larger gap; null for the largest. */
export const nextGap = (gap: number): number | null => GAPS.find((larger) => larger > gap) ?? null;

/** The known addresses of one reading: whether the one at an index has any history. */
export type KnownUses = ReadonlyMap<number, boolean>;

/** Whether a reading has only one address: a single key, or a watched address. */
export const isSingle = (reading: KeyReading): boolean => reading.path === '';

/** Identifies a reading in maps and lists. */
export const readingKey = ({ path, usesPassphrase, part }: KeyReading): string =>
  `${usesPassphrase ? 'with' : 'without'} ${path} ${part ?? ''}`;

export const isSameReading = (one: KeyReading, other: KeyReading): boolean =>
  readingKey(one) === readingKey(other);

export const hasHistory = (known: KnownUses): boolean => [...known.values()].includes(true);

/**
 * The indexes to query next, ascending; empty when the reading is finished.
 *
 * All of them can be queried at once: a used address only adds indexes.
 *
 * @param known - of this reading
 * @param gap - this many unused addresses end it
 */
export function indexesToQuery(
  reading: KeyReading,
  known: KnownUses,
  gap: number = GAP_LIMIT,
): readonly number[] {
  if (isSingle(reading)) return known.has(0) ? [] : [0];
  const used = [...known].flatMap(([index, isUsed]) => (isUsed ? [index] : []));
  let reached = gap;
  // a used index beyond the gap was given, not found: those in between are not queried
  for (const index of used.sort((one, other) => one - other)) if (index < reached) reached = index + 1 + gap;
  const indexes = Array.from({ length: reached }, (_, index) => index);
  return indexes.filter((index) => !known.has(index));
}
