import bs58check from 'bs58check';
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../address/parseAddress.ts';
import pasted from '../address/vectors/pastedTexts.json' with { type: 'json' };
import { applyEdit } from '../amount/groupedNumber.ts';
import { pastedNumber, plainNumber } from '../amount/inStyle.ts';
import { parseDoge } from '../amount/parseDoge.ts';
import { parseTokenAmount } from '../drc20/tokenAmount.ts';
import { detectKeyFormat } from '../keys/detectKeyFormat.ts';
import { decodeWif } from '../keys/wif.ts';
import { NUMBER_MARKS, NUMBER_STYLES } from '../preferences/NumberStyle.ts';
import { plainDigits, withoutInvisible } from './plainText.ts';

const ADDRESS = 'D5nQ94tE1fFbY6xFacrRADB9XkHss7oJQ2';
const WIF = 'QPkeC1ZfHx3c9g7WTj9cQ8gnvk2iSAfAcbq1aVAWjNTwDAKfZUzx';
const INVISIBLE = [
  ...[
    '\u200b',
    '\u200c',
    '\u200d',
    '\u200e',
    '\u200f',
    '\u202a',
    '\u202e',
    '\u2060',
    '\u2064',
    '\u2066',
    '\u2069',
  ],
  ...['\u00ad', '\ufeff', '\u061c', '\u034f', '\u180e', '\ufe0f', '\u3164'],
];
const VALUES = [5n, 50n, 12.5, 12.5, 50n, 12.5, 12.5, 1234.5].map((doge) => BigInt(Number(doge) * 1e8));

const amountIn = (text: string) => {
  const read = parseDoge(text);
  return read.ok ? read.value : read.problem.kind;
};

describe('what nobody sees', () => {
  it.each(pasted['invisible-letters'].input.filter((text) => typeof text === 'string'))(
    'is not there in an address: %j',
    (text) => expect(parseAddress(text, 'mainnet')).toEqual({ ok: true, value: ADDRESS }),
  );

  it.each(INVISIBLE)('is not there in whatever is read: %j', (mark) => {
    const around = (text: string) => `${mark}${text.slice(0, 9)}${mark}${mark}${text.slice(9)}${mark}`;
    expect(withoutInvisible(around('much wow'))).toBe('much wow');
    expect(parseAddress(around(ADDRESS), 'mainnet')).toEqual({ ok: true, value: ADDRESS });
    expect(decodeWif(around(WIF), 'mainnet')).toEqual(decodeWif(WIF, 'mainnet'));
    expect(detectKeyFormat(around(WIF))).toBe('private-key');
    if (mark === '\u202e') return;
    expect(amountIn(`${mark}5${mark}`)).toBe(500_000_000n);
    expect(parseTokenAmount(`5${mark}`, 8)).toEqual({ ok: true, value: 500_000_000n });
    for (const style of NUMBER_STYLES) expect(plainNumber(`1${mark}2`, style)).toBe('12');
  });

  it('never makes a good address of a bad one, and is not what the sentence quotes', () => {
    expect(parseAddress(`\u200b${ADDRESS.slice(0, -1)}3`, 'mainnet')).toMatchObject({
      problem: { kind: 'bad-checksum' },
    });
    expect(parseAddress(`${ADDRESS.slice(0, -1)}\u200b0`, 'mainnet')).toMatchObject({
      problem: { kind: 'bad-characters', characters: '0' },
    });
    expect(parseAddress('\u200b\u2060', 'mainnet')).toMatchObject({ problem: { kind: 'empty' } });
  });

  it('is refused in an amount where it turns its digits around', () => {
    for (const text of ['\u202e12', '1\u202e2', '12\u202e']) {
      expect(amountIn(text)).toBe('turned-around');
      for (const style of NUMBER_STYLES) {
        expect(amountIn(plainNumber(text, style))).toBe('turned-around');
        expect(amountIn(pastedNumber(text, style))).toBe('turned-around');
      }
    }
  });
});

describe('line breaks', () => {
  it('in an address count for nothing where its checksum fits', () => {
    for (const gap of ['\n', '\r\n', ' ', '\u00a0'])
      expect(parseAddress(ADDRESS.slice(0, 17) + gap + ADDRESS.slice(17), 'mainnet')).toEqual({
        ok: true,
        value: ADDRESS,
      });
  });

  it('in a key count for nothing', () => {
    for (const gap of ['\n', '\r\n', ' ', '\n\n']) {
      const broken = WIF.slice(0, 26) + gap + WIF.slice(26);
      expect(detectKeyFormat(broken)).toBe('private-key');
      expect(decodeWif(broken, 'mainnet')).toEqual(decodeWif(WIF, 'mainnet'));
    }
    const encrypted = bs58check.encode(Uint8Array.of(1, 0x42, 0xe0, ...new Uint8Array(36).fill(7)));
    expect(detectKeyFormat(`${encrypted.slice(0, 30)}\n${encrypted.slice(30)}`)).toBe('encrypted-key');
  });
});

describe('digits of other scripts', () => {
  it.each(pasted['digits-of-other-scripts'].input.map((text, index) => [text, VALUES[index]] as const))(
    '%s is %d koinu',
    (text, value) => {
      for (const style of NUMBER_STYLES) {
        expect(amountIn(plainNumber(text, style))).toBe(value);
        expect(amountIn(pastedNumber(text, style))).toBe(value);
        const marks = NUMBER_MARKS[style];
        const edited = applyEdit(
          { shown: '', text: '', raw: text, caret: text.length, isForward: false },
          marks,
        );
        expect(edited.text).toMatch(/^[\d.,]+$/);
        expect(amountIn(plainNumber(edited.text, style))).toBe(value);
      }
    },
  );

  it.each(['০১২৩৪৫৬৭৮৯', '๐๑๒๓๔๕๖๗๘๙', '೦೧೨೩೪೫೬೭೮೯', '༠༡༢༣༤༥༦༧༨༩', '᪀᪁᪂᪃᪄᪅᪆᪇᪈᪉', '꧰꧱꧲꧳꧴꧵꧶꧷꧸꧹'])(
    '%s are the ten',
    (digits) => {
      expect(plainDigits(digits)).toBe('0123456789');
    },
  );

  it('are as they are typed one by one, and what has two meanings is asked about', () => {
    let [text, caret] = ['', 0];
    for (const key of '١٢٫٥') {
      const raw = text + key;
      ({ text, caret } = applyEdit(
        { shown: text, text, raw, caret: raw.length, isForward: false },
        NUMBER_MARKS.comma,
      ));
    }
    expect([text, caret]).toEqual(['12,5', 4]);
    expect(amountIn(pastedNumber('１，２３４', 'point'))).toBe('ambiguous-comma');
    expect(amountIn(plainNumber('٥،١٢٣', 'point'))).toBe('ambiguous-comma');
    expect(amountIn(plainNumber('١٬٢', 'point'))).toBe('bad-character');
  });

  it('are none of an address', () => {
    expect(parseAddress(ADDRESS.replace('5', '٥'), 'mainnet')).toMatchObject({
      problem: { kind: 'bad-characters', characters: '٥' },
    });
  });
});
