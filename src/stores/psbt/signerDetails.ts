/** What a signing device needs for an address watched here: which of its keys it comes from. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { stepsOfPath } from '../../domain/keys/keyPath.ts';
import type { AddressDetails } from '../../domain/psbt/createPsbt.ts';
import type { KnownKeyrings } from '../accounts/Keyrings.ts';

/** Empty when the device did not report its origin. */
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
