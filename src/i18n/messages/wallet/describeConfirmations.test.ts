import { describe, expect, it } from 'vitest';
import { koinu } from '../../../domain/amount/Koinu.ts';
import { describeWait, describeWaitShort } from '../send/describeWait.ts';
import { describeDepthAhead, describeSent } from '../send/txMessages.ts';
import { describeCoin } from './breakdownMessages.ts';
import { describeConfirmations } from './describeConfirmations.ts';
import { explainState } from './describeEntry.ts';

const TEN = koinu(1_000_000_000n);

describe('one scale of confirmations', () => {
  it('goes from unconfirmed over confirmations to settled', () => {
    expect([0, 1, 4, 5, 6, 1200].map(describeConfirmations)).toEqual([
      ...['Unconfirmed', '1 confirmation', '4 confirmations', '5 confirmations'],
      ...['Settled: 6 confirmations', 'Settled: 1,200 confirmations'],
    ]);
  });

  it('is the same in history and for coins', () => {
    for (const confirmations of [1, 4, 6, 1200]) {
      const state = { kind: 'confirmed', confirmations } as const;
      const said = describeConfirmations(confirmations);
      expect(explainState({ direction: 'sent', state })).toBe(said);
      expect(describeCoin({ kind: 'spendable' }, confirmations)).toBe(said);
    }
  });

  it('calls nothing arrived or settled before six', () => {
    expect([0, 1, 5].map((count) => describeSent(TEN, count)).join()).not.toMatch(/arrived|settled/);
    expect(describeSent(TEN, 6)).toMatch(/is settled$/);
    expect(describeDepthAhead(1, null)).toBe('Settled after 6 confirmations');
    expect(describeDepthAhead(6, null)).not.toContain('after');
  });
});

describe('one scale of times', () => {
  it('is the same in long and in short', () => {
    expect([1, 2, 15, 60, 120].map(describeWait)).toEqual([
      ...['about 1 minute', 'about 2 minutes', 'about 15 minutes', 'about 60 minutes', 'about 2 hours'],
    ]);
    expect([1, 2, 15, 60, 120].map(describeWaitShort)).toEqual([
      ...['~1\u00a0min', '~2\u00a0min', '~15\u00a0min', '~60\u00a0min', '~2\u00a0h'],
    ]);
  });

  it('says nothing where nobody knows', () => {
    expect(describeDepthAhead(0, null)).toBe('Waiting for its first confirmation');
    expect(describeDepthAhead(0, 2)).toBe('Estimated time: about 2 minutes');
  });
});
