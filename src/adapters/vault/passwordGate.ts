/** Lets passwords through to be tried: each is counted as wrong, on disk, before it is looked at. */

import { ok, type Result, refuse } from '../../domain/result.ts';
import type { EnvelopeStore } from './EnvelopeStore.ts';
import { countTry, NO_TRIES, parseTries, rebase, type Tries, throttledUntilMs } from './tries.ts';

/** A try that was counted, and the count before it. */
export interface CountedTry {
  readonly before: Tries;
  readonly counted: Tries;
}

/**
 * Counts one try, so that killing the app in the middle of it gives none for free.
 *
 * Problems: `throttled` (untilMs)
 * @throws {Fault} when the count cannot be kept: then no password is tried
 */
export async function takeTry(
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
export const giveBack = (store: EnvelopeStore, tried: CountedTry): Promise<void> =>
  store.replace('tries', JSON.stringify(tried.counted), JSON.stringify(tried.before));

/** Forgets all wrong passwords, because this one was right. */
export const forgetTries = (store: EnvelopeStore, tried: CountedTry): Promise<void> =>
  store.replace('tries', JSON.stringify(tried.counted), JSON.stringify(NO_TRIES));
