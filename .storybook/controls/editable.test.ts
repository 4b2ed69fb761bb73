import { describe, expect, it, vi } from 'vitest';
import { Fault } from '../../src/domain/fault.ts';
import { readDecimal, writeDecimal } from './decimals.ts';
import { fromEditable, toEditable } from './editable.ts';

const OWN = {
  amount: 1_250_000_000n,
  name: 'Doge',
  view: { breakdown: { total: 4_198_000_000n }, coinsOf: vi.fn(), fault: new Fault('offline', 'no answer') },
  rows: [{ value: 1n }, { value: 100_000_000n }],
  token: { amount: 1_234n, decimals: 2 },
  rate: { microsPerDoge: 198_400n },
  fee: null,
};
const SHOWN = toEditable(OWN);

/** The panel sends its values as JSON. */
const sent = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('a decimal', () => {
  it.each([
    [0n, 8, '0'],
    [1n, 8, '0.00000001'],
    [1_250_000_000n, 8, '12.5'],
    [-1_250_000_000n, 8, '-12.5'],
    [113_271_543_996_000_000n, 8, '1132715439.96'],
    [17n, 0, '17'],
  ])('%s with %s decimals is written %s, and read back', (value, decimals, text) => {
    expect(writeDecimal(value, decimals)).toBe(text);
    expect(readDecimal(text, decimals)).toBe(value);
  });

  it.each(['', 'abc', '1e8', '1,5', '0.000000001', '1.', '.5', '--1'])('is not “%s”', (text) => {
    expect(readDecimal(text, 8)).toBeUndefined();
  });
});

describe('arguments for a panel', () => {
  it('show money as decimals, however deep', () => {
    expect(SHOWN).toMatchObject({
      amount: '12.5',
      view: { breakdown: { total: '41.98' } },
      rows: [{ value: '0.00000001' }, { value: '1' }],
      token: { amount: '12.34' },
      rate: { microsPerDoge: '0.1984' },
      fee: null,
    });
    expect(() => JSON.stringify(SHOWN)).not.toThrow();
  });

  it('are the very same where they hold no money', () => {
    const args = { list: [{ a: 1 }], fault: new Fault('offline', 'no answer'), on: vi.fn() };
    expect(toEditable(args)).toBe(args);
  });
});

describe('edited arguments', () => {
  it('are the story’s own where nothing was edited', () => {
    const { args, problems } = fromEditable({ ...SHOWN, name: 'Shibe' }, OWN, SHOWN);
    expect(args).toEqual({ ...OWN, name: 'Shibe' });
    expect(args.view).toBe(OWN.view);
    expect(problems).toEqual([]);
  });

  it('are koinu again', () => {
    expect(fromEditable({ ...SHOWN, amount: '7.25' }, OWN, SHOWN).args.amount).toBe(725_000_000n);
  });

  it('keep what a panel cannot carry', () => {
    const view = { ...sent(SHOWN.view), breakdown: { total: '3' } };
    const { args } = fromEditable({ ...SHOWN, view }, OWN, SHOWN);
    expect(args.view).toEqual({ ...OWN.view, breakdown: { total: 300_000_000n } });
  });

  it('keep the amounts that somebody deleted', () => {
    const { args } = fromEditable({ ...SHOWN, token: { decimals: 2 } }, OWN, SHOWN);
    expect(args.token).toEqual({ decimals: 2, amount: 1_234n });
  });

  it('may have a longer list', () => {
    const rows = [...sent(SHOWN.rows), { value: '5' }];
    const { args } = fromEditable({ ...SHOWN, rows }, OWN, SHOWN);
    expect(args.rows).toEqual([...OWN.rows, { value: 500_000_000n }]);
  });

  it('say where they mean nothing, and stay what they were', () => {
    const view = { ...sent(SHOWN.view), breakdown: { total: 'much' } };
    const { args, problems } = fromEditable({ ...SHOWN, view }, OWN, SHOWN);
    expect(args.view).toEqual(OWN.view);
    expect(problems).toEqual([
      { path: 'view.breakdown.total', text: 'much', wanted: 'a number with at most 8 decimals' },
    ]);
  });
});
