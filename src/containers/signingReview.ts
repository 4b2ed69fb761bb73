/** The review before a signature, with what this wallet knows: names, time, the newest block, earlier payments. */
import { lastValue } from '../domain/loadable.ts';
import type { Review, SigningWarning } from '../domain/review/Review.ts';
import { reviewSigning } from '../domain/review/reviewSigning.ts';
import type { SigningEffect } from '../domain/review/signingEffect.ts';
import { earlierWarnings, type Spending } from '../domain/tx/plan/earlierWarnings.ts';
import type { Txid } from '../domain/tx/Txid.ts';
import type { Stores } from '../stores/createStores.ts';
import { knownAddresses } from './knownAddresses.ts';

export interface Signing {
  readonly effect: SigningEffect;
  readonly spending: Spending;
  /** not counted as earlier payments: itself, and what it replaces. Absent: none of ours */
  readonly replaces?: readonly (Txid | null)[];
  /** warnings from outside of the bytes: from the plan, or from indexes about a token */
  readonly notes?: readonly SigningWarning[];
}

export function signingReview(
  stores: Stores,
  { effect, spending, replaces = [], notes = [] }: Signing,
  nowMs: number,
): Review {
  const height = lastValue(stores.tx.coins.cache.snapshot)?.tip.height ?? null;
  const earlier = stores.tx.journal.transfers.filter(({ txid }) => !replaces.includes(txid));
  const context = { known: knownAddresses(stores), nowMs, height };
  return reviewSigning(effect, context, [...notes, ...earlierWarnings(spending, earlier)]);
}
