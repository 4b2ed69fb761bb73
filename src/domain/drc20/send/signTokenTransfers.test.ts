import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import bitcore from 'bitcore-lib-doge';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GOLDEN } from '../../../../mocks/fixtures/drc20/golden.fixture.ts';
import {
  coinOf,
  inputValue,
  type Person,
  person,
  recipients,
  tokenPlanned,
} from '../../../../mocks/fixtures/drc20/tokenPlans.fixture.ts';
import { coin, DOGE, OURS } from '../../../../mocks/fixtures/tx/coins.fixture.ts';
import { scriptOfAddress } from '../../address/addressScript.ts';
import type { DogeAddress } from '../../address/DogeAddress.ts';
import { RECOMMENDED_FEE_RATE } from '../../amount/FeeRate.ts';
import { koinu, NO_KOINU } from '../../amount/Koinu.ts';
import { ecc, publicKeyOf } from '../../keys/ecc.ts';
import { decodeWif } from '../../keys/wif.ts';
import { serializeTransaction, signatureHashes } from '../../tx/parse/serialize.ts';
import { txidOfBytes } from '../../tx/parse/txidOf.ts';
import { signTransfer } from '../../tx/sign/signTransfer.ts';
import { txid } from '../../tx/Txid.ts';
import { commitAddressOf, redeemScript, revealInputScript } from '../script/redeemScript.ts';
import { tokenUnits } from '../TokenUnits.ts';
import { type SignedPair, signTokenTransfers } from './signTokenTransfers.ts';
import type { TokenPlan } from './TokenPlan.ts';

const HOLDER = person('holder', 'mainnet');
const TO = recipients(20, 'mainnet');

const { Interpreter } = bitcore.Script;

/** The script flags that nodes check. */
const ALL_FLAGS =
  Interpreter.SCRIPT_VERIFY_P2SH |
  Interpreter.SCRIPT_VERIFY_STRICTENC |
  Interpreter.SCRIPT_VERIFY_DERSIG |
  Interpreter.SCRIPT_VERIFY_LOW_S |
  Interpreter.SCRIPT_VERIFY_NULLDUMMY |
  Interpreter.SCRIPT_VERIFY_MINIMALDATA |
  Interpreter.SCRIPT_VERIFY_NULLFAIL;

/** The interpreter rejects valid P2PKH under CLEANSTACK, so only reveals are checked with it. */
function verdict(rawHex: string, index: number, spent: Uint8Array, flags: number): string {
  const transaction = new bitcore.Transaction(rawHex);
  const input = transaction.inputs[index]?.script ?? bitcore.Script.empty();
  const interpreter = new Interpreter();
  const isGood = interpreter.verify(
    input,
    bitcore.Script.fromHex(bytesToHex(spent)),
    transaction,
    index,
    flags,
  );
  return isGood ? '' : interpreter.errstr || 'rejected';
}

function verdicts(plan: TokenPlan, pairs: readonly SignedPair[]): readonly string[] {
  const holderScript = scriptOfAddress(plan.holder, plan.network);
  return plan.transfers.flatMap(({ commit }, position) => {
    const pair = pairs[position];
    if (pair === undefined) return ['missing'];
    const commitScript = scriptOfAddress(commit.commitAddress, plan.network);
    return [
      ...commit.inputs.map((_, index) => verdict(pair.commit.rawHex, index, holderScript, ALL_FLAGS)),
      verdict(pair.reveal.rawHex, 0, commitScript, ALL_FLAGS | Interpreter.SCRIPT_VERIFY_CLEANSTACK),
    ];
  });
}

const signed = (plan: TokenPlan, by: Person = HOLDER): readonly SignedPair[] =>
  signTokenTransfers(plan, () => by);

