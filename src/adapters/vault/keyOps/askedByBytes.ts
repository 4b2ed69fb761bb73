/** What has to be agreed to before bytes are signed, as far as the bytes themselves say. */
import { consentsOf } from '../../../domain/review/Review.ts';
import { type ReviewContext, reviewSigning } from '../../../domain/review/reviewSigning.ts';
import type { SigningEffect } from '../../../domain/review/signingEffect.ts';
import type { Consent } from '../../../domain/tx/Consent.ts';

/** Nobody is known here. Whether a lock time is over is asked in the page: a clock is no secret, and no key is safer for it. */
const UNKNOWN: ReviewContext = {
  known: { own: [], contacts: [], paid: [], dustSenders: [] },
  nowMs: Number.POSITIVE_INFINITY,
  height: Number.POSITIVE_INFINITY,
};

/** The page asks the same, and about the names that it knows. */
export const askedByBytes = (effect: SigningEffect): readonly Consent[] =>
  consentsOf(reviewSigning(effect, UNKNOWN));
