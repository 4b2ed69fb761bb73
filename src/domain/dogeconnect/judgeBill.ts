/** Checks whether a bill may be paid now, and compares its lines with its total. */
import type { DogecoinUri } from '../address/dogecoinUri.ts';
import type { Bill, BillDetails, BillProblem } from './Bill.ts';

/** A vendor's clock may be ahead of ours by this much, milliseconds. */
const CLOCK_LEEWAY_MS = 10 * 60_000;

/** Why it cannot be paid at this time; null: it can. No margin is kept before the expiry: the relay decides anyway. */
export function timeProblem(
  { issuedAtMs, expiresAtMs }: Pick<Bill, 'issuedAtMs' | 'expiresAtMs'>,
  nowMs: number,
): BillProblem | null {
  if (issuedAtMs > nowMs + CLOCK_LEEWAY_MS) return { kind: 'not-yet', issuedAtMs };
  return nowMs >= expiresAtMs ? { kind: 'expired', expiredAtMs: expiresAtMs } : null;
}

/**
 * Whether the link that led here agrees with the bill, as other wallets pay the link itself: its address must be one of the recipients, and
 * its amount, if any, the total. A `dogeconnect:` link has neither.
 */
export function linkProblem(
  { address, amount }: Pick<DogecoinUri, 'address' | 'amount'>,
  { payments, total }: Bill,
): BillProblem | null {
  const isPaid = address === null || payments.some(({ to }) => to === address);
  return isPaid && (amount === undefined || amount === total) ? null : { kind: 'link-differs' };
}

/**
 * The sum of the lines when it differs from the total; null: it matches, or there are no lines.
 *
 * Vendors count in two ways: fees and taxes are lines, or are given apart from them. Both are accepted. Nothing is rejected here: the
 * outputs are what is paid, and they add up to the total.
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
