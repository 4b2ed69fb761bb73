/** Hashes what an input signs by the browser's own SHA-256. */
import { hashAgain } from '../../../domain/tx/parse/serialize.ts';

/**
 * The hash that is signed. Only the first of the two is made beside this thread: to ask the browser for the hash of a hash takes
 * longer than that hash.
 *
 * @param message - the whole transaction as the input signs it
 */
export const hashMessage = async (message: BufferSource): Promise<Uint8Array> =>
  hashAgain(new Uint8Array(await crypto.subtle.digest('SHA-256', message)));
