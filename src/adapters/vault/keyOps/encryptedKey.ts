/** Decrypts private keys encrypted with a passphrase (BIP38), as found on paper wallets. Takes seconds. */

import type { Network } from '../../../domain/address/Network.ts';
import { wipe } from '../../../domain/bytes.ts';
import { type KeyForm, publicKeyOf } from '../../../domain/keys/ecc.ts';
import {
  type EncryptedKey,
  hasAddressHash,
  readEncryptedKey,
} from '../../../domain/keys/encryptedKeyText.ts';
import type { EncryptedKeyProblem } from '../../../domain/keys/ImportProblem.ts';
import { isPrivateKey } from '../../../domain/keys/wif.ts';
import { err, ok, type Result } from '../../../domain/result.ts';
import type { Bytes } from '../records/bytes.ts';
import { openMultiplied, openPlain } from './encryptedKeyForms.ts';

export interface DecryptedKey {
  /** 32 bytes, to be wiped after use */
  readonly privateKey: Bytes;
  readonly keyForm: KeyForm;
}

function isRightKey(privateKey: Bytes, { keyForm, addressHash }: EncryptedKey, network: Network): boolean {
  if (!isPrivateKey(privateKey)) return false;
  return hasAddressHash(publicKeyOf(privateKey, keyForm === 'compressed'), addressHash, network);
}

/**
 * Decrypts a key. White space is ignored in the text, but counts in the passphrase.
 *
 * Problems: those of `readEncryptedKey` · `wrong-passphrase`, also for a key of a chain other than this one and Bitcoin
 */
export async function decryptKey(
  text: string,
  passphrase: string,
  network: Network,
): Promise<Result<DecryptedKey, EncryptedKeyProblem>> {
  const encrypted = readEncryptedKey(text);
  if (!encrypted.ok) return encrypted;
  const key = encrypted.value;
  const password = new TextEncoder().encode(passphrase.normalize('NFC'));
  const open = key.isMultiplied ? openMultiplied : openPlain;
  const privateKey = await open(key, password).finally(() => wipe(password));
  if (isRightKey(privateKey, key, network)) return ok({ privateKey, keyForm: key.keyForm });
  wipe(privateKey);
  return err({ kind: 'wrong-passphrase' });
}
