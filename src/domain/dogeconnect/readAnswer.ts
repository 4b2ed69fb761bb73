/** Reads a relay's report about a payment. */
import { foreignText, MAX_DETAIL_LENGTH } from '../text/foreignText.ts';
import type { RelayAnswer, RelayErrorCode } from './Bill.ts';

/** A status, as received. */
export interface WrittenStatus {
  readonly id: string;
  readonly status: 'unpaid' | 'accepted' | 'confirmed' | 'declined';
  readonly reason?: string | undefined;
  readonly txid?: string | undefined;
  readonly required?: number | undefined;
  readonly confirmed?: number | undefined;
}

export const RELAY_ERRORS: readonly RelayErrorCode[] = [
  ...(['not_found', 'expired', 'invalid_tx', 'invalid_outputs', 'invalid_token'] as const),
];

const MAX_BLOCKS = 10_000;

const blocksOf = (count: number | undefined): number | null =>
  count !== undefined && Number.isSafeInteger(count) && count >= 0 ? Math.min(count, MAX_BLOCKS) : null;

/**
 * @param about - the requested payment, and the txid that was submitted
 * @returns null when it is about another payment or another transaction
 */
export function readRelayAnswer(
  written: WrittenStatus,
  about: { readonly id: string; readonly txid: string },
): RelayAnswer | null {
  const { id, status, reason = '', txid = '' } = written;
  if (id !== about.id || (txid !== '' && txid.toLowerCase() !== about.txid)) return null;
  if (status === 'unpaid') return { kind: 'unpaid' };
  if (status === 'declined') return { kind: 'declined', reason: foreignText(reason, MAX_DETAIL_LENGTH) };
  return { kind: status, required: blocksOf(written.required), confirmed: blocksOf(written.confirmed) };
}
