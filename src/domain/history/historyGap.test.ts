import { describe, expect, it } from 'vitest';
import { historyGap, joinGaps, NO_GAP } from './historyGap.ts';

const row = (value: bigint, spent = 0n, confirmations = 1) => ({
  inputs: [
    { address: 'own', value: spent },
    { address: 'other', value: 9n },
  ],
  outputs: [
    { address: 'own', value },
    { address: null, value: 5n },
  ],
  confirmations,
});
const MINED = { transactions: 2, received: 12n, sent: 3n };

describe('a history and what the server counts', () => {
  it('agree where all rows are there, those that wait too', () => {
    expect(historyGap([row(5n), row(7n, 3n)], 'own', 2, MINED)).toEqual(NO_GAP);
    expect(historyGap([row(100n, 1n, 0), row(5n), row(7n, 3n)], 'own', 3, MINED)).toEqual(NO_GAP);
  });

  it('differ by the rows that are missing', () => {
    expect(historyGap([row(5n)], 'own', 2, MINED)).toEqual({ missing: 1, isOff: false });
    expect(historyGap([], 'own', 3)).toEqual({ missing: 3, isOff: false });
  });

  it.each([
    [[row(5n), row(8n, 3n)]],
    [[row(5n), row(7n, 4n)]],
    // the balance is the same
    [[row(6n, 1n), row(7n, 3n)]],
  ])('differ by their sums', (rows) => {
    expect(historyGap(rows, 'own', 2, MINED)).toEqual({ missing: 0, isOff: true });
  });

  it('are not compared by sums of another moment, or that nobody tells', () => {
    expect(historyGap([row(1n), row(1n), row(1n)], 'own', 2, MINED)).toEqual(NO_GAP);
    expect(historyGap([row(1n)], 'own', 1)).toEqual(NO_GAP);
  });

  it('lack of several accounts what each lacks', () => {
    const gaps = [{ missing: 2, isOff: false }, NO_GAP, { missing: 1, isOff: true }];
    expect(joinGaps(gaps)).toEqual({ missing: 3, isOff: true });
    expect(joinGaps([])).toEqual(NO_GAP);
  });
});
