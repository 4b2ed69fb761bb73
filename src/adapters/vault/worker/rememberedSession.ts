/**
 * Staying unlocked across a reload: the data key is sealed under a key made of two halves. One is a non-extractable key in this
 * browser; the other, if requested, is kept by the host. Neither is enough alone.
 */

import { wipe } from '../../../domain/bytes.ts';
import type { Result } from '../../../domain/result.ts';
import type { QuickProblem, RememberKind, UnlockedVault } from '../../../ports/Vault.ts';
import { type Bytes, randomBytes, sameBytes, toHex } from '../records/bytes.ts';
import { readToken, unwrapKey, wrapKey } from '../records/quickWrap.ts';
import { openQuickly } from './quickUnlock.ts';
import { opening, type WorkerTools } from './WorkerTools.ts';

const TOKEN_BYTES = 32;
const HMAC = { name: 'HMAC', hash: 'SHA-256', length: 256 } as const;

/** A key this page can use but not read. */
const newStorageKey = (): Promise<CryptoKey> => crypto.subtle.generateKey(HMAC, false, ['sign']);

/** The wrapping key from both halves. @param half - the host's; empty if there is none */
const wrappingOf = async (storageKey: CryptoKey, half: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.sign('HMAC', storageKey, half));

/** Deletes both the sealed data key and the key for it: each alone is useless. Never fails, and tries both. */
export async function forgetRemembered({
  store,
  keyStorage,
}: Pick<WorkerTools, 'store' | 'keyStorage'>): Promise<void> {
  await Promise.allSettled([keyStorage.remove(), store.remove('stay')]);
}

async function sealRemembered(
  { user, store, keyStorage }: WorkerTools,
  raw: Bytes,
  half: Bytes,
): Promise<boolean> {
  await keyStorage.put(await newStorageKey());
  // Read back: some hosts accept a key and lose it.
  const kept = await keyStorage.get();
  if (kept === null) return false;
  const text = await wrapKey(user, 'stay', await wrappingOf(kept, half), raw);
  await store.replace('stay', await store.read('stay'), text);
  const opened = await unwrapKey(user, 'stay', await wrappingOf(kept, half), text);
  const isSame = opened !== null && sameBytes(opened, raw);
  if (opened !== null) wipe(opened);
  return isSame;
}

/**
 * Remembers the session if requested; otherwise forgets an earlier one. A failure never keeps the owner out.
 *
 * @returns the host's half, 64 hex digits; null when there is none, or remembering failed
 */
export async function saveRemembered(
  worker: WorkerTools,
  raw: Bytes,
  kind: RememberKind | null,
): Promise<string | null> {
  const half = kind === 'two-keys' ? randomBytes(TOKEN_BYTES) : new Uint8Array();
  const isKept = kind !== null && (await sealRemembered(worker, raw, half).catch(() => false));
  if (!isKept) await forgetRemembered(worker);
  return isKept && kind === 'two-keys' ? toHex(half) : null;
}

/** Opens the vault by what `saveRemembered` stored. @param token - the host's half; null with one key */
function resume(
  worker: WorkerTools,
  locks: number,
  token: string | null,
): Promise<Result<UnlockedVault, QuickProblem>> {
  const half = token === null ? new Uint8Array() : readToken(token);
  const wrapping = async (): Promise<Bytes | null> => {
    const storageKey = await worker.keyStorage.get();
    return storageKey === null || half === null ? null : wrappingOf(storageKey, half);
  };
  const forget = () => forgetRemembered(worker);
  return openQuickly(worker, locks, { way: 'stay', wrapping, forget, rememberToken: token }, () => undefined);
}

export const REMEMBERING_HANDLERS = { resume: opening(resume), forgetRemembered };
