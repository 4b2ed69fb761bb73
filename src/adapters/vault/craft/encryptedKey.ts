/** Reads private keys that were encrypted with a passphrase (BIP38), as paper wallets carry them. Takes seconds. */

import { sha256 } from '@noble/hashes/sha2.js';
import bs58check from 'bs58check';
import { addressOfPublicKey, hash160 } from '../../../domain/address/addressScript.ts';
import type { Network } from '../../../domain/address/Network.ts';
import type { EncryptedKeyProblem } from '../../../domain/keys/EncryptedKeyProblem.ts';
import { publicKeyOf } from '../../../domain/keys/ecc.ts';
import type { KeyForm } from '../../../domain/keys/KeyForm.ts';
import { isPrivateKey } from '../../../domain/keys/wif.ts';
import { wipe } from '../../../domain/keys/wipe.ts';
import { ok, type Result, refuse } from '../../../domain/result.ts';
import type { Bytes } from '../bytes.ts';
import { sameBytes } from '../bytes.ts';
import { type EncryptedParts, openMultiplied, openPlain } from './encryptedKeyForms.ts';

/** What an encrypted key holds. */
export interface DecryptedKey {
  /** 32 bytes, to be wiped after use */
  readonly privateKey: Bytes;
  readonly keyForm: KeyForm;
}

const PAYLOAD_BYTES = 39;
const TEXT_LENGTH = 58;
const LONGEST_READ = 128;
const NOT_BASE58 = /[^1-9A-HJ-NP-Za-km-z]/gu;
const BITCOIN_PUB_KEY_HASH = 0;

const PLAIN = 0x0142;
const MULTIPLIED = 0x0143;
const FLAG = { plain: 0xc0, compressed: 0x20, hasLot: 0x04 };

interface Form extends EncryptedParts {
  readonly isMultiplied: boolean;
  readonly keyForm: KeyForm;
}

/** Splits what the text says; null when it is another kind of thing. */
function partsOf(payload: Uint8Array): Form | null {
  if (payload.length !== PAYLOAD_BYTES) return null;
  const [high = 0, low = 0, flags = 0] = payload;
  const kind = high * 256 + low;
  const isMultiplied = kind === MULTIPLIED;
  const keyForm = flags & FLAG.compressed ? 'compressed' : 'uncompressed';
  const rest = flags & ~FLAG.compressed;
  const isPlain = kind === PLAIN && rest === FLAG.plain;
  if (!isPlain && !(isMultiplied && (rest === 0 || rest === FLAG.hasLot))) return null;
  const bytes = new Uint8Array(payload);
  const hasLot = rest === FLAG.hasLot;
  return { isMultiplied, keyForm, hasLot, addressHash: bytes.slice(3, 7), body: bytes.slice(7) };
}

function problemOfText(text: string): EncryptedKeyProblem {
  const count = text.length <= LONGEST_READ ? (text.match(NOT_BASE58) ?? []).length : 0;
  if (count > 0) return { kind: 'bad-characters', count };
  return text.length === TEXT_LENGTH
    ? { kind: 'bad-checksum' }
    : { kind: 'wrong-length', length: text.length };
}

/** The first bytes of an address's double hash, by which a key is known to be the right one. */
const hashOfAddress = (address: string): Uint8Array =>
  sha256(sha256(new TextEncoder().encode(address))).subarray(0, 4);

/** Paper wallets hash the address of their chain, or Bitcoin's of the same key. */
function isOfAddress(privateKey: Uint8Array, { keyForm, addressHash }: Form, network: Network): boolean {
  const publicKey = publicKeyOf(privateKey, keyForm === 'compressed');
  const bitcoin = bs58check.encode(Uint8Array.of(BITCOIN_PUB_KEY_HASH, ...hash160(publicKey)));
  const addresses = [addressOfPublicKey(publicKey, network), bitcoin];
  return addresses.some((address) => sameBytes(hashOfAddress(address), addressHash));
}

/**
 * Decrypts a key. White space in its text is ignored, in the passphrase it counts.
 *
 * Problems: `empty` · `bad-characters` · `wrong-length` · `bad-checksum` · `not-encrypted-key` · `wrong-passphrase`
 *
 * @param text - a secret once its passphrase is known: it goes into no problem and no message
 * @see https://github.com/bitcoin/bips/blob/master/bip-0038.mediawiki
 */
export async function decryptKey(
  text: string,
  passphrase: string,
  network: Network,
): Promise<Result<DecryptedKey, EncryptedKeyProblem>> {
  const plain = text.replace(/\s/g, '');
  if (plain === '') return refuse({ kind: 'empty' });
  const payload = plain.length <= LONGEST_READ ? bs58check.decodeUnsafe(plain) : undefined;
  if (!payload) return refuse(problemOfText(plain));
  const form = partsOf(payload);
  if (!form) return refuse({ kind: 'not-encrypted-key' });
  const password = new TextEncoder().encode(passphrase.normalize('NFC'));
  const open = form.isMultiplied ? openMultiplied : openPlain;
  const privateKey = await open(form, password).finally(() => wipe(password));
  const isRight = isPrivateKey(privateKey) && isOfAddress(privateKey, form, network);
  if (isRight) return ok({ privateKey, keyForm: form.keyForm });
  wipe(privateKey);
  return refuse({ kind: 'wrong-passphrase' });
}
