/** Encodes which accounts of a keyring are in use, as runs of consecutive indexes: most keyrings have a single run. */

import { MAX_KEY_INDEX } from '../../../domain/keys/accountPath.ts';
import { type ByteReader, numberBytes, unknownForm } from './ByteReader.ts';

export const MAX_ACCOUNTS = 1000;
/** Maximum number of runs: 500 runs are 3,000 bytes, which fit into an envelope's record. */
export const MAX_RUNS = 500;

interface Run {
  readonly first: number;
  readonly count: number;
}

const isIndex = (index: number): boolean => Number.isInteger(index) && index >= 0 && index <= MAX_KEY_INDEX;

function runsOf(indexes: readonly number[]): readonly Run[] {
  const runs: Run[] = [];
  for (const index of indexes) {
    const last = runs.at(-1);
    const isNext = last !== undefined && index === last.first + last.count;
    if (isNext) runs[runs.length - 1] = { first: last.first, count: last.count + 1 };
    else runs.push({ first: index, count: 1 });
  }
  return runs;
}

/** Whether a record can hold these indexes: ascending, at least one, not too many. */
export function areAccountIndexes(indexes: readonly number[]): boolean {
  const isAscending = indexes.every((index, at) => isIndex(index) && index > (indexes[at - 1] ?? -1));
  const isCountGood = indexes.length > 0 && indexes.length <= MAX_ACCOUNTS;
  return isAscending && isCountGood && runsOf(indexes).length <= MAX_RUNS;
}

/** Number of runs (two bytes), then the first index (four) and the count (two) of each. */
export function writeAccountIndexes(indexes: readonly number[]): readonly number[] {
  const runs = runsOf(indexes);
  const written = runs.flatMap(({ first, count }) => [...numberBytes(first, 4), ...numberBytes(count, 2)]);
  return [...numberBytes(runs.length, 2), ...written];
}

/** @throws {Fault} `corrupt` when they aren't as `writeAccountIndexes` writes them */
export function readAccountIndexes(reader: ByteReader): readonly number[] {
  const runCount = reader.number(2);
  const indexes: number[] = [];
  for (let run = 0; run < runCount; run += 1) {
    const first = reader.number(4);
    const count = reader.number(2);
    if (count === 0 || indexes.length + count > MAX_ACCOUNTS) throw unknownForm();
    for (let at = 0; at < count; at += 1) indexes.push(first + at);
  }
  const isAsWritten = areAccountIndexes(indexes) && runsOf(indexes).length === runCount;
  if (!isAsWritten) throw unknownForm();
  return indexes;
}
