/** Fee estimates in Blockbook's format: koinu per 1000 bytes over the socket, DOGE over REST. */

import { ApiError, type BlockbookSource, type Json } from './types.ts';

/** A node's answer without an estimate: −1 DOGE. */
const UNKNOWN = -100_000_000n;
const MAX_BLOCKS = 32;
/** @see blockbook bchain/coins/btc: about a week of Bitcoin's blocks, whatever the coin */
const LONG_TERM_BLOCKS = 1008;

/** Unknown for the very next block, as with Dogecoin's nodes. */
const estimateFor = (blocks: number, { market }: BlockbookSource): bigint =>
  blocks <= 1 || market.feeEstimate === null ? UNKNOWN : market.feeEstimate;

/** Koinu as DOGE without trailing zeros. */
export function decimalText(amount: bigint): string {
  const [sign, size] = amount < 0n ? ['-', -amount] : ['', amount];
  const fraction = (size % 100_000_000n).toString().padStart(8, '0').replace(/0+$/, '');
  return `${sign}${size / 100_000_000n}${fraction === '' ? '' : `.${fraction}`}`;
}

/** `/api/v2/estimatefee/{blocks}`. @throws {ApiError} when the number is missing or invalid */
export function estimateView(blocksText: string, source: BlockbookSource): Json {
  if (blocksText === '') throw new ApiError("Missing parameter 'number of blocks'");
  if (!/^[+-]?\d+$/.test(blocksText)) throw new ApiError("Parameter 'number of blocks' is not a number");
  return { result: decimalText(estimateFor(Number(blocksText), source)) };
}

/** Rounds half up, below zero too. */
function feeOf(perUnit: bigint, size: number): bigint {
  const parts = perUnit * BigInt(size) + 500n;
  const floor = parts / 1000n;
  return parts < 0n && parts % 1000n !== 0n ? floor - 1n : floor;
}

/** WebSocket `estimateFee`. @param size - bytes of a transaction; 0 when none is given @throws {ApiError} for too many */
export function estimatesView(blocks: readonly number[], size: number, source: BlockbookSource): Json {
  if (blocks.length > MAX_BLOCKS) throw new ApiError(`blocks max ${MAX_BLOCKS}`);
  return blocks.map((count) => {
    const perUnit = estimateFor(count, source);
    const perTx = size > 0 ? feeOf(perUnit, size).toString() : undefined;
    return { feePerTx: perTx, feePerUnit: perUnit.toString() };
  });
}

/** WebSocket `longTermFeeRate`. */
export const longTermView = (source: BlockbookSource): Json => ({
  feePerUnit: estimateFor(LONG_TERM_BLOCKS, source).toString(),
  blocks: LONG_TERM_BLOCKS,
});
