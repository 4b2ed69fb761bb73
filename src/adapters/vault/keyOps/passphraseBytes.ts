/** Passphrases of phrases, as the bytes stored in records. */

import type { Bytes } from '../records/bytes.ts';

const writer = new TextEncoder();
const reader = new TextDecoder('utf-8', { ignoreBOM: true });

/** As typed, nothing trimmed: every character counts. */
export const passphraseBytes = (passphrase: string): Bytes => new Uint8Array(writer.encode(passphrase));

export const passphraseText = (passphrase: Bytes): string => reader.decode(passphrase);

/** Whether two passphrases give the same seed: they are compared in NFKD. */
export const samePassphrase = (one: Bytes, other: Bytes): boolean =>
  passphraseText(one).normalize('NFKD') === passphraseText(other).normalize('NFKD');
