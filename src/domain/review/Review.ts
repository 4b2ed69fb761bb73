/** The warnings before a signature, and the consents that it requires. */
import type { RecipientTrust } from '../address/judgeRecipient.ts';
import type { TokenSendWarning } from '../drc20/send/TokenSendProblem.ts';
import { CONSENTS, type Consent } from '../tx/Consent.ts';
import type { TransferWarning } from '../tx/Transfer.ts';

/** All kinds of warnings, whatever is signed. */
export type SigningWarning = TransferWarning | TokenSendWarning;

export interface Review {
  /** how each recipient is known, by address */
  readonly trusts: Readonly<Record<string, RecipientTrust>>;
  /** in any order: the display sorts them by severity */
  readonly warnings: readonly SigningWarning[];
}

const ASKED_BY: Partial<Readonly<Record<SigningWarning['kind'], Consent>>> = {
  'fee-needs-consent': 'fee',
  'cost-needs-consent': 'fee',
  locked: 'lock',
  'no-address': 'no-address',
};

/** The consent that a warning requires; null when it only informs. */
export const consentFor = ({ kind }: SigningWarning): Consent | null => ASKED_BY[kind] ?? null;

/** All required consents, each once. */
export function consentsOf({ trusts, warnings }: Review): readonly Consent[] {
  const asked = new Set(warnings.map(consentFor));
  if (Object.values(trusts).some(({ kind }) => kind === 'look-alike')) asked.add('look-alike');
  return CONSENTS.filter((consent) => asked.has(consent));
}

/** The consents still missing. */
export const missingConsents = (asked: readonly Consent[], agreed: Iterable<Consent>): readonly Consent[] => {
  const given = new Set(agreed);
  return asked.filter((consent) => !given.has(consent));
};

/** Whether the signature may be given, or the signed transaction be sent. */
export const isAgreed = (review: Review, agreed: Iterable<Consent>): boolean =>
  missingConsents(consentsOf(review), agreed).length === 0;
