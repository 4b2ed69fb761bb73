/** A Blockbook that cannot ask its node: what it says then, and what it leaves out without a word. */

import type { SandboxCoin, TransactionRecord } from '../chain/types.ts';
import { ApiError, type BlockbookSource, InternalError, type LostNode, type LostNodeMode } from './types.ts';

/** All modes. */
export const LOST_NODE_MODES: readonly LostNodeMode[] = ['refused', 'starting'];

const WORDS: Readonly<Record<LostNodeMode, string>> = {
  refused: 'Post "http://127.0.0.1:21011": dial tcp 127.0.0.1:21011: connect: connection refused',
  starting: '-28: Loading block index...',
};

/** The node that is gone; null while it answers. */
export const lostNodeOf = ({ lostNode }: BlockbookSource): LostNode | null => lostNode?.() ?? null;

/** Why the node did not answer. */
export const lostNodeWords = ({ mode }: LostNode): string => WORDS[mode];

/** The newest block that the index has. */
export function indexedTip(source: BlockbookSource): { readonly height: number; readonly hash: string } {
  const { sandbox } = source;
  const lost = lostNodeOf(source);
  return (lost && sandbox.chain.blockAt(lost.height)) ?? sandbox.tip;
}

/** What is handed to a node that does not answer. @throws {ApiError} */
export function rejectIfLost(source: BlockbookSource): void {
  const lost = lostNodeOf(source);
  if (lost) throw new ApiError(lostNodeWords(lost));
}

/** What only a node can say. @throws {InternalError} */
export function failIfLost(source: BlockbookSource): void {
  if (lostNodeOf(source)) throw new InternalError();
}

/** A transaction that is in the chain or in the mempool. @throws {ApiError} when it is in neither, or the node cannot be asked */
export function findTransaction(asked: string, source: BlockbookSource): TransactionRecord {
  const { sandbox } = source;
  const txid = /^[0-9A-F]+$/i.test(asked) ? asked.toLowerCase() : asked;
  const record = sandbox.chain.record(txid);
  const height = sandbox.chain.blockOf(txid)?.height;
  if (record && height !== undefined && height <= indexedTip(source).height) return record;
  const lost = lostNodeOf(source);
  if (lost) throw new ApiError(`Transaction '${txid}' not found (txid ${txid}: ${lostNodeWords(lost)})`);
  if (!record || sandbox.confirmations(txid) === undefined)
    throw new ApiError(`Transaction '${txid}' not found`);
  return record;
}

/** Whether the index has the block of a coin. */
export const isIndexedCoin = ({ height }: SandboxCoin, source: BlockbookSource): boolean =>
  height === null || height <= indexedTip(source).height;
