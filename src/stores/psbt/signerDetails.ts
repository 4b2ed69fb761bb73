/** What a signing device wants to know of an address that is only watched here: from which of its keys it comes. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { stepsOfPath } from '../../domain/keys/keyPath.ts';
import type { AddressDetails } from '../../domain/psbt/createPsbt.ts';
import type { KnownKeyrings } from '../accounts/Keyrings.ts';

/** Nothing where the device did not say. */
export const signerDetails =
  (keyrings: KnownKeyrings) =>
  (address: DogeAddress): AddressDetails => {
    for (const { signer, hdPath, accounts } of keyrings.keyrings) {
      const account = accounts.find((one) => one.address === address);
      if (signer === null || account === undefined || account.pubkey === '') continue;
      const path = [...stepsOfPath(signer.path), ...stepsOfPath(hdPath), account.index];
      return { origins: [{ publicKey: account.pubkey, fingerprint: signer.fingerprint, path }] };
    }
    return {};
  };
