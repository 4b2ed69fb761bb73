/** Compares the rows of a whole history with what the server counts: who adds them up has to say what is missing. */

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

/** What an address has in blocks, as the server counts it. */
export interface MinedTotals {
  readonly transactions: number;
  /** koinu of all coins that came, and of all that went: change counts in both */
  readonly received: bigint;
  readonly sent: bigint;
}

/** What a history lacks. */
export interface HistoryGap {
  /** transactions that are counted, and have no row that makes sense */
  readonly missing: number;
  /** there are as many as are counted, and they come to other sums */
  readonly isOff: boolean;
}

/** Nothing is missing. */
export const NO_GAP: HistoryGap = { missing: 0, isOff: false };

const sumAt = (sides: readonly Side[], address: string): bigint =>
  sides.reduce((sum, side) => (side.address === address ? sum + side.value : sum), 0n);

/**
 * Compares them.
 *
 * @param rows - all of them, each once
 * @param counted - how many the server counts, with those that wait
 * @param mined - its sums; absent where it gives none, or gives those of another moment
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

/** What the histories of several addresses lack together. */
export const joinGaps = (gaps: readonly HistoryGap[]): HistoryGap => ({
  missing: gaps.reduce((sum, { missing }) => sum + missing, 0),
  isOff: gaps.some(({ isOff }) => isOff),
});

export const hasGap = ({ missing, isOff }: HistoryGap): boolean => missing > 0 || isOff;
