/** A PSBT's coins, payments and their owners, with synthetic coins and no chain. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { madeCoin, madeCoins, paying } from '../../../mocks/fixtures/psbt/madeCoins.ts';
import { propose, psbtSigner, type Signer, sharedAddress } from '../../../mocks/fixtures/psbt/psbtPeople.ts';
import type { DogeAddress } from '../address/DogeAddress.ts';
import { koinu, MAX_MONEY } from '../amount/Koinu.ts';
import type { Result } from '../result.ts';
import { readTransaction } from '../tx/parse/parseTransaction.ts';
import { serializeTransaction } from '../tx/parse/serialize.ts';
import { explainPsbt, ownCoinsOf, type PsbtOwner } from './explainPsbt.ts';
import type { Psbt } from './Psbt.ts';

const DOGE = 100_000_000n;
const [me, friend, stranger] = (await Promise.all([0, 1, 2].map(psbtSigner))) as [Signer, Signer, Signer];
const shared = sharedAddress(2, [me, friend]);

const value = <Value>(result: Result<Value, { readonly kind: string }>): Value => {
  if (!result.ok) throw new Error(result.problem.kind);
  return result.value;
};
const ownerOf = (...addresses: readonly DogeAddress[]): PsbtOwner => ({
  network: 'regtest',
  isOwn: (address) => addresses.includes(address),
});
const mine = ownerOf(me.address);
const everything: PsbtOwner = { network: 'regtest', isOwn: () => true };

const toFriend = (amount: bigint) => ({ to: friend.address, amount: koinu(amount) });
const ofMine = () => propose([madeCoin(me.address, 2n * DOGE)], [toFriend(DOGE)]);
const ofBoth = (isScriptKnown = true) =>
  propose([madeCoin(shared.address, 2n * DOGE)], [toFriend(DOGE)], isScriptKnown ? [shared] : []);

describe('whose a coin is', () => {
  it('its address says, where no key of ours signs for it', () => {
    const watcher = { ...mine, canSign: () => false };
    expect(value(explainPsbt(ofMine(), watcher))).toMatchObject({
      inputs: [{ isOwn: true }],
      spent: 2n * DOGE,
    });
    expect(value(explainPsbt(ofMine(), ownerOf(friend.address)))).toMatchObject({ spent: 0n });
  });

  it('the address of its script says, whether or not that script is known', () => {
    const owner = { ...ownerOf(shared.address), canSign: () => false };
    for (const isKnown of [true, false]) {
      const explained = value(explainPsbt(ofBoth(isKnown), owner));
      expect(explained.inputs).toMatchObject([{ isOwn: true, address: shared.address }]);
      expect(ownCoinsOf(explained)).toHaveLength(1);
    }
  });

  it('the keys in its script say, of which one that we can sign with is enough', () => {
    const canSign = (address: DogeAddress) => address === friend.address;
    expect(value(explainPsbt(ofBoth(), { ...ownerOf(), canSign })).inputs).toMatchObject([{ isOwn: true }]);
    expect(value(explainPsbt(ofBoth(false), { ...ownerOf(), canSign })).inputs).toMatchObject([
      { isOwn: false },
    ]);
  });

  it('nobody says of a script without address, nor of what is paid to one', () => {
    const script = hexToBytes('6a0161');
    const coins = madeCoins([{ value: 3n * DOGE, script, address: me.address }]);
    const psbt = rewritten(propose(coins, [toFriend(DOGE)]), { paid: [{ amount: DOGE, script }] });
    const explained = value(explainPsbt(psbt, everything));
    expect(explained.inputs).toMatchObject([{ isOwn: false, address: null, value: 3n * DOGE }]);
    expect(explained.outputs).toEqual([{ value: DOGE, address: null, isOwn: false, comesBack: false }]);
    expect(explained).toMatchObject({ fee: 2n * DOGE, spent: 0n, returned: 0n, leaves: 0n });
    expect(ownCoinsOf(explained)).toEqual([]);
  });
});

interface Frame {
  readonly version?: number;
  readonly lockTime?: number;
  readonly sequence?: number;
  readonly paid?: readonly { readonly amount: bigint; readonly script: Uint8Array }[];
}

/** The same coins in another transaction. */
function rewritten(psbt: Psbt, { version = 2, lockTime = 0, sequence = 0xfffffffd, paid }: Frame): Psbt {
  const { inputs, outputs } = psbt.transaction;
  const spends = inputs.map(({ txid, vout }) => ({ txid, vout, sequence }));
  const same = outputs.map(({ value: amount, script }) => ({ amount, script }));
  const transaction = readTransaction(serializeTransaction(spends, [], paid ?? same, { version, lockTime }));
  if (transaction === null) throw new Error('no transaction');
  return { ...psbt, transaction };
}

