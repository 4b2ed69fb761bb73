/** Opening the vault without the password: the part that all other ways in share. */

import { err, ok, type Result } from '../../../domain/result.ts';
import type { QuickProblem, StageListener, UnlockedVault } from '../../../ports/Vault.ts';
import type { Bytes } from '../records/bytes.ts';
import { checkOf, type OpenVault, openUnder } from '../records/openVault.ts';
import { type QuickUnlock, unwrapKey } from '../records/quickWrap.ts';
import { importKey } from '../records/sealing.ts';
import { preloadKeyOps, type WorkerTools } from './WorkerTools.ts';

/** One way in. */
export interface QuickUnlockWay {
  readonly way: QuickUnlock;
  /** the key under which the data key is sealed, 32 bytes; null when it is lost */
  readonly wrapping: () => Promise<Bytes | null>;
  /** deletes what is left of a way that leads nowhere */
  readonly forget: () => Promise<void>;
  /** what the vault says of staying unlocked */
  readonly rememberToken: string | null;
}

/** The vault that a way in leads to; null when it leads nowhere. */
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
  // A key that does not open the list is another vault's.
  return openUnder(worker.user, text, await importKey(raw));
}

/**
 * Opens the vault by another way in. Wrong passwords are another matter: their count neither hinders this, for it takes a
 * secret that nobody can guess, nor is it changed by it.
 *
 * Problems: `no-vault` · `lost`, and then this way is forgotten
 *
 * @param locks - as `opening` told
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
