/** Hashes what the inputs of a plan sign. Each signs the whole transaction, so this is expensive with many inputs; it needs no key. */
import { signedMessages } from '../../../domain/tx/parse/serialize.ts';
import { writtenPlan } from '../../../domain/tx/sign/writtenPlan.ts';
import type { TransferPlan } from '../../../domain/tx/Transfer.ts';
import { hashMessage } from './hashMessage.ts';

/** The hash each input signs, in order: the same that `signTransfer` would compute. */
export const hashPlan = async (plan: TransferPlan): Promise<readonly Uint8Array[]> =>
  Promise.all(Array.from(signedMessages(...writtenPlan(plan)), ({ message }) => hashMessage(message)));
