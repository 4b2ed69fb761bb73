/** A device that makes and uses passkeys without a finger: Chromium's virtual authenticator. */
import type { CDPSession, Page } from 'playwright';

/** One authenticator of a page. */
export interface Authenticator {
  /** how many passkeys it holds */
  count(): Promise<number>;
  /** the person deletes them in the device's settings */
  forget(): Promise<void>;
  /** whether the device recognises the person from now on */
  recognise(isRecognised: boolean): Promise<void>;
}

/** Plugs one in. @param hasPrf - whether it derives, without which a passkey seals nothing */
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
