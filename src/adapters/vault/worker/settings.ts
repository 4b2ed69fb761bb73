/** Sealed settings, which only a password changes, and accepting the loss of records. */

import { wipe } from '../../../domain/bytes.ts';
import { ok, type Result } from '../../../domain/result.ts';
import type { SessionId, StageListener, UnlockProblem, VaultSettings } from '../../../ports/Vault.ts';
import { ENVELOPE_VERSION } from '../records/envelope.ts';
import { sealUnder, vaultOf } from '../records/openVault.ts';
import { acceptedLoss, bodyUnder, changeList } from '../records/vaultRecords.ts';
import { freshPassword } from './passwords.ts';
import { inTurn, type WorkerTools } from './WorkerTools.ts';

/** @throws {Fault} `locked` */
const settingsOf = ({ sessions }: WorkerTools, session: SessionId): VaultSettings =>
  sessions.open(session).vault.manifest.settings;

/** Seals other settings after checking the password: holding the unlocked phone must not be enough to weaken protection. */
async function changeSettings(
  worker: WorkerTools,
  session: SessionId,
  settings: VaultSettings,
  password: string,
  nowMs: number,
  onStage: StageListener,
): Promise<Result<null, UnlockProblem>> {
  const opened = await freshPassword(worker, session, password, nowMs, onStage);
  if (!opened.ok) return opened;
  const raw = opened.value;
  try {
    await worker.sessions.change(session, async (vault) => {
      if (vault.envelope.version === ENVELOPE_VERSION)
        return { vault: await changeList(vault, { settings }), outcome: null };
      // It was opened without the password, and has no list yet.
      const manifest = { ...vault.manifest, settings };
      const body = await bodyUnder({ ...vault, manifest }, vault.dataKey);
      const text = await sealUnder(worker, password, raw, body, onStage);
      return { vault: await vaultOf(vault.user, text, raw), outcome: null };
    });
    return ok(null);
  } finally {
    wipe(raw);
  }
}

/** Updates the list for lost records: outdated ones as they are, missing ones dropped. Does nothing if none of these is lost. */
async function acceptLoss(
  { sessions }: WorkerTools,
  session: SessionId,
  ids: readonly string[],
): Promise<void> {
  const { missing, outdated } = sessions.open(session).vault.loss;
  const given = new Set([...missing, ...outdated].filter((id) => ids.includes(id)));
  if (given.size === 0) return;
  await sessions.change(session, async (vault) => ({
    vault: await acceptedLoss(vault, given),
    outcome: null,
  }));
}

export const SETTINGS_HANDLERS = {
  settings: settingsOf,
  changeSettings: inTurn(changeSettings),
  acceptLoss: inTurn(acceptLoss),
};
