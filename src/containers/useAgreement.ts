/** The user's consents to one signature; another one needs them again. */
import { useState } from 'react';
import type { Consent } from '../domain/tx/Consent.ts';

interface AgreementControl {
  readonly agreed: ReadonlySet<Consent>;
  readonly onAgree: (consent: Consent, isAgreed: boolean) => void;
}

const NOTHING: ReadonlySet<Consent> = new Set();

/** @param subject - identifies what is being signed */
export function useAgreement(subject: string | null): AgreementControl {
  const [given, setGiven] = useState({ subject, agreed: NOTHING });
  const agreed = given.subject === subject ? given.agreed : NOTHING;
  return {
    agreed,
    onAgree: (consent, isAgreed) => {
      const others = [...agreed].filter((one) => one !== consent);
      setGiven({ subject, agreed: new Set(isAgreed ? [...others, consent] : others) });
    },
  };
}
