/** The review before a signature, with what this wallet knows: names, the time, the newest block, its earlier payments. */
import { lastValue } from '../domain/loadable.ts';
import type { Review, SigningWarning } from '../domain/review/Review.ts';
import { reviewSigning } from '../domain/review/reviewSigning.ts';
import type { SigningEffect } from '../domain/review/signingEffect.ts';
import { earlierWarnings, type Spending } from '../domain/tx/plan/earlierWarnings.ts';
import type { Txid } from '../domain/tx/Txid.ts';
import type { Stores } from '../stores/createStores.ts';
import { knownAddresses } from './knownAddresses.ts';

/** What is signed. */
export interface Signing {
  readonly effect: SigningEffect;
  readonly spending: Spending;
  /** itself, and what it is made to replace: no earlier payments. Absent: none of ours */
  readonly replaces?: readonly (Txid | null)[];
  /** what bytes don't say: of its plan, or of what indexes say of a token */
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
