/** What a person should know before a signature is given, and what has to be agreed to first. */
import type { RecipientTrust } from '../address/judgeRecipient.ts';
import type { TokenSendWarning } from '../drc20/send/TokenSendProblem.ts';
import { CONSENTS, type Consent } from '../tx/Consent.ts';
import type { TransferWarning } from '../tx/Transfer.ts';

/** Everything unusual, of whatever is signed. */
export type SigningWarning = TransferWarning | TokenSendWarning;

/** What is known of a signature before it is given. */
export interface Review {
  /** what is known of everybody who is paid, by address */
  readonly trusts: Readonly<Record<string, RecipientTrust>>;
  /** any order: what shows them sorts them by weight */
  readonly warnings: readonly SigningWarning[];
}

const ASKED_BY: Partial<Readonly<Record<SigningWarning['kind'], Consent>>> = {
  'fee-needs-consent': 'fee',
  'cost-needs-consent': 'fee',
  locked: 'lock',
  'no-address': 'no-address',
};

/** What a warning wants to be agreed to; null where it only informs. */
export const consentFor = ({ kind }: SigningWarning): Consent | null => ASKED_BY[kind] ?? null;

/** All that has to be agreed to, each once. */
export function consentsOf({ trusts, warnings }: Review): readonly Consent[] {
  const asked = new Set(warnings.map(consentFor));
  if (Object.values(trusts).some(({ kind }) => kind === 'look-alike')) asked.add('look-alike');
  return CONSENTS.filter((consent) => asked.has(consent));
}

/** What is not agreed to yet. */
export const missingConsents = (asked: readonly Consent[], agreed: Iterable<Consent>): readonly Consent[] => {
  const given = new Set(agreed);
  return asked.filter((consent) => !given.has(consent));
};

/** Whether the signature may be given, or what was signed may leave. */
export const isAgreed = (review: Review, agreed: Iterable<Consent>): boolean =>
  missingConsents(consentsOf(review), agreed).length === 0;
