/** Compares the rows of a complete history with the server's counts: a statement has to say what is missing. */

interface Side {
  readonly address: string | null;
  /** koinu */
  readonly value: bigint;
}

interface Row {
  readonly inputs: readonly Side[];
  readonly outputs: readonly Side[];
  readonly confirmations: number;
}

/** An address's confirmed totals, as the server counts them. */
export interface MinedTotals {
  readonly transactions: number;
  /** koinu of all coins received and all coins spent: change counts in both */
  readonly received: bigint;
  readonly sent: bigint;
}

/** What a history lacks. */
export interface HistoryGap {
  /** transactions that the server counts, but for which it gave no valid row */
  readonly missing: number;
  /** the count matches, but the sums differ */
  readonly isOff: boolean;
}

export const NO_GAP: HistoryGap = { missing: 0, isOff: false };

const sumAt = (sides: readonly Side[], address: string): bigint =>
  sides.reduce((sum, side) => (side.address === address ? sum + side.value : sum), 0n);

/**
 * @param rows - all of them, each once
 * @param counted - the server's count, including unconfirmed ones
 * @param mined - its sums; absent when it gives none, or gives them for another moment
 */
export function historyGap(
  rows: readonly Row[],
  address: string,
  counted: number,
  mined?: MinedTotals,
): HistoryGap {
  const missing = Math.max(0, counted - rows.length);
  const settled = rows.filter(({ confirmations }) => confirmations > 0);
  if (missing > 0 || mined?.transactions !== settled.length) return { missing, isOff: false };
  let [received, sent] = [0n, 0n];
  for (const { inputs, outputs } of settled) {
    received += sumAt(outputs, address);
    sent += sumAt(inputs, address);
  }
  return { missing, isOff: received !== mined.received || sent !== mined.sent };
}

/** The combined gap of several addresses. */
export const joinGaps = (gaps: readonly HistoryGap[]): HistoryGap => ({
  missing: gaps.reduce((sum, { missing }) => sum + missing, 0),
  isOff: gaps.some(({ isOff }) => isOff),
});

export const hasGap = ({ missing, isOff }: HistoryGap): boolean => missing > 0 || isOff;
