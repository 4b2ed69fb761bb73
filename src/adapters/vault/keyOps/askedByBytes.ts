/** The consents needed before bytes are signed, as far as the bytes alone show. */
import { consentsOf } from '../../../domain/review/Review.ts';
import { type ReviewContext, reviewSigning } from '../../../domain/review/reviewSigning.ts';
import type { SigningEffect } from '../../../domain/review/signingEffect.ts';
import type { Consent } from '../../../domain/tx/Consent.ts';

/** No contacts are known here. Lock times are checked in the page: the clock is no secret, and checking it here would protect no key. */
const UNKNOWN: ReviewContext = {
  known: { own: [], contacts: [], paid: [], dustSenders: [] },
  nowMs: Number.POSITIVE_INFINITY,
  height: Number.POSITIVE_INFINITY,
};

/** The page asks for the same consents, and more by the names it knows. */
export const askedByBytes = (effect: SigningEffect): readonly Consent[] =>
  consentsOf(reviewSigning(effect, UNKNOWN));
