/** Lists from chats and spreadsheets: units, thousands, marks and invisible characters. */
import { describe, expect, it } from 'vitest';
import { OURS, THEIRS } from '../../../../mocks/fixtures/tx/coins.fixture.ts';
import pasted from '../../address/vectors/pastedTexts.json' with { type: 'json' };
import { formatDoge } from '../../amount/formatDoge.ts';
import { koinu } from '../../amount/Koinu.ts';
import { parseTokenRecipients } from '../../drc20/send/tokenRecipients.ts';
import { LANGUAGES } from '../../preferences/Language.ts';
import {
  NUMBER_MARKS,
  NUMBER_STYLES,
  type NumberStyle,
  numberStyleOf,
} from '../../preferences/NumberStyle.ts';
import { parseRecipientList } from './recipientList.ts';

/** The payment of a line and its recipient's name; or why it is rejected. */
function outcome(line: string, style: NumberStyle = 'point') {
  const list = parseRecipientList(`${OURS};1\n${line}`, 'mainnet', style);
  const problem = list?.rejected[0]?.problem;
  if (problem) return problem;
  const [, payment] = list?.payments ?? [];
  return payment && [formatDoge(payment.amount), payment.name];
}

describe('the unit beside an amount', () => {
  it.each(pasted['list-unit-doge'].input)('is no name: %s', (line) => {
    const [amount, name] = [line.includes('5,5') ? '5.5' : '5', line.endsWith('Ann') ? 'Ann' : null];
    expect(outcome(line)).toEqual([amount, name]);
  });

  it.each([
    '5 Dogecoin',
    '5 DOGECOINS',
    '5\u00a0DOGE',
    '5 DOGE.',
    '5 XDG',
    '5 Ɖ',
    'Ð5',
    'DOGE 5',
    '5DOGE',
    '5 \u200eDOGE\u200f',
  ])('is left out however it is written: %j', (amount) => {
    expect(outcome(`${THEIRS} ${amount}`)).toEqual(['5', null]);
    expect(outcome(`${THEIRS} ${amount} Moon Coffee`)).toEqual(['5', 'Moon Coffee']);
    for (const mark of ['\t', ';', ', '])
      expect(outcome([THEIRS, amount, 'Ann'].join(mark))).toEqual(['5', 'Ann']);
  });

  it.each(['\t', ';', ',', ' ; '])('may have a cell of its own, between %j', (mark) => {
    expect(outcome([THEIRS, '5', 'DOGE'].join(mark))).toEqual(['5', null]);
    expect(outcome([THEIRS, 'doge', '5', 'Ann'].join(mark))).toEqual(['5', 'Ann']);
    expect(outcome([THEIRS, '5', '"USD"', 'Ann'].join(mark))).toEqual({ kind: 'other-unit', unit: 'USD' });
    expect(outcome([THEIRS, '5', 'Ann', 'usd'].join(mark))).toEqual({ kind: 'other-unit', unit: 'usd' });
    expect(outcome([THEIRS, '€', '5'].join(mark))).toEqual({ kind: 'other-unit', unit: '€' });
  });

  it.each(pasted['list-unit-other'].input)('of something else refuses the line: %s', (line) => {
    expect(outcome(line)).toMatchObject({ kind: 'other-unit', unit: line.split(' ')[2] });
    for (const mark of ['\t', ';', ','])
      expect(outcome(line.replaceAll(' ', mark))).toMatchObject({ kind: 'other-unit' });
  });

  it.each([
    '5 usd',
    '5 Euro',
    '5 USD Ann',
    '5 US$',
    '5 R$ Ann',
    '5 ₺',
    '5 koinu',
    '5 k',
    '5 mln',
    '5 %',
    '5 руб.',
    '5 USDT',
    '5 KES',
    '5 ANN',
    '5USD',
    '5€',
    '$5',
    '5k',
    'USD 5',
    'US$5 Ann',
    '5 U\u200bSD',
  ])('of something else is named: %s', (amount) => {
    expect(outcome(`${THEIRS} ${amount}`)).toMatchObject({ kind: 'other-unit' });
  });

  it('leaves names alone that only resemble one', () => {
    for (const name of ['Bob', 'Eurydice', 'Ann Lee', 'Dollar Tree', 'Dogeparty', 'All', 'Ö', 'МАРИЯ'])
      expect(outcome(`${THEIRS};5;${name}`)).toEqual(['5', name]);
    for (const name of ['Bob', 'Ann', 'Much Doge', 'DOGE-Ann'])
      expect(outcome(`${THEIRS} 5 ${name}`)).toEqual(['5', name]);
  });

  it('is the tick in lists of tokens, and DOGE is another there', () => {
    const token = { network: 'mainnet', decimals: 8, tick: 'wow' } as const;
    const read = (line: string) => parseTokenRecipients(line, token, 'point');
    for (const line of ['5 WOW Ann', '5 wow Ann', '5wow Ann'])
      expect(read(`${THEIRS} ${line}`)?.payments).toMatchObject([{ amount: 500_000_000n, name: 'Ann' }]);
    expect(read(`${THEIRS};5;WOW`)?.payments).toMatchObject([{ amount: 500_000_000n, name: null }]);
    for (const line of [' 5 DOGE', ';5;DOGE', ';5 DOGE', ' 5 USD'])
      expect(read(THEIRS + line)?.rejected).toMatchObject([{ problem: { kind: 'other-unit' } }]);
  });
});

