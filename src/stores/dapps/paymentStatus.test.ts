import { describe, expect, it } from 'vitest';
import { CHILD, DOGE, OTHER, OWN, PARENT, transfer } from '../../../mocks/builders/journal.ts';
import { koinu } from '../../domain/amount/Koinu.ts';
import { paymentStatus } from './paymentStatus.ts';

const rejected = transfer(PARENT, { stage: 'rejected' });
const paying = (amount: bigint) => [{ value: koinu(amount), address: OTHER, isOwn: false }];

describe('a payment that a site was to get', () => {
  it('is out while nobody says otherwise, and when nobody remembers it', () => {
    const out = { kind: 'out', txid: PARENT };
    expect(paymentStatus(PARENT, [transfer(PARENT, { stage: 'unknown' })])).toEqual(out);
    expect(paymentStatus(PARENT, [])).toEqual(out);
  });

  it.each(['rejected', 'replaced'] as const)('is open when it was %s: its bytes may confirm', (stage) => {
    expect(paymentStatus(PARENT, [transfer(PARENT, { stage })])).toEqual({ kind: 'open', txid: PARENT });
  });

  it('is what took its place and pays no less', () => {
    const hurried = transfer(CHILD, { stage: 'accepted', replaces: PARENT });
    const replaced = transfer(PARENT, { stage: 'replaced', replacedBy: CHILD });
    const out = { kind: 'out', txid: CHILD };
    expect(paymentStatus(PARENT, [hurried, replaced])).toEqual(out);
    expect(paymentStatus(PARENT, [hurried, { ...replaced, voidedBy: CHILD }])).toEqual(out);
  });

  it('is lost only when what is settled spends its coins and pays less', () => {
    const back = transfer(CHILD, { stage: 'confirmed', confirmations: 6, to: OWN, outputs: paying(DOGE) });
    expect(paymentStatus(PARENT, [back, { ...rejected, voidedBy: CHILD }])).toEqual({ kind: 'lost' });
    expect(paymentStatus(PARENT, [{ ...back, confirmations: 1 }, rejected]).kind).toBe('open');
  });

  it('is open when what voided it is not remembered: it may have paid as much', () => {
    expect(paymentStatus(PARENT, [{ ...rejected, voidedBy: CHILD }]).kind).toBe('open');
  });
});
