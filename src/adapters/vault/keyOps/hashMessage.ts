/** Hashes the message an input signs, with the browser's SHA-256. */
import { hashAgain } from '../../../domain/tx/parse/serialize.ts';

/**
 * The double hash to sign. Only the first hash runs off this thread: for the second, the call to the browser takes longer than the
 * hash itself.
 *
 * @param message - the whole transaction as the input signs it
 */
export const hashMessage = async (message: BufferSource): Promise<Uint8Array> =>
  hashAgain(new Uint8Array(await crypto.subtle.digest('SHA-256', message)));
