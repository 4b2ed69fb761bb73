/** A broadcast in Blockbook's words. */

import { ApiError, type BlockbookSource, type Json } from './types.ts';

/** Hands raw bytes to the node. @throws {ApiError} with the node's code and reason */
export function sendView(rawHex: string, { sandbox }: BlockbookSource): Json {
  const verdict = sandbox.submit(rawHex);
  if (!verdict.accepted) throw new ApiError(`${verdict.code}: ${verdict.reason}`);
  return { result: verdict.txid };
}
