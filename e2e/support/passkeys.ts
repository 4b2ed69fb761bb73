/** A device that makes and uses passkeys without a fingerprint: Chromium's virtual authenticator. */
import type { CDPSession, Page } from 'playwright';

/** One authenticator of a page. */
export interface Authenticator {
  /** the number of its passkeys */
  count(): Promise<number>;
  /** deletes them, as a person does in the device's settings */
  forget(): Promise<void>;
  /** whether the device recognizes the person from now on */
  recognise(isRecognised: boolean): Promise<void>;
}

/** Adds one. @param hasPrf - whether it supports PRF, without which a passkey cannot seal anything */
export async function plugAuthenticator(page: Page, hasPrf = true): Promise<Authenticator> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
      hasPrf,
    },
  });
  return {
    count: async () =>
      (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    forget: async () => void (await session.send('WebAuthn.clearCredentials', { authenticatorId })),
    recognise: async (isUserVerified) =>
      void (await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })),
  };
}