describe('the golden transfer', () => {
  const wif = decodeWif(GOLDEN.wif, 'mainnet');
  if (!wif.ok) throw new Error(wif.problem.kind);
  const key = { privateKey: wif.value.privateKey, publicKey: publicKeyOf(wif.value.privateKey) };

  it('has a commit that we sign byte for byte', () => {
    const redeem = redeemScript(key.publicKey, GOLDEN.content);
    const { rawHex, txid: id } = signTransfer(
      {
        network: 'mainnet',
        inputs: [coin(0, 5n * DOGE, { txid: txid(GOLDEN.prevout), address: OURS })],
        outputs: [
          { to: commitAddressOf(redeem, 'mainnet'), amount: koinu(GOLDEN.commitValue) },
          { to: OURS, amount: koinu(GOLDEN.change) },
        ],
        changeIndex: 1,
        fee: koinu(15_000_000n),
        changeGivenUp: NO_KOINU,
        size: 224,
        feeRate: RECOMMENDED_FEE_RATE,
      },
      () => key,
    );
    expect([rawHex, id]).toEqual([GOLDEN.commit, GOLDEN.commitTxid]);
  });

  it('has a reveal that our scripts make byte for byte, with the service that it pays', () => {
    const redeem = redeemScript(key.publicKey, GOLDEN.content);
    const spent = { txid: txid(GOLDEN.commitTxid), vout: 0 };
    const outputs = [
      [GOLDEN.recipient, GOLDEN.recipientValue],
      [GOLDEN.service, GOLDEN.serviceValue],
    ].map(([to, amount]) => ({
      amount: amount as bigint,
      script: scriptOfAddress(to as DogeAddress, 'mainnet'),
    }));
    const [hash] = [...signatureHashes([spent], [redeem], outputs)];
    if (!hash) throw new Error('no hash');
    const script = revealInputScript(ecc.sign(hash, key.privateKey), redeem);
    const raw = serializeTransaction([spent], [script], outputs);
    expect([bytesToHex(raw), txidOfBytes(raw)]).toEqual([GOLDEN.reveal, GOLDEN.revealTxid]);
  });

  it('has the script and the address that a plan of it has', () => {
    const holder: Person = { ...key, address: OURS, network: 'mainnet', keyForm: 'compressed' };
    const [transfer] = tokenPlanned(
      holder,
      [coin(0, 5n * DOGE)],
      [GOLDEN.recipient as DogeAddress],
    ).transfers;
    expect(transfer).toMatchObject({
      redeemScript: GOLDEN.redeem,
      commit: { commitAddress: GOLDEN.commitAddress },
    });
  });
});

const shapes = fc.record({
  values: fc.uniqueArray(fc.bigInt({ min: 2_000_000n, max: 20n * DOGE }), { minLength: 1, maxLength: 6 }),
  count: fc.integer({ min: 1, max: 6 }),
  tick: fc.string({ minLength: 1, maxLength: 100 }),
  isOld: fc.boolean(),
});

