import { readFileSync } from 'node:fs';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { GOLDEN } from '../../../../mocks/fixtures/drc20/golden.fixture.ts';
import { parseTransaction } from '../../tx/parse/parseTransaction.ts';
import { txid } from '../../tx/Txid.ts';
import type { LedgerOp } from '../TokenActivity.ts';
import { tokenUnits } from '../TokenUnits.ts';
import { contentOf } from './ledgerContent.ts';
import { push } from './pushes.ts';
import { readReveal } from './readReveal.ts';
import { redeemScript, revealInputScript } from './redeemScript.ts';

const KEY = hexToBytes(GOLDEN.publicKey);
const SIGNATURE = new Uint8Array(64).fill(1);
const ID = txid('ab'.repeat(32));

const scriptOf = (content: string): Uint8Array => revealInputScript(SIGNATURE, redeemScript(KEY, content));

/** The operation of a content, or the problem. */
function read(content: string): unknown {
  const reading = readReveal(scriptOf(content));
  return reading.ok ? reading.value.op : reading.problem;
}

describe('readReveal', () => {
  it('reads the golden reveal', () => {
    const reveal = parseTransaction(GOLDEN.reveal);
    if (!reveal.ok) throw new Error(reveal.problem.kind);
    expect(readReveal(reveal.value.inputs[0]?.script ?? new Uint8Array())).toEqual({
      ok: true,
      value: {
        publicKey: GOLDEN.publicKey,
        contentType: 'text/plain;charset=utf-8',
        content: GOLDEN.content,
        redeemScript: GOLDEN.redeem,
        op: { kind: 'transfer', op: { kind: 'drc-20', tick: 'UNIX', amount: 100_000_000n } },
      },
    });
  });

  it.each<LedgerOp>([
    { kind: 'drc-20', tick: 'A-SWAP-B', amount: tokenUnits(10n ** 40n) },
    { kind: 'drc-20', tick: '"\\€ß', amount: tokenUnits(1n) },
    { kind: 'meme-20', tickId: ID, amount: tokenUnits(7n) },
    { kind: 'file', fileId: ID },
  ])('reads back the transfer %o that we write', (op) => {
    expect(read(contentOf(op))).toEqual({ kind: 'transfer', op });
  });

  it.each([
    ['{"p":"drc-20","op":"mint","tick":"unix","amt":"5"}', { kind: 'drc-20-mint', tick: 'UNIX', amount: 5n }],
    [
      '{"p":"drc-20","op":"deploy","tick":"wow","max":"10","lim":"5","dec":2}',
      { kind: 'drc-20-deploy', tick: 'WOW', max: 10n, limit: 5n, decimals: 2 },
    ],
    [
      '{"p":"drc-20","op":"deploy","tick":"wow","dec":0}',
      { kind: 'drc-20-deploy', tick: 'WOW', max: 0n, limit: 0n, decimals: 8 },
    ],
    [
      '{"p":"meme-20","op":"deploy","tick":"Wow","name":"Such","max":"9"}',
      { kind: 'meme-20-deploy', tick: 'Wow', name: 'Such', max: 9n },
    ],
    ['{"p":"file","op":"deploy"}', { kind: 'file-deploy' }],
    [
      '{"p":"drc-20","op":"deploy","tick":"wow","dec":255}',
      { kind: 'drc-20-deploy', tick: 'WOW', max: 0n, limit: 0n, decimals: 255 },
    ],
    // names are case-insensitive, null counts as missing, and a missing amount is zero
    [
      ' {"P":"drc-20","Op":"transfer","TICK":"a","amt":null,"more":[1,{}]} ',
      { kind: 'transfer', op: { kind: 'drc-20', tick: 'A', amount: 0n } },
    ],
  ])('reads %s', (content, op) => {
    expect(read(content)).toEqual(op);
  });

  it.each([
    ['{"p":"drc-20","op":"transfer","tick":"A","amt":5}', 'amt'],
    ['{"p":"drc-20","op":"transfer","tick":"A","amt":"5.0"}', 'amt'],
    ['{"p":"drc-20","op":"transfer","tick":"A","amt":"-5"}', 'amt'],
    ['{"p":"drc-20","op":"transfer","tick":"A","amt":"1e8"}', 'amt'],
    ['{"p":"drc-20","op":"transfer","tick":"A","amt":" 5 "}', 'amt'],
    ['{"p":"drc-20","op":"transfer","tick":"A","amt":"5","lim":1}', 'lim'],
    ['{"p":"drc-20","op":"transfer","tick":"A","amt":"5","max":"x"}', 'max'],
    ['{"p":"drc-20","op":"deploy","tick":"A","dec":"8"}', 'dec'],
    ['{"p":"drc-20","op":"deploy","tick":"A","dec":1.5}', 'dec'],
    ['{"p":"drc-20","op":"transfer","tick":["A"],"amt":"5"}', 'tick'],
    ['{"p":"drc-20","op":7}', 'op'],
    ['{"p":"drc-20","tick":"A","Tick":"B"}', 'tick'],
    ['{"p":"meme-20","op":"transfer","tick_id":"ab","amt":"5"}', 'tick_id'],
    ['{"p":"file","op":"transfer","file_id":"AB"}', 'file_id'],
    ['{"p":"drc-20","op":"transfer","tick":"A","amt":"5","lim":"x"}', 'lim'],
    ['{"p":"drc-20","op":"deploy","tick":"A","dec":-1}', 'dec'],
    ['{"p":"drc-20","op":"deploy","tick":"A","dec":256}', 'dec'],
    [`{"p":"meme-20","op":"transfer","tick_id":"${ID}","amt":"-5"}`, 'amt'],
    [`{"p":"meme-20","op":"transfer","tick_id":"${ID}","amt":5}`, 'amt'],
    [`{"p":"meme-20","op":"transfer","tick_id":"${ID}","amt":"5","max":"x"}`, 'max'],
    [`{"p":"meme-20","op":"transfer","tick_id":"${ID}","amt":"5","name":7}`, 'name'],
    [`{"p":"file","op":"transfer","file_id":"${ID}","tick":7}`, 'tick'],
  ])('finds the fault in %s', (content, field) => {
    expect(read(content)).toEqual({ kind: 'bad-field', field });
  });

  it.each(['[]', '"drc-20"', 'null', '7', '{', '\ufeff{"p":"file","op":"deploy"}', 'text'])(
    'takes %j for no JSON object',
    (content) => {
      expect(read(`${content}  `)).toEqual({ kind: 'not-json' });
    },
  );

  it.each([
    ['{"p":"nft/ai","op":"transfer"}', 'nft/ai', 'transfer'],
    ['{"p":"drc-20","op":"burn"}', 'drc-20', 'burn'],
    ['{"p":"DRC-20","op":"transfer"}', 'DRC-20', 'transfer'],
    ['{"__proto__":{"p":"file"}}', '', ''],
  ])('knows nothing of %s', (content, protocol, op) => {
    expect(read(content)).toEqual({ kind: 'unknown-op', protocol, op });
  });

  it('asks neither for the mark nor for the content type nor whose key it is', () => {
    const json = utf8ToBytes('{"p":"file","op":"deploy"}');
    const odd = concatBytes(hexToBytes('0000'), Uint8Array.of(2, 9, 9), Uint8Array.of(json.length), json);
    const script = concatBytes(hexToBytes('0000'), Uint8Array.of(0x4c, odd.length), odd);
    expect(readReveal(script)).toMatchObject({
      ok: true,
      value: { publicKey: null, contentType: '\t\t', op: { kind: 'file-deploy' } },
    });
  });

  it.each([
    [33, 2, true],
    [33, 3, true],
    [33, 4, false],
    [32, 2, false],
    [34, 3, false],
    [65, 4, true],
    [65, 2, false],
    [64, 4, false],
    [66, 4, false],
  ])('tells a key from what stands in its place: %i bytes that begin with %i', (length, head, isKey) => {
    const key = new Uint8Array(length).fill(7);
    key[0] = head;
    const json = utf8ToBytes('{"p":"file","op":"deploy"}');
    const redeem = concatBytes(push(key), push(utf8ToBytes('ord')), push(utf8ToBytes('text')), push(json));
    const reading = readReveal(concatBytes(hexToBytes('0000'), push(redeem)));
    if (!reading.ok) throw new Error(reading.problem.kind);
    expect(reading.value.publicKey).toBe(isKey ? bytesToHex(key) : null);
  });

  it('finds nothing where the indexes miss a push, before the redeem script or in it', () => {
    const part = (text: string) => push(utf8ToBytes(text));
    const four = [part('key'), part('ord'), part('text'), part('{"p":"file","op":"deploy"}')];
    const within = (parts: readonly Uint8Array[]) => push(concatBytes(...parts));
    expect(readReveal(concatBytes(hexToBytes('0000'), within(four))).ok).toBe(true);
    const nothing = { ok: false, problem: { kind: 'not-an-inscription' } };
    expect(readReveal(concatBytes(hexToBytes('00'), within(four)))).toEqual(nothing);
    expect(readReveal(within(four))).toEqual(nothing);
    for (const count of [1, 2, 3]) {
      expect(readReveal(concatBytes(hexToBytes('0000'), within(four.slice(0, count))))).toEqual(nothing);
    }
    // cut off within a push, outside and inside
    expect(readReveal(hexToBytes('00004c09'))).toEqual(nothing);
    expect(readReveal(hexToBytes('0000024c09'))).toEqual(nothing);
  });

  it('takes the last push for the redeem script, however many stand before it', () => {
    const scriptOf = (json: string) => {
      const redeem = concatBytes(
        hexToBytes('0000'),
        Uint8Array.of(1, 9),
        Uint8Array.of(json.length),
        utf8ToBytes(json),
      );
      return concatBytes(Uint8Array.of(0x4c, redeem.length), redeem);
    };
    const [file, token] = ['{"p":"file","op":"deploy"}', '{"p":"drc-20","op":"mint"}'].map(scriptOf);
    const script = concatBytes(hexToBytes('0000'), token ?? KEY, hexToBytes('00'), file ?? KEY);
    expect(readReveal(script)).toMatchObject({ ok: true, value: { op: { kind: 'file-deploy' } } });
  });

  it('reads every reveal that a real node took, and the longest', () => {
    const file = new URL('../../../../mocks/sandbox/vectors/inscription-verdicts.json', import.meta.url);
    const { cases }: { cases: readonly { name: string; hex: string; accepted: boolean }[] } = JSON.parse(
      readFileSync(file, 'utf8'),
    );
    const taken = cases.filter(({ name, accepted }) => accepted && /^ledger.*: reveal$/.test(name));
    const sizes = taken.map(({ hex }) => {
      const reveal = parseTransaction(hex);
      const reading = readReveal(reveal.ok ? (reveal.value.inputs[0]?.script ?? KEY) : KEY);
      if (!reading.ok) throw new Error(reading.problem.kind);
      expect(reading.value.op).toMatchObject({ kind: 'transfer', op: { kind: 'drc-20' } });
      return reading.value.redeemScript.length / 2;
    });
    expect(sizes).toEqual([132, 132, 132, 132, 132, 520]);
  });

  it('takes no ordinary input script for an inscription', () => {
    const commit = parseTransaction(GOLDEN.commit);
    if (!commit.ok) throw new Error(commit.problem.kind);
    for (const script of [
      commit.value.inputs[0]?.script ?? SIGNATURE,
      new Uint8Array(),
      hexToBytes('000000'),
    ]) {
      expect(readReveal(script)).toEqual({ ok: false, problem: { kind: 'not-an-inscription' } });
    }
  });

  it('reads a doginal as nothing, for its content lies elsewhere', () => {
    const doginal =
      '036f72645117746578742f706c61696e3b636861727365743d7574663800397b2270223a226472632d3230222c226f70223a227472616e73666572222c227469636b223a22646f6769222c22616d74223a2231303030227d47304402204d969fc15155aef3819b36dd80610f2179ac7c1dfb87477c08bde8e38f0413110220682597baa57ac0c036ae136361d1dcb425b7ce4ee93691880d96ec60a8973d5d01292102cc6b0dc33aabcf3a23643e5e2919a80c50fb3dd2129ce409bbc5f0d4643d05e0ad757575757551';
    expect(readReveal(hexToBytes(doginal))).toEqual({ ok: false, problem: { kind: 'not-an-inscription' } });
  });
});
