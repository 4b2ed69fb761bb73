import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import {
  GOLDEN,
  head,
  MINT_SCRIPT,
  piece,
  push,
  pushNumber,
  text,
} from '../../../mocks/fixtures/inscription/doginals.fixture.ts';
import { parseTransaction } from '../tx/parse/parseTransaction.ts';
import { beginsEnvelope, readEnvelope } from './readEnvelope.ts';

const read = (...scripts: Uint8Array[]) => {
  const envelope = readEnvelope(scripts);
  return envelope.kind === 'whole'
    ? { ...envelope, body: new TextDecoder().decode(envelope.body) }
    : envelope;
};

const golden = parseTransaction(GOLDEN.rawHex);
const goldenScript = golden.ok ? golden.value.inputs[0]?.script : undefined;

describe('an envelope', () => {
  it('of the golden doginal holds its very bytes', () => {
    const contentType = 'text/plain;charset=utf8';
    expect(read(goldenScript ?? text(''))).toEqual({ kind: 'whole', contentType, body: GOLDEN.body });
    const written = concatBytes(head(1, contentType), piece(0, text(GOLDEN.body)));
    expect(bytesToHex(goldenScript ?? text('')).startsWith(bytesToHex(written))).toBe(true);
  });

  it('of a mint as wallets make it is read', () => {
    expect(read(MINT_SCRIPT)).toEqual({
      kind: 'whole',
      contentType: 'text/plain;charset=utf8',
      body: '{"p":"drc-20","op":"mint","tick":"lppl","amt":"1000"}',
    });
  });

  it('puts its pieces together, however many', () => {
    const pieces = Array.from({ length: 300 }, (_, index) => piece(299 - index, text(`${index},`)));
    const body = Array.from({ length: 300 }, (_, index) => `${index},`).join('');
    expect(read(concatBytes(head(300, 'text/plain'), ...pieces))).toMatchObject({ kind: 'whole', body });
  });

  it('goes on in further transactions', () => {
    const first = concatBytes(
      head(3, 'image/png'),
      piece(2, text('a')),
      push(text('signature')),
      push(text('lock')),
    );
    const second = concatBytes(piece(1, text('b')), push(text('signature')), push(text('lock')));
    const third = concatBytes(piece(0, text('c')), push(text('signature')), push(text('lock')));
    expect(read(first)).toEqual({ kind: 'partial', missing: 2n });
    expect(read(first, second)).toEqual({ kind: 'partial', missing: 1n });
    expect(read(first, second, third, text('whatever'))).toMatchObject({ kind: 'whole', body: 'abc' });
    expect(read(first, third)).toEqual({ kind: 'none' });
    expect(read(second, third)).toEqual({ kind: 'none' });
  });

  it.each([
    ['nothing', text('')],
    ['another word', concatBytes(push(text('odd')), pushNumber(1), push(text('a')), piece(0, text('b')))],
    ['no piece at all', concatBytes(head(0, 'text/plain'), piece(0, text('b')))],
    ['a count that is none', concatBytes(push(text('ord')), push(text('123456789')), push(text('a')))],
    ['something that is not pushed', concatBytes(head(1, 'a'), piece(0, text('b')), Uint8Array.of(0x76))],
    ['a push that breaks off', head(1, 'text/plain').slice(0, -1)],
    // the ledger's reveals begin with OP_10, and have their content inside the last push
    ['a reveal of the ledger', hexToBytes('5a00026f6b')],
  ])('is not there in %s', (_, script) => {
    expect(read(script)).toEqual({ kind: 'none' });
  });

  it('is seen to begin even where it says nothing', () => {
    expect(beginsEnvelope(concatBytes(head(0, 'a')))).toBe(true);
    expect(beginsEnvelope(push(text('ordinary')))).toBe(false);
  });
});
