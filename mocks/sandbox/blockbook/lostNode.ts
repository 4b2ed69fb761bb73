/** A Blockbook that cannot reach its node: its errors, and what it silently leaves out. */

import type { SandboxCoin, TransactionRecord } from '../chain/types.ts';
import { ApiError, type BlockbookSource, InternalError, type LostNode, type LostNodeMode } from './types.ts';

export const LOST_NODE_MODES: readonly LostNodeMode[] = ['refused', 'starting'];

const WORDS: Readonly<Record<LostNodeMode, string>> = {
  refused: 'Post "http://127.0.0.1:21011": dial tcp 127.0.0.1:21011: connect: connection refused',
  starting: '-28: Loading block index...',
};

/** The lost node; null while it answers. */
export const lostNodeOf = ({ lostNode }: BlockbookSource): LostNode | null => lostNode?.() ?? null;

export const lostNodeWords = ({ mode }: LostNode): string => WORDS[mode];

/** The index's newest block. */
export function indexedTip(source: BlockbookSource): { readonly height: number; readonly hash: string } {
  const { sandbox } = source;
  const lost = lostNodeOf(source);
  return (lost && sandbox.chain.blockAt(lost.height)) ?? sandbox.tip;
}

/** For requests that hand something to the node. @throws {ApiError} when it is lost */
export function rejectIfLost(source: BlockbookSource): void {
  const lost = lostNodeOf(source);
  if (lost) throw new ApiError(lostNodeWords(lost));
}

/** For requests that only the node can answer. @throws {InternalError} when it is lost */
export function failIfLost(source: BlockbookSource): void {
  if (lostNodeOf(source)) throw new InternalError();
}

/** A transaction of the chain or the mempool. @throws {ApiError} when it is in neither, or the node is lost */
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

/** Whether the index has a coin's block. */
export const isIndexedCoin = ({ height }: SandboxCoin, source: BlockbookSource): boolean =>
  height === null || height <= indexedTip(source).height;
