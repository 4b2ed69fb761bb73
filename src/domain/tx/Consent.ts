/** What a person agrees to before a signature is given, one box for each. */
export const CONSENTS = ['fee', 'lock', 'no-address', 'look-alike'] as const;

/** One of them. */
export type Consent = (typeof CONSENTS)[number];

/** It asks for more than was agreed to: nothing is signed. */
export interface NotAgreed {
  readonly kind: 'not-agreed';
  readonly consents: readonly Consent[];
}
