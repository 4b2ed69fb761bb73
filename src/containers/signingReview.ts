/** The review before a signature, with what this wallet knows: names, the time, the newest block. */
import { lastValue } from '../domain/loadable.ts';
import type { Review, SigningWarning } from '../domain/review/Review.ts';
import { reviewSigning } from '../domain/review/reviewSigning.ts';
import type { SigningEffect } from '../domain/review/signingEffect.ts';
import type { Stores } from '../stores/createStores.ts';
import { knownAddresses } from './knownAddresses.ts';

/** @param notes - what bytes don't say: of its plan, or of what indexes say of a token */
export function signingReview(
  stores: Stores,
  effect: SigningEffect,
  nowMs: number,
  notes: readonly SigningWarning[] = [],
): Review {
  const height = lastValue(stores.tx.coins.cache.snapshot)?.tip.height ?? null;
  return reviewSigning(effect, { known: knownAddresses(stores), nowMs, height }, notes);
}
