/** Which coins a PSBT may spend: each must include its complete previous transaction, once, and nothing else is signed. */
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { MINT_SCRIPT } from '../../../mocks/fixtures/inscription/doginals.fixture.ts';
import { madeCoin, madeCoins, paying } from '../../../mocks/fixtures/psbt/madeCoins.ts';
import {
  type FundedCoin,
  propose,
  psbtSigner,
  type Signer,
  sharedAddress,
} from '../../../mocks/fixtures/psbt/psbtPeople.ts';
import { koinu } from '../amount/Koinu.ts';
import { type Outpoint, outpointKey } from '../tx/Coin.ts';
import { serializeTransaction } from '../tx/parse/serialize.ts';
import { txidOfBytes } from '../tx/parse/txidOf.ts';
import { CARRIER_VALUE } from '../tx/policy.ts';
import { txid } from '../tx/Txid.ts';
import { explainPsbt, type PsbtOwner } from './explainPsbt.ts';
import { INPUT, type Psbt, type PsbtMap, withInputs } from './Psbt.ts';

const DOGE = 100_000_000n;
const [me, friend] = (await Promise.all([0, 1].map(psbtSigner))) as [Signer, Signer];
const mine: PsbtOwner = { network: 'regtest', isOwn: (address) => address === me.address };
const friends: PsbtOwner = { network: 'regtest', isOwn: (address) => address === friend.address };

const FIRST = madeCoin(me.address, 3n * DOGE, 1);
const SECOND = madeCoin(me.address, 5n * DOGE, 2);
const spending = (...coins: readonly FundedCoin[]): Psbt =>
  propose(coins, [{ to: friend.address, amount: koinu(DOGE) }]);
/** Spends both, with a changed second input. */
const changed = (change: (input: PsbtMap) => PsbtMap): Psbt =>
  withInputs(spending(FIRST, SECOND), (input, index) => (index === 1 ? change(input) : input));
const withField = (key: string, bytes: Uint8Array): Psbt =>
  changed((input) => new Map([...input, [key, bytes]]));
const outpointOf = ({ coin: { txid, vout } }: FundedCoin): Outpoint => ({ txid, vout });
const outpoint = outpointOf(SECOND);
const refused = (psbt: Psbt, problem: object, owner = mine) =>
  expect(explainPsbt(psbt, owner)).toEqual({ ok: false, problem });

describe('the transaction that made a coin', () => {
  it('has to be there, whole', () => {
    const psbt = changed(() => new Map());
    refused(psbt, { kind: 'previous-missing', outpoint });
  });

  it('is no other one, and none that cannot be read', () => {
    refused(withField(INPUT.previous, hexToBytes(FIRST.rawHex)), {
      kind: 'previous-differs',
      outpoint,
      actual: FIRST.coin.txid,
    });
    const cut = hexToBytes(SECOND.rawHex).subarray(0, -1);
    refused(withField(INPUT.previous, cut), { kind: 'previous-differs', outpoint, actual: null });
    refused(withField(INPUT.previous, new Uint8Array()), {
      kind: 'previous-differs',
      outpoint,
      actual: null,
    });
  });

  it('has as many outputs as the coin says', () => {
    const beyond = { ...SECOND, coin: { ...SECOND.coin, vout: 1 } };
    refused(spending(FIRST, beyond), {
      kind: 'previous-differs',
      outpoint: outpointOf(beyond),
      actual: SECOND.coin.txid,
    });
  });

  it('may have made several of its coins, each with its own worth', () => {
    const [one, other] = madeCoins([paying(me.address, 2n * DOGE), paying(me.address, 7n * DOGE)]);
    if (!one || !other) throw new Error('no coins');
    expect(explainPsbt(spending(other, one), mine)).toMatchObject({
      value: { inputs: [{ value: 7n * DOGE }, { value: 2n * DOGE }], spent: 9n * DOGE },
    });
  });
});

describe('what is said a second time of a coin', () => {
  const amountOf = (amount: bigint): Uint8Array => {
    const bytes = new Uint8Array(8);
    new DataView(bytes.buffer).setBigUint64(0, amount, true);
    return bytes;
  };
  const { script } = paying(me.address, 0n);
  const copy = (amount: bigint, said: Uint8Array) =>
    withField(INPUT.witnessCoin, concatBytes(amountOf(amount), Uint8Array.of(said.length), said));
  const disagrees = { kind: 'copies-disagree', place: { part: 'input', index: 1 } };

  it('may be the same', () => {
    expect(explainPsbt(copy(5n * DOGE, script), mine).ok).toBe(true);
    // as a view into a larger buffer
    const whole = concatBytes(new Uint8Array(5), amountOf(5n * DOGE), Uint8Array.of(25), script);
    expect(explainPsbt(withField(INPUT.witnessCoin, whole.subarray(5)), mine).ok).toBe(true);
  });

  it.each([
    ['a koinu more', copy(5n * DOGE + 1n, script)],
    ['a koinu less', copy(5n * DOGE - 1n, script)],
    ['another script', copy(5n * DOGE, paying(friend.address, 0n).script)],
    ['no script', copy(5n * DOGE, new Uint8Array())],
    ['a longer script', copy(5n * DOGE, concatBytes(script, Uint8Array.of(0)))],
    ['half an amount', withField(INPUT.witnessCoin, new Uint8Array(7))],
    ['nothing', withField(INPUT.witnessCoin, new Uint8Array())],
  ])('is refused where it is %s', (_, psbt) => refused(psbt, disagrees));
});

