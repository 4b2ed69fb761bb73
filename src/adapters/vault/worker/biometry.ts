/** Unlocking by biometry: the host guards a random token, under which the data key is sealed. */

import { wipe } from '../../../domain/bytes.ts';
import { Fault } from '../../../domain/fault.ts';
import { ok, type Result } from '../../../domain/result.ts';
import type {
  QuickProblem,
  SessionId,
  StageListener,
  UnlockedVault,
  UnlockProblem,
} from '../../../ports/Vault.ts';
import { type Bytes, randomBytes, sameBytes, toHex } from '../records/bytes.ts';
import { readToken, unwrapKey, wrapKey } from '../records/quickWrap.ts';
import { freshPassword } from './passwords.ts';
import { openQuickly } from './quickUnlock.ts';
import { inTurn, opening, type WorkerTools } from './WorkerTools.ts';

const TOKEN_BYTES = 32;

/** Deletes what the token opens: without it a leaked token is useless. @throws {Fault} `storage-blocked` */
const forgetBiometry = ({ store }: Pick<WorkerTools, 'store'>): Promise<void> => store.remove('biometry');

async function sealForToken(
  { user, store, sessions }: WorkerTools,
  session: SessionId,
  token: Bytes,
  raw: Bytes,
): Promise<void> {
  const text = await wrapKey(user, 'biometry', token.slice(), raw);
  const opened = await unwrapKey(user, 'biometry', token.slice(), text);
  const isSame = opened !== null && sameBytes(opened, raw);
  if (opened !== null) wipe(opened);
  if (!isSame) throw new Fault('worker-failed', 'what was sealed does not open with its token');
  const before = await store.read('biometry');
  sessions.open(session);
  await store.replace('biometry', before, text);
}

/** Seals the data key under a fresh token; requires the password. @returns 64 hex digits */
async function enrolBiometry(
  worker: WorkerTools,
  session: SessionId,
  password: string,
  nowMs: number,
): Promise<Result<string, UnlockProblem>> {
  const opened = await freshPassword(worker, session, password, nowMs);
  if (!opened.ok) return opened;
  const token = randomBytes(TOKEN_BYTES);
  try {
    await sealForToken(worker, session, token, opened.value);
    return ok(toHex(token));
  } finally {
    wipe(opened.value, token);
  }
}

/** Opens the vault by a token. If it doesn't open, the sealed key is deleted. */
function unlockByToken(
  worker: WorkerTools,
  locks: number,
  token: string,
  onStage: StageListener,
): Promise<Result<UnlockedVault, QuickProblem>> {
  const wrapping = async () => readToken(token);
  const forget = () => forgetBiometry(worker);
  return openQuickly(worker, locks, { way: 'biometry', wrapping, forget, rememberToken: null }, onStage);
}

const hasBiometry = async ({ store }: WorkerTools): Promise<boolean> =>
  (await store.read('biometry')) !== null;

export const BIOMETRY_HANDLERS = {
  enrolBiometry: inTurn(enrolBiometry),
  unlockByToken: opening(unlockByToken),
  forgetBiometry: inTurn(forgetBiometry),
  hasBiometry,
};
