// A server's report about a transaction counts for nothing: only bytes that hash to the txid, signed with the required key.
import { describe, expect, it } from 'vitest';
import { coin, DOGE, request, THEIRS } from '../../../../mocks/fixtures/tx/coins.fixture.ts';
import { keyNamed, keysAmong } from '../../../../mocks/fixtures/tx/keys.fixture.ts';
import type { Coin } from '../Coin.ts';
import { planTransfer } from '../plan/planTransfer.ts';
import { txid } from '../Txid.ts';
import { leftBySpender, paidBySigner } from './paidBySigner.ts';
import { type SignedBytes, signTransfer } from './signTransfer.ts';

const OURS = keyNamed('ours');
const THIEF = keyNamed('thief');
const AT_OURS = { owner: OURS.address, network: 'mainnet' } as const;

/** Spends a coin of 9 DOGE: 4 go to a shop, 2 to the thief, the rest back to the sender. */
function spent(by: typeof OURS, index = 1): SignedBytes & { readonly coin: Coin } {
  const from = coin(index, 9n * DOGE, { address: by.address });
  const spec = request([from], 4n * DOGE);
  const payments = [
    { to: THEIRS, amount: 4n * DOGE },
    { to: THIEF.address, amount: 2n * DOGE },
  ] as never;
  const planned = planTransfer({ ...spec, spec: { kind: 'pay', payments }, changeTo: by.address });
  if (!planned.ok) throw new Error(planned.problem.kind);
  return { ...signTransfer(planned.value, keysAmong([by])), coin: from };
}

describe('whom a transaction paid', () => {
  it('is said by its bytes, without the signer', () => {
    const { txid: id, rawHex } = spent(OURS);
    expect(paidBySigner(id, rawHex, OURS.address, 'mainnet')).toEqual([THEIRS, THIEF.address]);
  });

  it('is nobody where the signer’s key did not sign, or the bytes are of another id', () => {
    const { txid: id, rawHex } = spent(THIEF);
    expect(paidBySigner(id, rawHex, OURS.address, 'mainnet')).toEqual([]);
    expect(paidBySigner(id, rawHex, THIEF.address, 'mainnet')).toEqual([THEIRS]);
    const own = spent(OURS);
    expect(paidBySigner(txid('ee'.repeat(32)), own.rawHex, OURS.address, 'mainnet')).toEqual([]);
    expect(paidBySigner(own.txid, '00', OURS.address, 'mainnet')).toEqual([]);
  });
});

describe('what the spending of a coin leaves', () => {
  it('is what its bytes pay to the owner, with its index', () => {
    const made = spent(OURS);
    const [other] = [coin(7, DOGE, { address: OURS.address })];
    expect(leftBySpender(made.txid, made.rawHex, [other, made.coin], AT_OURS)).toEqual([
      { txid: made.txid, vout: 2, value: 3n * DOGE - 260_000n, address: OURS.address },
    ]);
    expect(
      leftBySpender(made.txid, made.rawHex, [made.coin], { ...AT_OURS, owner: keyNamed('nobody').address }),
    ).toEqual([]);
  });

  it('is not known where none of the coins is spent by its own key', () => {
    const made = spent(OURS);
    const stolen = { ...made.coin, address: THIEF.address };
    expect(leftBySpender(made.txid, made.rawHex, [], AT_OURS)).toBeNull();
    expect(leftBySpender(made.txid, made.rawHex, [stolen], AT_OURS)).toBeNull();
    expect(leftBySpender(made.txid, made.rawHex, [spent(OURS, 2).coin], AT_OURS)).toBeNull();
    expect(leftBySpender(txid('ee'.repeat(32)), made.rawHex, [made.coin], AT_OURS)).toBeNull();
  });
});
