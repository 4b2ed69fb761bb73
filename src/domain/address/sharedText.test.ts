import { describe, expect, it } from 'vitest';
import { paymentTextIn } from './sharedText.ts';

const ADDRESS = 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L';

describe('paymentTextIn', () => {
  it.each([
    [ADDRESS, ADDRESS],
    [`dogecoin:${ADDRESS}?amount=5`, `dogecoin:${ADDRESS}?amount=5`],
    // as browsers pass a link to an app that registered for it
    [`web+dogecoin:${ADDRESS}?amount=5`, `dogecoin:${ADDRESS}?amount=5`],
    [`Pay me, please!\nDOGECOIN:${ADDRESS}?label=Bob thanks`, `DOGECOIN:${ADDRESS}?label=Bob`],
    [`<a href="dogecoin:${ADDRESS}">`, `dogecoin:${ADDRESS}`],
    [`to ${ADDRESS}, soon`, ADDRESS],
    ['much wow', null],
    ['', null],
  ])('finds in %j what can be paid', (text, found) => {
    expect(paymentTextIn(text)).toBe(found);
  });

  it('finds no private key', () => {
    expect(paymentTextIn('QVD3x1RPiWPvyxbTsfxVwaYLyeBZrQvjhZ2aZJUsbuRgsEAGpNQ2')).toBeNull();
  });

  it('does not search what is endless', () => {
    expect(paymentTextIn(' '.repeat(5_000) + ADDRESS)).toBeNull();
  });
});
