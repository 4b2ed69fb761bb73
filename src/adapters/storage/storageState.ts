/**
 * Checks whether this device keeps stored data, before someone creates a wallet that would vanish.
 *
 * Some hosts provide storage that works but is empty at the next start, like Telegram Desktop on Linux since version 7.0.5. The
 * host's own storage remembers an earlier start; if the page's doesn't, data isn't kept.
 *
 * @see https://github.com/telegramdesktop/tdesktop/issues/31051
 */
import type { StorageState } from '../../domain/session/StorageState.ts';
import { RESTORE_LIMIT_MS } from '../../domain/specificationConstants.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { KeyValue } from '../../ports/KeyValue.ts';
import type { TextStorage } from './TextStorage.ts';
import type { TextDatabase } from './textDatabase.ts';

/** The storages to check. */
export interface StorageAreas {
  readonly texts: TextStorage;
  readonly database: TextDatabase;
  /** outlives the page's own storage; null if the host has none */
  readonly host: KeyValue | null;
  /** whether the browser granted persistent storage */
  readonly isPersisted: () => Promise<boolean>;
  readonly clock: Clock;
}

const PROBE = 'kennel:probe';

/** Holds the time of the first start, in both storages. */
const PERSISTED_SINCE = 'kept-since';

/** Timeout of the host's answer, milliseconds. */
const HOST_LIMIT_MS = 2_000;

/** Creates the check. The earlier start is looked up once; writing is tested each time. */
export function createStorageState(areas: StorageAreas): () => Promise<StorageState> {
  const { clock } = areas;
  let forgot: Promise<boolean> | null = null;
  const within = (limitMs: number, work: Promise<boolean>): Promise<boolean> =>
    new Promise((resolve) => {
      const stopWaiting = clock.after(limitMs, () => resolve(false));
      work.then(resolve, () => resolve(false)).finally(stopWaiting);
    });
  return async () => {
    if (!keepsTexts(areas.texts)) return 'blocked';
    // a slow database isn't blocked: it gets the time limit of reading
    if (!(await within(RESTORE_LIMIT_MS, keepsInDatabase(areas)))) return 'blocked';
    forgot ??= within(HOST_LIMIT_MS, forgetsBetweenStarts(areas));
    return (await forgot) ? 'not-kept' : 'kept';
  };
}

function keepsTexts(texts: TextStorage): boolean {
  try {
    texts.setItem(PROBE, '1');
    const isThere = texts.getItem(PROBE) === '1';
    texts.removeItem(PROBE);
    return isThere;
  } catch {
    return false;
  }
}

async function keepsInDatabase({ database, clock }: StorageAreas): Promise<boolean> {
  const text = String(clock.nowMs());
  await database.write(PROBE, text);
  return (await database.read(PROBE)) === text;
}

/** The host remembers an earlier start, and the page doesn't. */
async function forgetsBetweenStarts({ database, host, isPersisted, clock }: StorageAreas): Promise<boolean> {
  const isKnownHere = (await database.read(PERSISTED_SINCE)) !== null;
  const now = String(clock.nowMs());
  if (!isKnownHere) await database.write(PERSISTED_SINCE, now);
  if (host === null) return false;
  const isKnownThere = (await host.get(PERSISTED_SINCE)) !== null;
  if (!isKnownThere) await host.set(PERSISTED_SINCE, now);
  return isKnownThere && !isKnownHere && !(await isPersisted());
}
