/**
 * Hashes what the inputs of a plan sign by the browser's own SHA-256. Each input signs the whole transaction, so that is much to
 * hash where there are many; it takes no key.
 */

import { sha256 } from '@noble/hashes/sha2.js';
import { signedMessages } from '../../../domain/tx/parse/serialize.ts';
import { writtenPlan } from '../../../domain/tx/sign/writtenPlan.ts';
import type { TransferPlan } from '../../../domain/tx/Transfer.ts';

/** The browser's own: it works beside this thread. */
const hashBeside = (bytes: BufferSource): Promise<ArrayBuffer> => crypto.subtle.digest('SHA-256', bytes);

/** What each input signs, in their order: what `signTransfer` would hash itself. */
export async function hashPlan(plan: TransferPlan): Promise<readonly Uint8Array[]> {
  const hashes: Promise<ArrayBuffer>[] = [];
  for (const message of signedMessages(...writtenPlan(plan))) hashes.push(hashBeside(message));
  // to ask the browser for the hash of a hash takes longer than the hash
  return (await Promise.all(hashes)).map((hash) => sha256(new Uint8Array(hash)));
}
