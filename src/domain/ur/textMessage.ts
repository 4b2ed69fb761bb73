/** Texts as UR messages: `bytes`, in which wallets exchange multisig descriptors (BCR-2020-005). */
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { err, ok, type Result } from '../result.ts';
import { readCbor, writeCbor } from './cbor.ts';
import type { UrMessage, UrProblem } from './UrMessage.ts';

const TYPE = 'bytes';

export const textMessage = (text: string): UrMessage => ({ type: TYPE, cbor: writeCbor(utf8ToBytes(text)) });

/** Problems: `other-kind` · `unreadable`, also for bytes that are not text */
export function readTextMessage({ type, cbor }: UrMessage): Result<string, UrProblem> {
  if (type !== TYPE) return err({ kind: 'other-kind', type });
  const bytes = readCbor(cbor);
  if (!(bytes instanceof Uint8Array)) return err({ kind: 'unreadable' });
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return err({ kind: 'unreadable' });
  }
}