describe('the whole', () => {
  it('says when it may be sent, and whether it can be replaced', () => {
    const psbt = rewritten(ofMine(), { version: 1, lockTime: 5_000_000, sequence: 7 });
    expect(value(explainPsbt(psbt, mine))).toMatchObject({
      unsignedTxid: psbt.transaction.txid,
      version: 1,
      lockTime: 5_000_000,
      inputs: [{ sequence: 7 }],
    });
  });

  it('spends all the money that there is at most', () => {
    const half = MAX_MONEY / 2n;
    const payments = [toFriend(half), { to: me.address, amount: koinu(half) }];
    const spending = (first: bigint) =>
      propose([madeCoin(me.address, first, 1), madeCoin(me.address, half, 2)], payments);
    expect(value(explainPsbt(spending(half), mine))).toMatchObject({
      fee: 0n,
      spent: MAX_MONEY,
      returned: half,
      leaves: half,
    });
    const problem = { kind: 'sum-too-large', maximum: MAX_MONEY };
    expect(explainPsbt(spending(half + 1n), mine)).toEqual({ ok: false, problem });
  });

  it('pays no more than it spends', () => {
    const { script } = paying(friend.address, 0n);
    const pays = (amount: bigint) => rewritten(ofMine(), { paid: [{ amount, script }] });
    expect(value(explainPsbt(pays(2n * DOGE), mine))).toMatchObject({ fee: 0n, leaves: 2n * DOGE });
    const problem = { kind: 'outputs-exceed-inputs' };
    expect(explainPsbt(pays(2n * DOGE + 1n), mine)).toEqual({ ok: false, problem });
  });

  it('may pay an address that is no one-time script of ours, and scripts without address', () => {
    const commitAddresses = new Set([stranger.address, 'null']);
    const script = hexToBytes('6a0161');
    const psbt = rewritten(ofMine(), { paid: [{ amount: DOGE, script }] });
    expect(explainPsbt(psbt, { ...mine, commitAddresses }).ok).toBe(true);
    expect(explainPsbt(ofMine(), { ...mine, commitAddresses }).ok).toBe(true);
  });
});

describe('what could never be sent once it is signed', () => {
  const spending = (count: number, address: DogeAddress, known = true) => {
    const coins = Array.from({ length: count }, (_, at) => madeCoin(address, DOGE, at));
    return propose(coins, [toFriend(BigInt(count) * DOGE)], known ? [shared] : []);
  };
  const size = (psbt: Psbt) => {
    const explained = explainPsbt(psbt, mine);
    return explained.ok ? null : explained.problem;
  };

  it('is refused before anybody checks a signature, which takes as long as inputs times bytes', () => {
    expect(size(spending(708, me.address))).toBeNull();
    expect(size(spending(709, me.address))).toMatchObject({ kind: 'too-large-to-relay' });
    expect(size(spending(406, shared.address))).toBeNull();
    expect(size(spending(407, shared.address))).toMatchObject({ kind: 'too-large-to-relay' });
    // the required signatures are unknown, and none of them is hashed
    expect(size(spending(407, shared.address, false))).toBeNull();
  });
});