describe('what a signature of an input covers', () => {
  const asking = (hashType: number) => withField(INPUT.hashType, Uint8Array.of(hashType, 0, 0, 0));
  const key = `${INPUT.signature}${bytesToHex(friend.publicKey)}`;
  const signed = (hashType: number) =>
    withField(key, concatBytes(hexToBytes('3006020101020101'), Uint8Array.of(hashType)));

  it('is everything', () => {
    expect(explainPsbt(asking(1), mine).ok).toBe(true);
    expect(explainPsbt(signed(1), mine).ok).toBe(true);
  });

  it.each([0, 2, 3, 0x81])('is not what hash type %i says, asked for or signed with', (hashType) => {
    refused(asking(hashType), { kind: 'hash-type', outpoint, hashType });
    refused(signed(hashType), { kind: 'hash-type', outpoint, hashType });
  });

  it('is not what one of several signatures says, though the others are good', () => {
    const good = signed(1);
    const other = `${INPUT.signature}${bytesToHex(me.publicKey)}`;
    const bad = withInputs(
      good,
      (input, index) =>
        new Map(index === 1 ? [...input, [other, hexToBytes('300602010102010182')]] : [...input]),
    );
    refused(bad, { kind: 'hash-type', outpoint, hashType: 0x82 });
  });
});

it('a script behind an address is the one that the address pays', () => {
  const shared = sharedAddress(1, [me, friend]);
  const coin = madeCoin(shared.address, DOGE * 2n);
  const other = { ...shared, redeemScript: sharedAddress(2, [me, friend]).redeemScript };
  const psbt = propose([FIRST, coin], [{ to: friend.address, amount: koinu(DOGE) }], [other]);
  refused(psbt, { kind: 'redeem-script', outpoint: outpointOf(coin) });
});

/** A coin whose transaction has these scripts in its inputs. */
function madeWith(inputScripts: readonly Uint8Array[], values: readonly bigint[], vout: number): FundedCoin {
  const spent = inputScripts.map((_, at) => ({ txid: txid('6e'.repeat(32)), vout: at }));
  const outputs = values.map((amount) => ({ amount, script: paying(me.address, 0n).script }));
  const bytes = serializeTransaction(spent, inputScripts, outputs);
  const coin = { ...SECOND.coin, txid: txidOfBytes(bytes), vout, value: koinu(values[vout] ?? 0n) };
  return { coin, rawHex: bytesToHex(bytes) };
}

describe('a coin that has to stay where it is', () => {
  const protectedBy = (coin: FundedCoin, reason: string) =>
    refused(spending(FIRST, coin), { kind: 'protected', outpoint: outpointOf(coin), reason });
  const NOTHING = new Uint8Array();
  const two = [2n * DOGE, 2n * DOGE];

  it('is one as small as what carries something, and a koinu more is not', () => {
    protectedBy(madeCoin(me.address, CARRIER_VALUE), 'carrier-value');
    expect(explainPsbt(spending(FIRST, madeCoin(me.address, CARRIER_VALUE + 1n)), mine).ok).toBe(true);
  });

  it('is the first of a transaction that inscribes, and not the second', () => {
    protectedBy(madeWith([MINT_SCRIPT, NOTHING], two, 0), 'inscription');
    expect(explainPsbt(spending(FIRST, madeWith([MINT_SCRIPT, NOTHING], two, 1)), mine).ok).toBe(true);
  });

  it('is each that may carry what another input inscribed', () => {
    for (const vout of [0, 1])
      protectedBy(madeWith([NOTHING, MINT_SCRIPT], two, vout), 'inscription-unknown');
  });

  it('is for its owner to say, of that coin alone, and of no coin of others', () => {
    const frozen = outpointKey(SECOND.coin);
    const protection = (coin: Outpoint) => (outpointKey(coin) === frozen ? 'frozen' : null);
    refused(
      spending(FIRST, SECOND),
      { kind: 'protected', outpoint, reason: 'frozen' },
      { ...mine, protection },
    );
    expect(explainPsbt(spending(FIRST), { ...mine, protection }).ok).toBe(true);
    expect(explainPsbt(spending(FIRST, SECOND), { ...friends, protection }).ok).toBe(true);
    const small = madeCoin(me.address, CARRIER_VALUE);
    expect(explainPsbt(spending(FIRST, small), { ...mine, protection })).toMatchObject({
      problem: { reason: 'carrier-value' },
    });
    expect(explainPsbt(spending(FIRST, small), friends).ok).toBe(true);
  });
});
