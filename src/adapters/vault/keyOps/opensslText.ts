/** Decrypts bitcoinj's password-encrypted texts: MultiDoge's key files and the backups of Dogecoin Wallet for Android. */

import { wipe } from '../../../domain/bytes.ts';
import { MAX_LIST_LENGTH } from '../../../domain/keys/keyList.ts';
import { opensslKey } from '../../../domain/keys/opensslKey.ts';
import { err, ok, type Result } from '../../../domain/result.ts';
import type { Bytes } from '../records/bytes.ts';

export type OpensslProblem =
  /** not base64, or truncated */
  | { readonly kind: 'damaged' }
  | { readonly kind: 'wrong-password' }
  | { readonly kind: 'too-long'; readonly most: number };

/** `Salted__` in base64. */
const MARK = 'U2FsdGVkX1';
const HEAD_BYTES = 16;
const BLOCK_BYTES = 16;

export const isOpensslText = (text: string): boolean => text.replace(/^[\s\ufeff]+/, '').startsWith(MARK);

function bytesOf(text: string): Bytes | null {
  try {
    return Uint8Array.from(atob(text.replace(/[\s\ufeff]/g, '')), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

/** @param password - of the backup; a wrong one is mostly detected by its padding */
export async function openOpensslText(
  text: string,
  password: string,
): Promise<Result<Bytes, OpensslProblem>> {
  if (text.length > MAX_LIST_LENGTH) return err({ kind: 'too-long', most: MAX_LIST_LENGTH });
  const sealed = bytesOf(text);
  const length = (sealed?.length ?? 0) - HEAD_BYTES;
  if (sealed === null || length < BLOCK_BYTES || length % BLOCK_BYTES !== 0) return err({ kind: 'damaged' });
  const { key, iv } = opensslKey(password, sealed.subarray(HEAD_BYTES / 2, HEAD_BYTES));
  try {
    const aes = await crypto.subtle.importKey('raw', key, 'AES-CBC', false, ['decrypt']);
    const opened = await crypto.subtle.decrypt({ name: 'AES-CBC', iv }, aes, sealed.subarray(HEAD_BYTES));
    return ok(new Uint8Array(opened));
  } catch {
    return err({ kind: 'wrong-password' });
  } finally {
    wipe(key, iv);
  }
}
