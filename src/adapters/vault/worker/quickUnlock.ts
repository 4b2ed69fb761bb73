/** Opening the vault without the password: the part shared by all such ways. */

import { err, ok, type Result } from '../../../domain/result.ts';
import type { QuickProblem, StageListener, UnlockedVault } from '../../../ports/Vault.ts';
import type { Bytes } from '../records/bytes.ts';
import { checkOf, type OpenVault, openUnder } from '../records/openVault.ts';
import { type QuickUnlock, unwrapKey } from '../records/quickWrap.ts';
import { importKey } from '../records/sealing.ts';
import { preloadKeyOps, type WorkerTools } from './WorkerTools.ts';

export interface QuickUnlockWay {
  readonly way: QuickUnlock;
  /** the key under which the data key is sealed, 32 bytes; null when it is lost */
  readonly wrapping: () => Promise<Bytes | null>;
  /** deletes the rest of a way that no longer works */
  readonly forget: () => Promise<void>;
  /** the token to report with the unlocked vault */
  readonly rememberToken: string | null;
}

/** The vault opened this way; null when it can't be. */
async function openBy(
  worker: WorkerTools,
  entrance: QuickUnlockWay,
  text: string,
): Promise<OpenVault | null> {
  const stored = await worker.store.read(entrance.way);
  const wrapping = await entrance.wrapping();
  if (stored === null || wrapping === null) return null;
  const raw = await unwrapKey(worker.user, entrance.way, wrapping, stored);
  if (raw === null) return null;
  // A key that doesn't open the list is another vault's.
  return openUnder(worker.user, text, await importKey(raw));
}

/**
 * Opens the vault without the password. The count of wrong passwords neither blocks this, since it needs an unguessable secret, nor
 * is it changed.
 *
 * Problems: `no-vault` · `lost`, and then this way is removed
 *
 * @param locks - from `opening`
 */
export async function openQuickly(
  worker: WorkerTools,
  locks: number,
  entrance: QuickUnlockWay,
  onStage: StageListener,
): Promise<Result<UnlockedVault, QuickProblem>> {
  const text = await worker.store.read('envelope');
  if (text === null) return err({ kind: 'no-vault' });
  preloadKeyOps(worker);
  onStage('opening');
  const vault = await openBy(worker, entrance, text);
  if (vault === null) {
    await entrance.forget();
    return err({ kind: 'lost' });
  }
  const keyrings = await worker.halves.of(vault);
  const session = worker.sessions.begin(vault, locks, entrance.way !== 'stay');
  await worker.halves.keep(vault);
  return ok({ session, keyrings, rememberToken: entrance.rememberToken, check: checkOf(vault) });
}
