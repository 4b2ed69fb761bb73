/** Hashes what the inputs of a plan sign. Each signs the whole transaction, so that is much where there are many; it takes no key. */
import { signedMessages } from '../../../domain/tx/parse/serialize.ts';
import { writtenPlan } from '../../../domain/tx/sign/writtenPlan.ts';
import type { TransferPlan } from '../../../domain/tx/Transfer.ts';
import { hashMessage } from './hashMessage.ts';

/** What each input signs, in their order: what `signTransfer` would hash itself. */
export const hashPlan = async (plan: TransferPlan): Promise<readonly Uint8Array[]> =>
  Promise.all(Array.from(signedMessages(...writtenPlan(plan)), ({ message }) => hashMessage(message)));
