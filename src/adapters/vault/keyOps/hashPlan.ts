/**
 * Hashes what the inputs of a plan sign by the browser's own SHA-256. Each input signs the whole transaction, so that is much to
 * hash where there are many; it takes no key.
 */

import { signedMessages } from '../../../domain/tx/parse/serialize.ts';
import { writtenPlan } from '../../../domain/tx/sign/writtenPlan.ts';
import type { TransferPlan } from '../../../domain/tx/Transfer.ts';

const sha256 = (bytes: BufferSource): Promise<ArrayBuffer> => crypto.subtle.digest('SHA-256', bytes);

/** What each input signs, in their order: what `signTransfer` would hash itself. */
export async function hashPlan(plan: TransferPlan): Promise<readonly Uint8Array[]> {
  const hashes: Promise<ArrayBuffer>[] = [];
  for (const message of signedMessages(...writtenPlan(plan))) hashes.push(sha256(message).then(sha256));
  return (await Promise.all(hashes)).map((hash) => new Uint8Array(hash));
}
