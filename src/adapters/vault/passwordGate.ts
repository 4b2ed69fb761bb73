/** Lets passwords through to be tried: each is counted as wrong, on disk, before it is looked at. */

import { ok, type Result, refuse } from '../../domain/result.ts';
import type { UnlockProblem } from '../../ports/Vault.ts';
import type { Bytes } from './bytes.ts';
import type { EnvelopeStore } from './EnvelopeStore.ts';
import { parseEnvelope } from './envelope.ts';
import { openDataKey, type StageListener } from './openVault.ts';
import type { Stretcher } from './stretch.ts';
import {
  countTry,
  freeTriesLeft,
  NO_TRIES,
  parseTries,
  rebase,
  type Tries,
  throttledUntilMs,
} from './tries.ts';

/** A try that was counted, and the count before it. */
interface CountedTry {
  readonly before: Tries;
  readonly counted: Tries;
}

/**
 * Counts one try, so that killing the app in the middle of it gives none for free.
 *
 * Problems: `throttled` (untilMs)
 * @throws {Fault} when the count cannot be kept: then no password is tried
 */
async function takeTry(
  store: EnvelopeStore,
  nowMs: number,
): Promise<Result<CountedTry, { readonly kind: 'throttled'; readonly untilMs: number }>> {
  const stored = await store.read('tries');
  const before = rebase(parseTries(stored, nowMs), nowMs);
  const untilMs = throttledUntilMs(before, nowMs);
  const next = untilMs === null ? countTry(before, nowMs) : before;
  const text = JSON.stringify(next);
  if (text !== stored) await store.replace('tries', stored, text);
  return untilMs === null ? ok({ before, counted: next }) : refuse({ kind: 'throttled', untilMs });
}

/** Takes a try back, because nothing was learnt about the password. */
const giveBack = (store: EnvelopeStore, tried: CountedTry): Promise<void> =>
  store.replace('tries', JSON.stringify(tried.counted), JSON.stringify(tried.before));

/** Forgets all wrong passwords, because this one was right. */
const forgetTries = (store: EnvelopeStore, tried: CountedTry): Promise<void> =>
  store.replace('tries', JSON.stringify(tried.counted), JSON.stringify(NO_TRIES));

/** A count that cannot be lowered stays: too strict for the owner is better than not opening at all. */
const leaveCounted = (): void => undefined;

/**
 * Tries a password on an envelope: the one way to a data key by password, whatever it is wanted for.
 *
 * Problems: `throttled` (untilMs) · `wrong-password` (freeTriesLeft)
 *
 * @returns the data key, 32 bytes, the caller's to wipe
 * @param text - the envelope; a damaged one costs no try
 * @param nowMs - milliseconds since 1970
 * @throws {Fault} when nothing was learnt about the password; then it is not counted
 */
export async function tryPassword(
  tools: { readonly user: string; readonly store: EnvelopeStore; readonly stretcher: Stretcher },
  text: string,
  password: string,
  nowMs: number,
  onStage: StageListener,
): Promise<Result<Bytes, UnlockProblem>> {
  const { store } = tools;
  const envelope = parseEnvelope(text);
  const tried = await takeTry(store, nowMs);
  if (!tried.ok) return tried;
  onStage('stretching');
  try {
    const opened = password === '' ? null : await openDataKey(tools, envelope, password);
    if (opened === null) {
      return refuse({ kind: 'wrong-password', freeTriesLeft: freeTriesLeft(tried.value.counted) });
    }
    await forgetTries(store, tried.value).catch(leaveCounted);
    return ok(opened);
  } catch (thrown) {
    await giveBack(store, tried.value).catch(leaveCounted);
    throw thrown;
  }
}
