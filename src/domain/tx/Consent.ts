/** What the user has to agree to before a signature, one checkbox each. */
export const CONSENTS = ['fee', 'lock', 'no-address', 'look-alike'] as const;

export type Consent = (typeof CONSENTS)[number];

/** It requires consents that are missing: nothing is signed. */
export interface NotAgreed {
  readonly kind: 'not-agreed';
  readonly consents: readonly Consent[];
}
