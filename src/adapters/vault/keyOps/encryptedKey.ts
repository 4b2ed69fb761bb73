/** Decrypts private keys that were encrypted with a passphrase (BIP38), as paper wallets carry them. Takes seconds. */

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

/** What an encrypted key holds. */
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
 * Decrypts a key. White space in its text is ignored, in the passphrase it counts.
 *
 * Problems: those of `readEncryptedKey` · `wrong-passphrase`, which a key of another chain than this one and Bitcoin's
 * cannot be told from
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
