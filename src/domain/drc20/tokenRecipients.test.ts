import { describe, expect, it } from 'vitest';
import { numberedAddress } from '../address/numberedAddress.fixture.ts';
import {
  formatTokenRecipients,
  type ListedToken,
  MOST_TOKEN_RECIPIENTS,
  parseTokenRecipients,
} from './tokenRecipients.ts';

const TOKEN: ListedToken = { network: 'mainnet', decimals: 8, tick: 'A.SWAP' };
const ONE = numberedAddress(1);
const TWO = numberedAddress(2);

const read = (text: string, token = TOKEN) => {
  const list = parseTokenRecipients(text, token);
  if (list === null) throw new Error('not read at all');
  return list;
};

describe('a list of receivers of a token', () => {
  it('takes amounts with and without the tick, in any case', () => {
    const { payments, total, refused } = read(`${ONE}, 1.5 a.swap, Bob\n${TWO};2`);
    expect(refused).toEqual([]);
    expect(payments.map(({ amount }) => amount)).toEqual([150_000_000n, 200_000_000n]);
    expect(total).toBe(350_000_000n);
    expect(payments[0]?.name).toBe('Bob');
  });

  it('takes nothing for a unit that only looks like the tick', () => {
    expect(read(`${ONE}, 1 aXswap`).refused[0]?.problem.kind).toBe('amount');
  });

  it('says of each line why it is refused', () => {
    const kinds = read(`${ONE}, 0\n${TWO}, 0.123456789\nnobody, 1\n${TWO}`).refused.map(
      ({ line, problem }) => `${line} ${problem.kind}`,
    );
    expect(kinds).toEqual(['1 nothing', '2 amount', '3 address', '4 no-amount']);
  });

  it('sends to each address once, with the sum', () => {
    const { payments, repeated } = read(`${ONE} 1\n${ONE} 2`);
    expect(payments).toEqual([{ address: ONE, amount: 300_000_000n, name: null }]);
    expect(repeated).toEqual([{ line: 2, first: 1, address: ONE }]);
  });

  it('ends where one batch does', () => {
    const lines = Array.from({ length: MOST_TOKEN_RECIPIENTS + 1 }, (_, n) => `${numberedAddress(n + 1)} 1`);
    const { payments, refused } = read(lines.join('\n'));
    expect(payments).toHaveLength(MOST_TOKEN_RECIPIENTS);
    expect(refused.map(({ problem }) => problem.kind)).toEqual(['too-many']);
  });

  it('is written so that it is read the same', () => {
    const { payments } = read(`${ONE}, 1.5, Bob\n${TWO}, 0.00000001`);
    expect(read(formatTokenRecipients(payments, 8)).payments).toEqual(payments);
  });
});
