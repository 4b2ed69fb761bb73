import { describe, expect, it } from 'vitest';
import { backupUrgency } from './backupUrgency.ts';

const DOGE = 100_000_000n;

describe('how loudly a backup is asked for', () => {
  it.each([
    [0n, 'none'],
    [1n, 'quiet'],
    [10n * DOGE - 1n, 'quiet'],
    [10n * DOGE, 'plain'],
    [1_000n * DOGE, 'plain'],
    [1_000n * DOGE + 1n, 'loud'],
    [11_000_000_000n * DOGE, 'loud'],
  ])('grows with what is at risk: %s koinu', (atRisk, urgency) => {
    expect(backupUrgency(atRisk)).toBe(urgency);
  });
});
