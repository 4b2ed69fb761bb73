/** Whether a bill may be paid now, and what to say of its lines. */
import type { DogecoinUri } from '../address/dogecoinUri.ts';
import type { Bill, BillDetails, BillProblem } from './Bill.ts';

/** A vendor's clock may be ahead of ours by this much, milliseconds. */
const CLOCK_LEEWAY_MS = 10 * 60_000;

/** Why there is no time to pay it; null: there is. Nothing is taken off at the end: the relay has the last word anyhow. */
export function timeProblem(
  { issuedAtMs, expiresAtMs }: Pick<Bill, 'issuedAtMs' | 'expiresAtMs'>,
  nowMs: number,
): BillProblem | null {
  if (issuedAtMs > nowMs + CLOCK_LEEWAY_MS) return { kind: 'not-yet', issuedAtMs };
  return nowMs >= expiresAtMs ? { kind: 'expired', expiredAtMs: expiresAtMs } : null;
}

/**
 * Whether the link that led here, which other wallets pay as it stands, says the same: its address is one of those paid, and
 * its amount, where it has one, the total. A link that is for bills alone says neither.
 */
export function linkProblem(
  { address, amount }: Pick<DogecoinUri, 'address' | 'amount'>,
  { payments, total }: Bill,
): BillProblem | null {
  const isPaid = address === null || payments.some(({ to }) => to === address);
  return isPaid && (amount === undefined || amount === total) ? null : { kind: 'link-differs' };
}

/**
 * What the lines come to, where that is not the total; null: they do, or there are none.
 *
 * Vendors count in two ways: fees and taxes are lines, or they stand beside the lines. Either is right. Nothing is refused here: what is
 * paid are the outputs, which are the total.
 */
export function lineDifference({
  lines,
  fees,
  taxes,
  total,
}: Pick<BillDetails, 'lines' | 'fees' | 'taxes' | 'total'>): bigint | null {
  if (lines.length === 0) return null;
  const sum = lines.reduce((all, line) => all + line.total, 0n);
  const hasLine = (kind: 'fee' | 'tax') => lines.some((line) => line.kind === kind);
  const beside = (hasLine('fee') ? 0n : (fees ?? 0n)) + (hasLine('tax') ? 0n : (taxes ?? 0n));
  return sum === total || sum + beside === total ? null : sum + beside;
}
