import { describe, expect, it } from 'vitest';
import { ownAt, transferAt } from '../../../mocks/views/transferViews.ts';
import type { TokenStage } from '../../domain/drc20/send/TokenTransfer.ts';
import { sumBatch } from './batchSums.ts';
import { transferSteps } from './stepsOfTransfer.ts';

const statesAt = (stage: TokenStage) =>
  transferSteps(ownAt(stage)).map(({ key, state }) => `${key} ${state}`);

describe('the steps of a transfer', () => {
  it.each<[TokenStage, readonly string[]]>([
    ['waiting', ['commit next', 'reveal next', 'block next', 'index next']],
    ['committing', ['commit now', 'reveal next', 'block next', 'index next']],
    ['revealing', ['commit done', 'reveal now', 'block next', 'index next']],
    ['sent', ['commit done', 'reveal done', 'block now', 'index next']],
    ['mined', ['commit done', 'reveal done', 'block done', 'index now']],
    ['indexed', ['commit done', 'reveal done', 'block done', 'index done']],
    ['failed', ['commit done', 'reveal done', 'block done', 'index failed']],
  ])('stand where it came to while it is %s', (stage, steps) => {
    expect(statesAt(stage)).toEqual(steps);
  });

  it('end where it went wrong, and go on with what brings the money back', () => {
    expect(statesAt('rejected')).toEqual(['commit failed']);
    expect(statesAt('stuck')).toEqual(['commit done', 'reveal failed']);
    expect(statesAt('recovering')).toEqual(['commit done', 'reveal failed', 'recovery now']);
    expect(statesAt('recovered')).toEqual(['commit done', 'reveal failed', 'recovery done']);
  });

  it('lead to transactions that the network has, and to no others', () => {
    const links = (stage: TokenStage) => transferSteps(ownAt(stage)).filter(({ txid }) => txid !== null);
    expect(links('committing')).toHaveLength(0);
    expect(links('revealing').map(({ key }) => key)).toEqual(['commit']);
    expect(links('sent').map(({ key }) => key)).toEqual(['commit', 'reveal']);
  });
});

describe('the sums of a batch', () => {
  it('count each transfer once, and add up what moves', () => {
    const stages: readonly TokenStage[] = ['indexed', 'sent', 'waiting', 'rejected', 'failed', 'stuck'];
    const sums = sumBatch(stages.map((stage) => ({ transfer: transferAt(stage), name: null })));
    expect(sums).toMatchObject({ done: 1, onTheirWay: 1, waiting: 1, failed: 3, of: 6 });
    expect(sums?.whole).toMatchObject({ kind: 'token', amount: 3_000_000_000n });
  });

  it('are nothing for nothing', () => {
    expect(sumBatch([])).toBeNull();
  });
});