describe('signing a plan', () => {
  it('satisfies the interpreter in every input, within the planned sizes and a byte an input', () => {
    const property = fc.property(shapes, ({ values, count, tick, isOld }) => {
      const holder = person('any', 'mainnet', isOld ? 'uncompressed' : 'compressed');
      const coins = [30n * DOGE, ...values].map((value, position) => coinOf(holder, position, value));
      const specs = TO.slice(0, count).map((to) => ({
        op: { kind: 'drc-20', tick, amount: tokenUnits(7n) } as const,
        to,
      }));
      const plan = tokenPlanned(holder, coins, [], { specs });
      const pairs = signTokenTransfers(plan, () => holder);
      expect(verdicts(plan, pairs).join('')).toBe('');
      for (const [position, { commit, reveal }] of plan.transfers.entries()) {
        const inputs = commit.inputs.length;
        const [commitSize, revealSize] = [pairs[position]?.commit, pairs[position]?.reveal].map(
          (one) => (one?.rawHex.length ?? 0) / 2,
        );
        expect(commitSize).toBeLessThanOrEqual(commit.size);
        expect(commitSize).toBeGreaterThanOrEqual(commit.size - inputs - 1);
        expect(revealSize).toBeLessThanOrEqual(reveal.size);
        expect(revealSize).toBeGreaterThanOrEqual(reveal.size - 2);
      }
    });
    fc.assert(property, { numRuns: 12, seed: 20_140_806 });
  });

  it('satisfies it no more when one koinu or one letter is changed', () => {
    const plan = tokenPlanned(HOLDER, [coinOf(HOLDER, 0, 5n * DOGE)], TO.slice(0, 1));
    const [pair] = signed(plan);
    if (!pair) throw new Error('nothing signed');
    const spoil = (hex: string, from: string, to: string) => {
      expect(hex).toContain(from);
      return { rawHex: hex.replace(from, to), txid: pair.reveal.txid };
    };
    const amount = { ...pair, reveal: spoil(pair.reveal.rawHex, '40420f0000000000', '41420f0000000000') };
    const letter = { ...pair, reveal: spoil(pair.reveal.rawHex, '554e4958', '554e4959') };
    for (const malformed of [amount, letter]) expect(verdicts(plan, [malformed]).at(-1)).not.toBe('');
  });

  it('gives the same bytes for the same plan, and asks for the key once', () => {
    const plan = tokenPlanned(HOLDER, [coinOf(HOLDER, 0, 5n * DOGE)], TO.slice(0, 3));
    const asked: string[] = [];
    const pairs = signTokenTransfers(plan, (address) => {
      asked.push(address);
      return HOLDER;
    });
    expect(asked).toEqual([HOLDER.address]);
    expect(signed(plan)).toEqual(pairs);
  });

  it('refuses what planning does not make', () => {
    const plan = tokenPlanned(HOLDER, [coinOf(HOLDER, 0, 5n * DOGE)], TO.slice(0, 2));
    const [first, second] = plan.transfers;
    if (!first || !second) throw new Error('no transfers');
    const stranger = person('stranger', 'mainnet');
    expect(() => signed(plan, stranger)).toThrow("not the holder's");
    const old = person('holder', 'mainnet', 'uncompressed');
    expect(() => signed({ ...plan, pubkey: bytesToHex(old.publicKey) })).toThrow("not the holder's");
    expect(() => signed({ ...plan, holder: stranger.address })).toThrow('the key given');
    const malformed = (transfer: typeof first) => () => signed({ ...plan, transfers: [transfer] });
    const commit = (more: object) => malformed({ ...first, commit: { ...first.commit, ...more } });
    expect(commit({ fee: koinu(first.commit.fee + 1n) })).toThrow('sums differ');
    expect(commit({ fee: koinu(first.commit.fee - 1n) })).toThrow('sums differ');
    expect(commit({ inputs: [] })).toThrow('sums differ');
    const foreign = { kind: 'coin', coin: coinOf(stranger, 0, 5n * DOGE) } as const;
    expect(commit({ inputs: [foreign] })).toThrow("not the holder's");
    expect(commit({ commitAddress: stranger.address })).toThrow('says something else');
    expect(malformed({ ...first, content: first.content.replace('UNIX', 'MILK') })).toThrow(
      'says something else',
    );
    const reveal = { ...first.reveal, recipientValue: koinu(first.reveal.recipientValue - 1n) };
    expect(malformed({ ...first, reveal })).toThrow('sums differ');
    expect(malformed(second)).toThrow('no such change');
    const inputs = second.commit.inputs.map((input) => ({ ...input, value: koinu(inputValue(input) + 1n) }));
    const richer = { ...second, commit: { ...second.commit, inputs, fee: koinu(second.commit.fee + 1n) } };
    expect(() => signed({ ...plan, transfers: [first, richer] })).toThrow('no such change');
    expect(second.commit.inputs.map(inputValue)).toEqual([first.commit.change]);
  });

  it('writes version 2, replaceable, final at once', () => {
    const [pair] = signed(tokenPlanned(HOLDER, [coinOf(HOLDER, 0, 5n * DOGE)], TO.slice(0, 1)));
    for (const hex of [pair?.commit.rawHex ?? '', pair?.reveal.rawHex ?? '']) {
      const bytes = hexToBytes(hex);
      expect([bytesToHex(bytes.slice(0, 5)), bytesToHex(bytes.slice(-4))]).toEqual([
        '0200000001',
        '00000000',
      ]);
      expect(hex).toContain('fdffffff');
    }
  });
});
