/** Limits password tries: each is counted as wrong, on disk, before it is tested. */

import { err, ok, type Result } from '../../../domain/result.ts';
import type { StageListener, UnlockProblem } from '../../../ports/Vault.ts';
import type { Bytes } from '../records/bytes.ts';
import type { EnvelopeStore } from '../records/EnvelopeStore.ts';
import { parseEnvelope } from '../records/envelope.ts';
import type { KeyDerivation } from '../records/openVault.ts';
import { openDataKey } from '../records/openVault.ts';
import { countTry, freeTriesLeft, NO_TRIES, parseTries, type Tries } from './tries.ts';
import type { WaitClock } from './WaitClock.ts';

interface GateTools {
  readonly store: EnvelopeStore;
  readonly waits: WaitClock;
}

/** A counted try, and the count before it. */
export interface CountedTry {
  readonly before: Tries;
  readonly counted: Tries;
}

/** Stores a count; its wait starts, or continues, now. */
async function keep({ store, waits }: GateTools, stored: string | null, tries: Tries): Promise<void> {
  const text = JSON.stringify(tries);
  if (text !== stored) await store.replace('tries', stored, text);
  waits.begin(text);
}

/**
 * Counts one try before it is tested, so that killing the app midway gives no free tries.
 *
 * Problems: `throttled` (untilMs)
 *
 * @param nowMs - milliseconds since 1970; only used for `untilMs`, and shortens no wait
 * @throws {Fault} when the count can't be stored: then no password is tried
 */
export async function takeTry(
  tools: GateTools,
  nowMs: number,
): Promise<Result<CountedTry, { readonly kind: 'throttled'; readonly untilMs: number }>> {
  const stored = await tools.store.read('tries');
  const before = tools.waits.waited(stored, parseTries(stored));
  if (before.leftMs > 0) {
    await keep(tools, stored, before);
    return err({ kind: 'throttled', untilMs: nowMs + before.leftMs });
  }
  const counted = countTry(before);
  await keep(tools, stored, counted);
  return ok({ before, counted });
}

/** Sets the count of a try back to another. If that can't be stored, the higher count stays, which is better than failing to open. */
const putBack = (tools: GateTools, { counted }: CountedTry, tries: Tries): Promise<void> =>
  keep(tools, JSON.stringify(counted), tries).catch(() => undefined);

/** Takes a try back, because it showed nothing about the password. Never fails. */
export const giveBack = (tools: GateTools, tried: CountedTry): Promise<void> =>
  putBack(tools, tried, tried.before);

/** Resets the count after a right password. Never fails. */
export const forgetTries = (tools: GateTools, tried: CountedTry): Promise<void> =>
  putBack(tools, tried, NO_TRIES);

/** The problem for a wrong password that was counted. */
export const wrongPassword = ({ counted }: CountedTry) =>
  ({ kind: 'wrong-password', freeTriesLeft: freeTriesLeft(counted) }) as const;

/**
 * Tries a password on an envelope: the only way to a data key by password, whatever its purpose.
 *
 * Problems: `throttled` (untilMs) · `wrong-password` (freeTriesLeft)
 *
 * @returns the data key, 32 bytes, the caller's to wipe
 * @param text - the envelope; a damaged one costs no try
 * @param nowMs - milliseconds since 1970
 * @throws {Fault} when the password could not be tested; then the try isn't counted
 */
export async function tryPassword(
  tools: GateTools & { readonly user: string; readonly keyDerivation: KeyDerivation },
  text: string,
  password: string,
  nowMs: number,
  onStage: StageListener,
): Promise<Result<Bytes, UnlockProblem>> {
  const envelope = parseEnvelope(text);
  const tried = await takeTry(tools, nowMs);
  if (!tried.ok) return tried;
  onStage('stretching');
  try {
    const opened = password === '' ? null : await openDataKey(tools, envelope, password);
    if (opened === null) return err(wrongPassword(tried.value));
    await forgetTries(tools, tried.value);
    return ok(opened);
  } catch (thrown) {
    await giveBack(tools, tried.value);
    throw thrown;
  }
}
