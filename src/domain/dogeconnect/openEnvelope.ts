/** Opens a bill's envelope and verifies its key and signature. Loads the curve: import it lazily. */
import { sha256 } from '@noble/hashes/sha2.js';
import type { BillPointer } from '../address/billPointer.ts';
import { bytesOfHex, hexOfBytes } from '../bytes.ts';
import { ecc } from '../keys/ecc.ts';
import { err, ok, type Result } from '../result.ts';
import type { BillProblem } from './Bill.ts';

/** The signed wrapper, as received. */
export interface Envelope {
  /** base64 */
  readonly payload: string;
  /** 32 bytes, hex */
  readonly pubkey: string;
  /** 64 bytes, hex */
  readonly sig: string;
}

const KEY_BYTES = 32;
const SIGNATURE_BYTES = 64;
const HASH_BYTES = 15;
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Decodes standard base64 only; line breaks are accepted, as the Go reference does. */
function bytesOfBase64(broken: string): Uint8Array | null {
  const text = broken.replace(/[\r\n]/g, '');
  if (text === '' || !BASE64.test(text)) return null;
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

const exactly = (hex: string, length: number): Uint8Array | null => {
  const bytes = bytesOfHex(hex, length);
  return bytes?.length === length ? bytes : null;
};

/**
 * Verifies the key against the link, then its signature (BIP-340) over the double SHA-256 of the payload.
 *
 * @returns the payload's text, not yet validated
 * @see https://github.com/dogeorg/connect/blob/12d4343f/src/payment_envelope/envelope.md
 */
export function openEnvelope(
  envelope: Envelope,
  { keyHash }: Pick<BillPointer, 'keyHash'>,
): Result<string, BillProblem> {
  const key = exactly(envelope.pubkey, KEY_BYTES);
  if (key === null) return err({ kind: 'malformed', field: 'pubkey' });
  const signature = exactly(envelope.sig, SIGNATURE_BYTES);
  if (signature === null) return err({ kind: 'malformed', field: 'sig' });
  // check the key first: no work is done for senders without the link's key
  if (hexOfBytes(sha256(key).slice(0, HASH_BYTES)) !== keyHash) return err({ kind: 'other-key' });
  const payload = bytesOfBase64(envelope.payload);
  if (payload === null) return err({ kind: 'malformed', field: 'payload' });
  if (!isSigned(sha256(sha256(payload)), key, signature)) return err({ kind: 'bad-signature' });
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(payload));
  } catch {
    return err({ kind: 'malformed', field: 'payload' });
  }
}

function isSigned(hash: Uint8Array, key: Uint8Array, signature: Uint8Array): boolean {
  try {
    return ecc.verifySchnorr(hash, key, signature);
  } catch {
    return false; // throws for an invalid point or signature
  }
}
