import { describe, expect, it } from 'vitest';
import { numberedAddress } from '../../../../mocks/builders/keys.ts';
import type { NumberStyle } from '../../preferences/NumberStyle.ts';
import { MAX_TOKEN_RECIPIENTS } from './TokenPayment.ts';
import { formatTokenRecipients, type ListedToken, parseTokenRecipients } from './tokenRecipients.ts';

const TOKEN: ListedToken = { network: 'mainnet', decimals: 8, tick: 'A.SWAP' };
const ONE = numberedAddress(1);
const TWO = numberedAddress(2);

const read = (text: string, token = TOKEN, style: NumberStyle = 'point') => {
  const list = parseTokenRecipients(text, token, style);
  if (list === null) throw new Error('not read at all');
  return list;
};

describe('a list of recipients of a token', () => {
  it('refuses one mark before three digits where people write decimals with a comma', () => {
    expect(read(`${ONE}; 1.500`, TOKEN, 'point').rejected).toEqual([]);
    expect(read(`${ONE}; 1.500`, TOKEN, 'comma').rejected).toHaveLength(1);
    expect(read(`${ONE}; 1,500`, TOKEN, 'comma').rejected).toHaveLength(1);
  });

  it('takes amounts with and without the tick, in any case', () => {
    const { payments, total, rejected } = read(`${ONE}, 1.5 a.swap, Bob\n${TWO};2`);
    expect(rejected).toEqual([]);
    expect(payments.map(({ amount }) => amount)).toEqual([150_000_000n, 200_000_000n]);
    expect(total).toBe(350_000_000n);
    expect(payments[0]?.name).toBe('Bob');
  });

  it('takes nothing for a unit that only looks like the tick', () => {
    expect(read(`${ONE}, 1 aXswap`).rejected[0]?.problem.kind).toBe('other-unit');
  });

  describe('of a token that is called like a number', () => {
    const amountOf = (amount: string, tick: string) => {
      const { payments, rejected } = read(`${ONE}; ${amount}`, { ...TOKEN, tick });
      return payments[0]?.amount ?? rejected[0]?.problem.kind;
    };

    it.each(['420', '0', '00', '.5', ',5', '0.1'])(
      'keeps every digit of an amount that ends like it: %s',
      (tick) => {
        for (const amount of ['1420', '100', '20.5', '10.1', '3'])
          expect([amount, amountOf(amount, tick)]).toEqual([amount, amountOf(amount, 'UNIX')]);
        const { payments } = read(`${ONE}, 1420\n${TWO}, 100.5`, { ...TOKEN, tick });
        const written = formatTokenRecipients(payments, 8);
        expect(read(written, { ...TOKEN, tick }).payments).toEqual(payments);
      },
    );

    it('takes such a tick for a unit only where it stands apart, and never when it is a number', () => {
      expect(amountOf('5 1INCH', '1INCH')).toBe(500_000_000n);
      expect(amountOf('51INCH', '1INCH')).toBe('other-unit');
      expect(amountOf('1e5', 'E5')).toBe('amount');
      expect(amountOf('1 e5', 'E5')).toBe(100_000_000n);
      expect(amountOf('1 420', '420')).toBe('amount');
    });
  });

  it('says of each line why it is refused', () => {
    const kinds = read(`${ONE}, 0\n${TWO}, 0.123456789\nnobody, 1\n${TWO}`).rejected.map(
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
    const lines = Array.from({ length: MAX_TOKEN_RECIPIENTS + 1 }, (_, n) => `${numberedAddress(n + 1)} 1`);
    const { payments, rejected } = read(lines.join('\n'));
    expect(payments).toHaveLength(MAX_TOKEN_RECIPIENTS);
    expect(rejected.map(({ problem }) => problem.kind)).toEqual(['too-many']);
  });

  it('is written so that it is read the same', () => {
    const { payments } = read(`${ONE}, 1.5, Bob\n${TWO}, 0.00000001`);
    expect(read(formatTokenRecipients(payments, 8)).payments).toEqual(payments);
  });
});
