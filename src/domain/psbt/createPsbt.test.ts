/** PSBTs created from a plan for external signers, and their fields. */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { madeCoin } from '../../../mocks/fixtures/psbt/madeCoins.ts';
import { planSpending, psbtSigner, type Signer } from '../../../mocks/fixtures/psbt/psbtPeople.ts';
import { scriptOfAddress } from '../address/addressScript.ts';
import { koinu } from '../amount/Koinu.ts';
import { readTransaction } from '../tx/parse/parseTransaction.ts';
import { REPLACEABLE_SEQUENCE } from '../tx/parse/serialize.ts';
import { txid } from '../tx/Txid.ts';
import { createPsbt } from './createPsbt.ts';
import {
  derivationsIn,
  GLOBAL,
  hashTypeOf,
  INPUT,
  type KeyOrigin,
  OUTPUT,
  originBytes,
  type PsbtMap,
  signaturesIn,
} from './Psbt.ts';
import { hashTypeMeaning } from './PsbtProblem.ts';
import { readPsbt } from './readPsbt.ts';
import { writePsbt } from './writePsbt.ts';

const DOGE = 100_000_000n;
const [me, friend] = (await Promise.all([0, 1].map(psbtSigner))) as [Signer, Signer];

describe('what is made of a plan', () => {
  const funded = [madeCoin(me.address, 3n * DOGE, 1), madeCoin(friend.address, 4n * DOGE, 2)];
  const coins = funded.map(({ coin }) => coin);
  const previous = new Map(funded.map(({ coin, rawHex }) => [coin.txid, rawHex]));
  const payments = [
    { to: friend.address, amount: koinu(2n * DOGE) },
    { to: me.address, amount: koinu(DOGE) },
  ];
  const plan = planSpending(coins, payments);
  const originOf = ({ publicKey }: Signer, path: readonly number[]): KeyOrigin => ({
    publicKey: bytesToHex(publicKey),
    fingerprint: 'd90c6a4f',
    path,
  });
  const origin = originOf(me, [0x8000002c, 3, 0]);

  it('spends its coins, pays what it pays, and holds no signature', () => {
    const { transaction, global, inputs, outputs } = createPsbt(plan, previous);
    expect(transaction).toMatchObject({ version: 2, lockTime: 0 });
    expect(transaction.inputs).toEqual(
      coins.map(({ txid: id, vout }) => ({
        txid: id,
        vout,
        script: new Uint8Array(),
        sequence: REPLACEABLE_SEQUENCE,
      })),
    );
    expect(transaction.outputs).toEqual(
      payments.map(({ to, amount }) => ({ value: amount, script: scriptOfAddress(to, 'regtest') })),
    );
    expect([...global.keys()]).toEqual([GLOBAL.transaction]);
    expect(readTransaction(global.get(GLOBAL.transaction) ?? new Uint8Array())).toEqual(transaction);
    expect(inputs).toEqual(funded.map(({ rawHex }) => new Map([[INPUT.previous, hexToBytes(rawHex)]])));
    expect(outputs).toEqual([new Map(), new Map()]);
  });

  it('reads back as it was made', () => {
    const psbt = createPsbt(plan, previous, () => ({ origins: [origin], redeemScript: 'ae' }));
    expect(readPsbt(writePsbt(psbt))).toEqual({ ok: true, value: psbt });
  });

  it('says of each of our addresses where its keys come from, and which script is behind it', () => {
    const origins = [origin, originOf(friend, [])];
    const details = new Map([
      [me.address, { origins }],
      [friend.address, { redeemScript: 'ae' }],
    ]);
    const { inputs, outputs } = createPsbt(plan, previous, (address) => details.get(address));
    const [mine, theirs] = [inputs[0] ?? new Map(), inputs[1] ?? new Map()];
    expect(derivationsIn(mine, INPUT.derivation)).toEqual(origins);
    expect([mine.has(INPUT.redeemScript), theirs.get(INPUT.redeemScript)]).toEqual([
      false,
      Uint8Array.of(0xae),
    ]);
    expect(derivationsIn(theirs, INPUT.derivation)).toEqual([]);
    expect(outputs[0]).toEqual(new Map([[OUTPUT.redeemScript, Uint8Array.of(0xae)]]));
    expect(derivationsIn(outputs[1] ?? new Map(), OUTPUT.derivation)).toEqual(origins);
  });

  it('wants the whole previous transaction of each coin', () => {
    expect(() => createPsbt(plan, new Map([[txid('00'.repeat(32)), '00']]))).toThrow(RangeError);
    expect(() => createPsbt(plan, new Map([...previous].slice(0, 1)))).toThrow(coins[1]?.txid);
  });

  it('is nothing where nobody is paid', () => {
    expect(() => createPsbt(planSpending(coins, []), previous)).toThrow(RangeError);
  });
});

describe('the fields of an input', () => {
  const fields: PsbtMap = new Map([
    [`${INPUT.signature}02aa`, Uint8Array.of(1)],
    [INPUT.hashType, Uint8Array.of(0)],
    [`${INPUT.derivation}02aa`, hexToBytes('d90c6a4f' + '2c000080' + 'ffffffff' + '01000000')],
    [`${INPUT.signature}03bb`, Uint8Array.of(2)],
    // a type that ends like that of signatures
    ['f002', Uint8Array.of(3)],
  ]);

  it('hold signatures by their keys, in their order', () => {
    expect(signaturesIn(fields)).toEqual([
      { publicKey: '02aa', signature: Uint8Array.of(1) },
      { publicKey: '03bb', signature: Uint8Array.of(2) },
    ]);
    expect(signaturesIn(new Map())).toEqual([]);
  });

  it('say along which path a key comes from its root', () => {
    const path = [0x8000002c, 0xffffffff, 1];
    const [read] = derivationsIn(fields, INPUT.derivation);
    expect(read).toEqual({ publicKey: '02aa', fingerprint: 'd90c6a4f', path });
    expect(read && originBytes(read)).toEqual(fields.get(`${INPUT.derivation}02aa`));
    const root = { publicKey: '02aa', fingerprint: '00000000', path: [] };
    expect(originBytes(root)).toEqual(new Uint8Array(4));
  });

  it('ask for all inputs and outputs unless they say something else', () => {
    expect(hashTypeOf(new Map())).toBe(1);
    expect(hashTypeOf(new Map([[INPUT.hashType, Uint8Array.of(0x82, 1, 0, 0)]]))).toBe(0x182);
    const whole = Uint8Array.of(9, 9, 3, 0, 0, 0x80, 9);
    expect(hashTypeOf(new Map([[INPUT.hashType, whole.subarray(2, 6)]]))).toBe(0x80000003);
  });
});

it.each([
  [0, { outputs: null, anyoneCanPay: false }],
  [1, { outputs: 'all', anyoneCanPay: false }],
  [2, { outputs: 'none', anyoneCanPay: false }],
  [0x81, { outputs: 'all', anyoneCanPay: true }],
  [0x82, { outputs: 'none', anyoneCanPay: true }],
  [0x80, { outputs: null, anyoneCanPay: true }],
  [3, { outputs: 'one', anyoneCanPay: false }],
  [0x41, { outputs: null, anyoneCanPay: false }],
] as const)('hash type %i would let others change what it names', (hashType, meaning) => {
  expect(hashTypeMeaning(hashType)).toEqual(meaning);
});
