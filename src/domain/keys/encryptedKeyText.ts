/** Parses the unencrypted parts of an encrypted private key (BIP38), and verifies decrypted keys against it. */

import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import bs58check from 'bs58check';
import { addressOfPublicKey, hash160 } from '../address/addressScript.ts';
import type { Network } from '../address/Network.ts';
import { err, ok, type Result } from '../result.ts';
import { withoutSpaces } from '../text/plainText.ts';
import type { KeyForm } from './ecc.ts';
import type { EncryptedKeyProblem } from './ImportProblem.ts';

/** The parts of an encrypted key. */
export interface EncryptedKey {
  /** made from two factors, only one of which depends on the passphrase (EC-multiplied) */
  readonly isMultiplied: boolean;
  readonly keyForm: KeyForm;
  /** the owner's salt includes a lot and a sequence number */
  readonly hasLot: boolean;
  /** 4 bytes: the start of the address's double SHA-256 */
  readonly addressHash: Uint8Array<ArrayBuffer>;
  /** 32 bytes: two blocks; or the owner's salt (8), the start of one block (8) and another block */
  readonly body: Uint8Array<ArrayBuffer>;
}

const PAYLOAD_BYTES = 39;
const TEXT_LENGTH = 58;
const MAX_READ_LENGTH = 128;
const NOT_BASE58 = /[^1-9A-HJ-NP-Za-km-z]/gu;
const BITCOIN_PUB_KEY_HASH = 0;

const PLAIN = 0x0142;
const MULTIPLIED = 0x0143;
const FLAG = { plain: 0xc0, compressed: 0x20, hasLot: 0x04 };

/** The codes of BIP 38 for encrypted keys made by another party. */
export type Bip38Code = 'intermediate' | 'confirmation';

const CODES: readonly (readonly [RegExp, Bip38Code])[] = [
  [/^passphrase[1-9A-HJ-NP-Za-km-z]{62}$/, 'intermediate'],
  [/^cfrm38[1-9A-HJ-NP-Za-km-z]{69}$/, 'confirmation'],
];

/** Recognized by beginning and length: neither can be used here, mistyped or not. */
export function bip38CodeOf(text: string): Bip38Code | null {
  const plain = withoutSpaces(text);
  return CODES.find(([shape]) => shape.test(plain))?.[1] ?? null;
}

/** Splits the payload; null when it is of another kind. */
function partsOf(payload: Uint8Array): EncryptedKey | null {
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
  const count = text.length <= MAX_READ_LENGTH ? (text.match(NOT_BASE58) ?? []).length : 0;
  if (count > 0) return { kind: 'bad-characters', count };
  return text.length === TEXT_LENGTH
    ? { kind: 'bad-checksum' }
    : { kind: 'wrong-length', length: text.length };
}

/**
 * Parses an encrypted key. Whitespace is ignored.
 *
 * Problems: `empty` · `bad-characters` · `wrong-length` · `bad-checksum` · `not-encrypted-key`
 *
 * @param text - a secret once its passphrase is known: it is not part of any problem or message
 * @see https://github.com/bitcoin/bips/blob/master/bip-0038.mediawiki
 */
export function readEncryptedKey(text: string): Result<EncryptedKey, EncryptedKeyProblem> {
  const plain = withoutSpaces(text);
  if (plain === '') return err({ kind: 'empty' });
  const payload = plain.length <= MAX_READ_LENGTH ? bs58check.decodeUnsafe(plain) : undefined;
  if (!payload) return err(problemOfText(plain));
  const parts = partsOf(payload);
  return parts ? ok(parts) : err({ kind: 'not-encrypted-key' });
}

/**
 * Whether a public key's address has this hash. Paper wallets hash the address of their chain, or Bitcoin's of the same key: both are
 * accepted.
 *
 * @param publicKey - in the form that the encrypted key names
 */
export function hasAddressHash(publicKey: Uint8Array, addressHash: Uint8Array, network: Network): boolean {
  const bitcoin = bs58check.encode(Uint8Array.of(BITCOIN_PUB_KEY_HASH, ...hash160(publicKey)));
  const addresses = [addressOfPublicKey(publicKey, network), bitcoin];
  return addresses.some((address) => {
    const hash = sha256(sha256(utf8ToBytes(address)));
    return addressHash.every((byte, at) => hash[at] === byte);
  });
}
