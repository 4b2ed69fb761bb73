/** Decides which addresses of what a person brings in have to be asked about next: pure, so that every rule can be tried. */
import type { KeyReading } from './ImportSource.ts';

/** How far one reading was searched. */
export interface ReadingScan {
  readonly reading: KeyReading;
  readonly scan: 'waiting' | 'scanning' | 'done' | 'failed';
  /** addresses that were asked about */
  readonly scanned: number;
}

/** Which reading of a phrase holds coins: with the passphrase that was typed, without it, or both. */
export type PassphraseUse = 'with' | 'without' | 'both';

/** A reading is over when so many addresses after the last one with history have none. @see BIP44, "Address gap limit" */
export const GAP_LIMIT = 20;

/** How large a gap may be, step by step, when a person asks to look further. */
const GAPS = [GAP_LIMIT, 100, 400];

/** The next larger gap; null when it is the largest already. */
export const nextGap = (gap: number): number | null => GAPS.find((larger) => larger > gap) ?? null;

/** What is known of the addresses of one reading: whether the one at an index has any history. */
export type KnownUses = ReadonlyMap<number, boolean>;

/** Whether a reading has only one address: a single key, or an address that is watched. */
export const isSingle = (reading: KeyReading): boolean => reading.path === '';

/** Names a reading in maps and lists. */
export const readingKey = ({ path, usesPassphrase, part }: KeyReading): string =>
  `${usesPassphrase ? 'with' : 'without'} ${path} ${part ?? ''}`;

/** Whether two readings are the same. */
export const isSameReading = (one: KeyReading, other: KeyReading): boolean =>
  readingKey(one) === readingKey(other);

/** Whether any address has history. */
export const hasHistory = (known: KnownUses): boolean => [...known.values()].includes(true);

/**
 * The indexes to ask about next, ascending; none when the reading is over.
 *
 * All of them can be asked at once: an answer that tells of history only adds indexes.
 *
 * @param known - of this reading
 * @param gap - how many without history end it
 */
export function indexesToQuery(
  reading: KeyReading,
  known: KnownUses,
  gap: number = GAP_LIMIT,
): readonly number[] {
  if (isSingle(reading)) return known.has(0) ? [] : [0];
  const used = [...known].flatMap(([index, isUsed]) => (isUsed ? [index] : []));
  let reached = gap;
  // One that lies beyond the gap was named, not reached: what is between stays unasked.
  for (const index of used.sort((one, other) => one - other)) if (index < reached) reached = index + 1 + gap;
  const indexes = Array.from({ length: reached }, (_, index) => index);
  return indexes.filter((index) => !known.has(index));
}
