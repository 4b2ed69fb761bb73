/** PSBTs in the text and QR formats of other programs: accepted, or rejected with the right problem. */
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { madeCoin } from '../../../mocks/fixtures/psbt/madeCoins.ts';
import { propose, psbtSigner } from '../../../mocks/fixtures/psbt/psbtPeople.ts';
import { koinu } from '../amount/Koinu.ts';
import { writeCbor } from '../ur/cbor.ts';
import { otherCodeOf } from '../ur/otherCodes.ts';
import { readPsbtMessage } from '../ur/psbtMessage.ts';
import { isPsbtText } from './psbtText.ts';
import { readPsbtFile, readPsbtText } from './readPsbt.ts';
// from BIP 174, 370 and 371: cases on which other programs and Kennel disagreed
import peers from './vectors/peerDifferences.json' with { type: 'json' };
import { writePsbt, writePsbtText } from './writePsbt.ts';

const me = await psbtSigner(0);
// bytes whose base64 contains both characters that URLs replace
const psbt = propose(
  [1, 2, 3].map((from) => madeCoin(me.address, 200_000_000n, from)),
  [{ to: me.address, amount: koinu(599_000_000n) }],
);
const [bytes, base64] = [writePsbt(psbt), writePsbtText(psbt)];
const hex = bytesToHex(bytes);
const url = base64.replaceAll('+', '-').replaceAll('/', '_');
const unpadded = base64.replace(/=+$/, '');

describe('a text', () => {
  it.each([
    ['base64 for URLs', url],
    ['base64 for URLs without padding', url.replace(/=+$/, '')],
    ['base64 without padding', unpadded],
    ['base64 with too much padding', `${unpadded}====`],
    ['base64 in a URL', encodeURIComponent(base64)],
    ['in double quotes', `"${base64}"`],
    ['in single quotes', `'${base64}'`],
    ['in backticks', `\`${base64}\``],
    ['in curly quotes, with a full stop', `“${base64}”`],
    ['in JSON of Core', JSON.stringify({ psbt: base64, complete: false })],
    ['in JSON, spread', JSON.stringify({ psbt: base64, fee: 1, changepos: 0 }, null, 2)],
    ['in an answer of JSON-RPC', JSON.stringify({ result: { psbt: base64 }, error: null, id: 1 })],
    ['in a list', JSON.stringify([base64])],
    ['hex in JSON', JSON.stringify({ hex })],
    ['hex with 0x', `0x${hex}`],
    ['hex with 0X in capitals', `0X${hex.toUpperCase()}`],
    ['hex in quotes', `"${hex}"`],
    ['broken into lines', base64.replace(/.{64}/g, '$&\r\n')],
    ['with line breaks written out', base64.replace(/.{64}/g, '$&\\n')],
    ['in quotes, broken into lines', `"${base64.replace(/.{76}/g, '$&\n')}"`],
    ['with invisible letters', `\ufeff${base64.slice(0, 50)}\u200b${base64.slice(50)}\u2069`],
    ['as a link', `psbt:${base64}`],
    ['behind its name', `PSBT=${hex}`],
    ['in PEM', `-----BEGIN PSBT-----\n${base64.replace(/.{64}/g, '$&\n')}\n-----END PSBT-----\n`],
    ['as bytes of Python', `b'${base64}'`],
    ['as a data URL', `data:application/psbt;base64,${base64}`],
  ])('is read: %s', (_, text) => {
    for (const read of [readPsbtText(text), readPsbtFile(utf8ToBytes(text))])
      expect(read.ok && writePsbtText(read.value)).toBe(base64);
    expect(isPsbtText(text)).toBe(true);
  });

  it.each([
    ['base64 without its end', base64.slice(0, -40)],
    ['base64 cut within a byte', unpadded.slice(0, 401)],
    ['hex without its end', hex.slice(0, -20)],
    ['hex cut within a byte', hex.slice(0, -21)],
    ['the head alone', base64.slice(0, 12)],
  ])('that is cut is said to be: %s', (_, text) => {
    expect(readPsbtText(text)).toMatchObject({ problem: { kind: 'cut-off' } });
  });

  it.each([
    '',
    'hello',
    '{}',
    '{"psbt": 7}',
    '{"psbt": {"psbt": null}}',
    '[[[[[["cHNidP8="]]]]]]',
    '"',
    '0x',
    '{"psbt":',
  ])('that is none is said to be: %s', (text) => {
    expect(readPsbtText(text)).toMatchObject({ problem: { kind: 'not-a-psbt' } });
  });
});

describe('what other programs read otherwise', () => {
  const expected = new Map([
    ['PSBT with unsigned tx serialized with witness serialization format', 'witness'],
    ['PSBT with an invalid value data due to its size being not the stated size', 'malformed'],
    ['PSBT with global unsigned tx that has 0 inputs and 0 outputs', 'empty'],
    ['PSBT with 0 inputs', 'empty'],
  ]);
  const cases = peers.flatMap(({ what, psbt: text }) => {
    const kind = expected.get(what);
    return kind === undefined || text === undefined ? [] : [{ what, text, kind }];
  });

  it('is found in the vectors', () => expect(cases).toHaveLength(expected.size));

  it.each(cases)('is refused for its reason: $what', ({ text, kind }) => {
    expect(readPsbtText(text)).toMatchObject({ problem: { kind } });
  });
});

describe('a code', () => {
  const messageOf = (content: Uint8Array, type = 'bytes') =>
    readPsbtMessage({ type, cbor: writeCbor(content) });

  it('of bytes is read where these are one', () => {
    expect(messageOf(bytes)).toEqual({ ok: true, value: bytes });
    const text = messageOf(utf8ToBytes(base64));
    expect(text.ok && readPsbtFile(text.value).ok).toBe(true);
    expect(messageOf(utf8ToBytes('Name: Family'))).toMatchObject({ problem: { kind: 'other-kind' } });
    expect(messageOf(bytes, 'crypto-hdkey')).toMatchObject({ problem: { kind: 'other-kind' } });
  });

  it.each([
    ['ur-1', 'UR:BYTES/1OF2/TYP0H9TYJ6HKZ9S4XQ7FDXG9DC3KZJ5CW2KN6PV5RRDXG8TLDJ3QRSA0/TZQPUWZ'],
    ['ur-1', 'ur:crypto-psbt/3of12/typ0h9tyj6hkz9s4xq7fdxg9dc3kzj5cw2kn6pv5rrdxg8tldj3qrsa0/tzqpuwz'],
    ['ur-1', 'ur:bytes/tzqpuwz0h9tyj6hk'],
    ['p-of-n', `p1of4 ${base64.slice(0, 80)}`],
    ['p-of-n', `P12OF40 ${base64.slice(0, 80)}`],
    ['bbqr', 'B$2P0100ABCDEF'],
    ['bbqr', 'B$HP0A03ABCDEF'],
    [null, 'dogecoin:D5nQ94tE1fFbY6xFacrRADB9XkHss7oJQ2'],
    [null, 'ur:crypto-psbt/1-7/lpadatcfaxcypr'],
    [null, 'ur:crypto-psbt/hdcxlkahssqzwfvslofzoxwkrewngotktbmwjkwdcmnefsaaehrlolkskncnktlbaypkrphsmyid'],
  ] as const)('of another format is named: %s %s', (kind, text) => {
    expect(otherCodeOf(text)).toBe(kind);
  });
});
