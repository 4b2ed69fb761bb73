/** The request on the receive screen. */
import { describe, expect, it } from 'vitest';
import { testAddress } from '../../../mocks/builders/keys.ts';
import { requestOf } from './ReceiveContainer.tsx';

const OWN = testAddress(1);

describe('receive', () => {
  it('asks for what was typed, and for nothing while it is refused', () => {
    const summary = { name: 'Treats', address: OWN };
    expect(requestOf(summary, '1.5', 'point').link).toBe(`dogecoin:${OWN}?amount=1.5`);
    expect(requestOf(summary, '1,234', 'point')).toMatchObject({
      amount: null,
      problem: { kind: 'ambiguous-comma' },
    });
    expect(requestOf(summary, '1.500', 'comma').problem).toMatchObject({ kind: 'ambiguous-comma' });
    expect(requestOf(summary, '1.500,5', 'comma').link).toBe(`dogecoin:${OWN}?amount=1500.5`);
    expect(requestOf(summary, '', 'point').link).toBe(`dogecoin:${OWN}`);
  });
});
