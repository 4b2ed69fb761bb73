/** Brings records into a vault without a second copy of any: the same keys get the accounts of both. */

import type { KeyOps } from '../keyOps/KeyOps.ts';
import type { KeyRecord } from '../records/KeyRecord.ts';
import type { NamedRecord } from '../records/vaultRecords.ts';
import { newKeyringId, withAccountIndexes } from './keyrings.ts';

/** How a vault changes by what is brought in. Its secrets are shared with what was given. */
export interface Merge {
  /** new records, and old ones that get further accounts */
  readonly put: readonly NamedRecord[];
  /** of everything brought in, in its order: the record that has its keys now */
  readonly ids: readonly string[];
  /** how many brought in were there with all their accounts already, or twice among what was brought in */
  readonly knownCount: number;
}

const union = (one: readonly number[], other: readonly number[]): readonly number[] =>
  [...new Set([...one, ...other])].sort((low, high) => low - high);

/**
 * Merges.
 *
 * @param existing - the vault's records
 * @param incoming - ids are kept where they are free
 * @throws {Fault} `rejected` when a keyring would have more accounts than it can
 */
export function mergeRecords(
  keyOps: Pick<KeyOps, 'isSame'>,
  existing: readonly NamedRecord[],
  incoming: readonly { readonly id: string | null; readonly record: KeyRecord }[],
): Merge {
  const all = new Map(existing.map(({ id, record }) => [id, record]));
  const changed = new Set<string>();
  const ids: string[] = [];
  let knownCount = 0;
  for (const { id: wanted, record } of incoming) {
    const same = [...all].find(([, candidate]) => keyOps.isSame(candidate, record));
    const isFree = wanted !== null && !all.has(wanted);
    const id = same?.[0] ?? (isFree ? wanted : newKeyringId());
    const indexes = union(same?.[1].indexes ?? [], record.indexes);
    const isKnown = same !== undefined && indexes.length === same[1].indexes.length;
    ids.push(id);
    if (isKnown) knownCount += 1;
    else changed.add(id);
    // The record that is there stays what it is, its accounts aside.
    all.set(id, same === undefined ? record : withAccountIndexes(same[1], indexes));
  }
  const put = [...all].filter(([id]) => changed.has(id)).map(([id, record]) => ({ id, record }));
  return { put, ids: [...new Set(ids)], knownCount };
}