describe('thousands in a list', () => {
  it.each(pasted['list-grouped'].input)('are read: $line', ({ style, line }) => {
    expect(outcome(line, style as NumberStyle)).toEqual(['1234.5', line.endsWith('Ann') ? 'Ann' : null]);
  });

  it.each(LANGUAGES)('are read as the program itself shows them in %s', (language) => {
    const style = numberStyleOf(language);
    for (const amount of [123_450_000_000n, 123_456_700_000_000n, 5_00000000n, 1_234_567_89000000n]) {
      const shown = formatDoge(koinu(amount), { ...NUMBER_MARKS[style], minDecimals: 2 });
      for (const line of [
        `${THEIRS}\t${shown}\tAnn`,
        `${THEIRS};${shown}\u00a0DOGE;Ann`,
        `${THEIRS} ${shown} Ann`,
        `${THEIRS} ${shown}\u00a0DOGE Ann`,
        `${THEIRS},"${shown}",Ann`,
      ])
        expect(outcome(line, style)).toEqual([formatDoge(koinu(amount)), 'Ann']);
    }
  });

  it.each(['1 234', '1 234,5', '1 234 567', '1 234 DOGE', '1 234 Ann', '5 7', '1\u200b 234', '٥ ٧'])(
    'with a plain space may be an amount and a name: %j',
    (amount) => {
      expect(outcome(`${THEIRS} ${amount}`)).toMatchObject({ kind: 'comma-amount' });
    },
  );

  it.each(['1,234.50,Ann', '1.234,5,Ann', '1,5 DOGE', '1,5 USD', '1,234,567', 'DOGE 1,234', '12，5'])(
    'between commas may be an amount and a name: %s',
    (amount) => {
      const mark = amount.includes('，') ? '，' : ',';
      expect(outcome([THEIRS, amount].join(mark))).toMatchObject({ kind: 'comma-amount' });
    },
  );

  it.each(NUMBER_STYLES)('with one mark before three digits are no surer in %s', (style) => {
    expect(outcome(`${THEIRS}\t1,234`, style)).toMatchObject({ problem: { kind: 'ambiguous-comma' } });
  });

  it.each([`1'234.5`, '1’234,5', '1\u2009234.5', '1 234,5', '1,234.5', '1.234,5', '١٬٢٣٤٫٥', '1٬234٫5'])(
    'are read with any mark that means one thing: %j',
    (amount) => {
      expect(outcome(`${THEIRS};${amount}`)).toEqual(['1234.5', null]);
    },
  );
});

describe('a line that is turned around', () => {
  it.each([`5 DOGE to ${THEIRS}`, `Ann,${THEIRS},5`, `Ann DOGE ${THEIRS}`])(
    'is no row of names: %s',
    (line) => {
      const list = parseRecipientList(line, 'mainnet', 'point');
      expect(list).toMatchObject({ hasHeader: false, payments: [], rejected: [{ line: 1 }] });
    },
  );
});

describe('what nobody sees in a list', () => {
  it.each(['\u200b', '\u200e', '\u2066', '\u00ad', '\ufeff', '\u2060'])('is passed over: %j', (mark) => {
    const line = (between: string) => mark + [THEIRS, '5', 'Ann'].join(mark + between + mark) + mark;
    for (const between of [' ', ';', '\t', ', ']) expect(outcome(line(between))).toEqual(['5', 'Ann']);
  });

  it('is refused where it shows the amount the other way around', () => {
    for (const amount of ['\u202e12', '\u202e12\u202c', '12 \u202eAnn'])
      expect(outcome(`${THEIRS} ${amount}`)).toEqual({ kind: 'turned-around' });
  });

  it.each(['٥', '۵', '५', '５', '5', '৫', '๕'])('digits of other scripts are read: %s', (five) => {
    expect(outcome(`${THEIRS};${five}`)).toEqual(['5', null]);
    expect(outcome(`${THEIRS} ${five} DOGE Ann`)).toEqual(['5', 'Ann']);
    expect(outcome(`${THEIRS}；${five}；Ann ${five}`)).toEqual(['5', `Ann ${five}`]);
  });
});
