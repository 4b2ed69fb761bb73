// Messages of the review before a signature: all warnings, and the checkboxes for consents.
import { consentFor, type Review, type SigningWarning } from '../../../domain/review/Review.ts';
import type { Consent } from '../../../domain/tx/Consent.ts';
import { messages } from '../../i18n.ts';
import { describeTokenWarning } from '../tokens/describeTokenWarning.ts';
import { TOKEN_CONFIRM_MESSAGES } from '../tokens/tokenSendMessages.ts';
import { byWeight, describeWarning, type WarningMessage } from './describeWarning.ts';
import { CONFIRM_MESSAGES } from './sendMessages.ts';

/** A warning with its checkbox; null for one that only informs. */
export interface ReviewMessage extends WarningMessage {
  readonly asks: { readonly consent: Consent; readonly text: string } | null;
}

/** Labels of the checkboxes. */
const AGREE = messages('review', {
  lock: 'I agree to sign it for later',
  'no-address': 'I know what this script is for',
});

function describeConsent({ kind }: SigningWarning, consent: Consent): string {
  if (consent === 'lock' || consent === 'no-address') return AGREE[consent];
  return kind === 'cost-needs-consent' ? TOKEN_CONFIRM_MESSAGES.agree : CONFIRM_MESSAGES.agree;
}

function describeAny(warning: SigningWarning, decimals: number): WarningMessage {
  switch (warning.kind) {
    case 'cost-needs-consent':
    case 'indexes-differ':
    case 'index-behind':
    case 'index-silent':
    case 'waits-for-blocks':
      return describeTokenWarning(warning, decimals);
    default:
      return describeWarning(warning);
  }
}

/** All warnings of a review, most severe first; equal ones keep their order. @param decimals - of the token; any for DOGE */
export const describeReview = ({ warnings }: Review, decimals: number): readonly ReviewMessage[] =>
  byWeight(
    warnings.map((warning) => {
      const consent = consentFor(warning);
      return {
        ...describeAny(warning, decimals),
        asks: consent === null ? null : { consent, text: describeConsent(warning, consent) },
      };
    }),
  );
