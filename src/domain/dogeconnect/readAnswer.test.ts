/** How a relay's report is read: it may be false, or about another payment. */
import { describe, expect, it } from 'vitest';
import { readRelayAnswer, type WrittenStatus } from './readAnswer.ts';

const about = { id: 'PID-123', txid: 'ab'.repeat(32) };
const said = (part: Partial<WrittenStatus>) =>
  readRelayAnswer({ id: 'PID-123', status: 'accepted', ...part }, about);

describe('what a relay says', () => {
  it('is about this payment, to the letter', () => {
    expect(said({})).toEqual({ kind: 'accepted', required: null, confirmed: null });
    for (const id of ['PID-124', 'pid-123', 'PID-123 ', '']) expect(said({ id })).toBeNull();
  });

  it('is about this transaction where it names one', () => {
    expect(said({ txid: about.txid })).toMatchObject({ kind: 'accepted' });
    expect(said({ txid: about.txid.toUpperCase() })).toMatchObject({ kind: 'accepted' });
    expect(said({ txid: '' })).toMatchObject({ kind: 'accepted' });
    expect(said({ txid: 'cd'.repeat(32) })).toBeNull();
    expect(said({ txid: about.txid.slice(1) })).toBeNull();
  });

  it('is no yes and no no about another transaction', () => {
    const txid = 'cd'.repeat(32);
    for (const status of ['unpaid', 'accepted', 'confirmed', 'declined'] as const)
      expect(said({ status, txid })).toBeNull();
  });

  it('is that nothing was paid', () => {
    expect(said({ status: 'unpaid', required: 3, reason: 'none' })).toEqual({ kind: 'unpaid' });
  });

  it.each(['accepted', 'confirmed'] as const)('is that it was %s, and how far it is', (status) => {
    expect(said({ status, required: 6, confirmed: 2 })).toEqual({ kind: status, required: 6, confirmed: 2 });
    expect(said({ status, confirmed: 1 })).toEqual({ kind: status, required: null, confirmed: 1 });
    expect(said({ status, required: 1 })).toEqual({ kind: status, required: 1, confirmed: null });
  });

  it.each([
    [0, 0],
    [1, 1],
    [9_999, 9_999],
    [10_000, 10_000],
    [10_001, 10_000],
    [2 ** 53 - 1, 10_000],
    [2 ** 53, null],
    [Number.POSITIVE_INFINITY, null],
    [Number.NaN, null],
    [0.5, null],
    [-1, null],
  ])('counts %d blocks as %d', (blocks, shown) => {
    expect(said({ required: blocks, confirmed: blocks })).toEqual({
      kind: 'accepted',
      required: shown,
      confirmed: shown,
    });
  });

  it('is why it was declined, as texts of strangers are shown', () => {
    expect(said({ status: 'declined', reason: 'Too risky' })).toEqual({
      kind: 'declined',
      reason: 'Too risky',
    });
    expect(said({ status: 'declined' })).toEqual({ kind: 'declined', reason: '' });
    const long = said({ status: 'declined', reason: `\u202e${'x'.repeat(5_000)}` });
    expect(long).toEqual({ kind: 'declined', reason: `\ufffd${'x'.repeat(198)}…` });
  });
});
