/** Coins are verified against the transactions that created them, each parsed once. */
import { Transaction } from 'bitcoinjs-lib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { coin, DOGE, OURS, THEIRS } from '../../../../mocks/fixtures/tx/coins.fixture.ts';
import { scriptOfAddress } from '../../../domain/address/addressScript.ts';
import { koinu } from '../../../domain/amount/Koinu.ts';
import type { Coin } from '../../../domain/tx/Coin.ts';
import { txid } from '../../../domain/tx/Txid.ts';
import { checkPrevious } from './checkPrevious.ts';

const PAYOUT = new Transaction();
PAYOUT.addInput(new Uint8Array(32).fill(1), 0);
for (let made = 0; made < 60; made++) PAYOUT.addOutput(scriptOfAddress(OURS, 'mainnet'), DOGE);

const COINS: readonly Coin[] = PAYOUT.outs.map(({ value }, vout) =>
  coin(0, value, { txid: txid(PAYOUT.getId()), vout }),
);

const check = (coins: readonly Coin[], raws: readonly string[] = [PAYOUT.toHex()]) =>
  checkPrevious(coins, raws, 'mainnet');

/** The coins, the last one changed. */
const withLast = (change: Partial<Coin>): readonly Coin[] =>
  COINS.map((one, index) => (index === COINS.length - 1 ? { ...one, ...change } : one));

afterEach(() => void vi.restoreAllMocks());

describe('the coins of one transaction', () => {
  it('are read in it once, also where it is handed over twice', () => {
    const read = vi.spyOn(Transaction, 'fromBuffer');
    expect(check(COINS, [PAYOUT.toHex(), PAYOUT.toHex()])).toBeNull();
    expect(read).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['value', { value: koinu(2n * DOGE) }],
    ['address', { address: THEIRS }],
  ])('are doubted when the last one has another %s', (_, change) => {
    expect(check(withLast(change))).toMatchObject({ kind: 'value-differs', vout: 59 });
  });

  it('are missing when it has no such output, or is not there', () => {
    expect(check(withLast({ vout: 60 }))).toMatchObject({ kind: 'previous-missing' });
    expect(check(COINS, [])).toMatchObject({ kind: 'previous-missing' });
  });
});
