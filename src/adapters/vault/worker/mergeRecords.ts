/** Merges records into a vault without duplicates: the same keys get the accounts of both. */

import type { KeyOps } from '../keyOps/KeyOps.ts';
import type { KeyRecord } from '../records/KeyRecord.ts';
import type { NamedRecord } from '../records/vaultRecords.ts';
import { newKeyringId, withAccountIndexes } from './keyrings.ts';

/** The changes of a merge. Its secrets are shared with the given records. */
export interface Merge {
  /** new records, and existing ones with more accounts */
  readonly put: readonly NamedRecord[];
  /** for everything incoming, in order: the record that has its keys now, without duplicates */
  readonly ids: readonly string[];
  /** how many incoming ones already existed with all their accounts, or were duplicates */
  readonly knownCount: number;
}

const union = (one: readonly number[], other: readonly number[]): readonly number[] =>
  [...new Set([...one, ...other])].sort((low, high) => low - high);

/**
 * Merges.
 *
 * @param existing - the vault's records
 * @param incoming - ids are kept if they are free
 * @throws {Fault} `rejected` when a keyring would have too many accounts
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
    // An existing record stays as it is except for its accounts.
    all.set(id, same === undefined ? record : withAccountIndexes(same[1], indexes));
  }
  const put = [...all].filter(([id]) => changed.has(id)).map(([id, record]) => ({ id, record }));
  return { put, ids: [...new Set(ids)], knownCount };
}
