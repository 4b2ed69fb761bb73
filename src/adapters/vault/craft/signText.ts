/** Signs a text with the key of one account. */

import { addressOfPublicKey } from '../../../domain/address/addressScript.ts';
import { Fault } from '../../../domain/fault.ts';
import { publicKeyOf } from '../../../domain/keys/ecc.ts';
import { signMessage } from '../../../domain/keys/messageSignature.ts';
import { ok, type Result, refuse } from '../../../domain/result.ts';
import type { SignedMessage, SigningProblem } from '../../../ports/Vault.ts';
import { toHex } from '../bytes.ts';
import type { KeyRecord } from '../records/KeyRecord.ts';
import { withAccountKey } from './accountKey.ts';
import { accountsAt } from './openKeys.ts';

/** Refuses what is only watched, by its address. */
function watched({ material, network, path, indexes }: KeyRecord, index: number): SigningProblem {
  const places = indexes.includes(index) ? [index] : [];
  const [account] = accountsAt(material, network, { path, usesPassphrase: true }, places);
  if (places.length === 0 || account === undefined) throw new Fault('not-found', 'no such account');
  return { kind: 'not-ours', address: account.address };
}

/**
 * Signs a message as Dogecoin Core's signmessage does.
 *
 * Problems: `not-ours` for an address that is only watched
 *
 * @throws {Fault} `not-found` when the record has no account at this place
 */
export function signText(
  record: KeyRecord,
  index: number,
  message: string,
): Result<SignedMessage, SigningProblem> {
  const signed = withAccountKey(record, index, (privateKey, keyForm) => {
    const isCompressed = keyForm === 'compressed';
    const publicKey = publicKeyOf(privateKey, isCompressed);
    return {
      signature: signMessage(message, privateKey, isCompressed),
      address: addressOfPublicKey(publicKey, record.network),
      pubkey: toHex(publicKey),
    };
  });
  return signed === null ? refuse(watched(record, index)) : ok(signed);
}
