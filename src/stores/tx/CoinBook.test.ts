import { describe, expect, it } from 'vitest';
import { testAddress } from '../../../mocks/builders/keys.ts';
import { createManualClock } from '../../../mocks/clock/manualClock.ts';
import { koinu, MAX_MONEY } from '../../domain/amount/Koinu.ts';
import { Fault } from '../../domain/fault.ts';
import { txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer, IndexedCoin } from '../../ports/ChainIndexer.ts';
import type { InscriptionIndexer } from '../../ports/InscriptionIndexer.ts';
import { CoinBook } from './CoinBook.ts';

const OWN = testAddress(1);
const ID = txid('ab'.repeat(32));
const coin = (value: bigint, vout = 0): IndexedCoin => ({
  ...{ txid: ID, vout, value: koinu(value), address: OWN, confirmations: 3, isCoinbase: false },
});

function book(
  unspent: () => Promise<readonly IndexedCoin[]>,
  inscriptions: InscriptionIndexer | null = null,
) {
  const chain = {
    tip: async () => ({ height: 1, hash: 'aa' }),
    unspent,
  } as Partial<ChainIndexer> as ChainIndexer;
  return new CoinBook(chain, inscriptions, createManualClock());
}

describe('the coin book', () => {
  it('keeps the last coins when a refresh fails', async () => {
    let answer: () => Promise<readonly IndexedCoin[]> = async () => [coin(5n)];
    const coins = book(() => answer());
    await coins.refresh(OWN);
    answer = () => Promise.reject(new Fault('bad-answer', 'test'));
    await coins.refresh(OWN);
    expect(coins.snapshot).toMatchObject({
      status: 'failed',
      fault: { kind: 'bad-answer' },
      previous: { coins: [{ value: 5n }] },
    });
  });

  it('refuses coins that add up to more money than there may be', async () => {
    const coins = book(async () => [coin(MAX_MONEY), coin(1n, 1)]);
    await coins.refresh(OWN);
    expect(coins.snapshot).toMatchObject({ status: 'failed', fault: { kind: 'bad-answer' } });
  });

  it('drops an answer that a later question overtook', async () => {
    const answers: ((coins: readonly IndexedCoin[]) => void)[] = [];
    const coins = book(() => new Promise((resolve) => answers.push(resolve)));
    const first = coins.refresh(OWN);
    const second = coins.refresh(OWN);
    answers[1]?.([coin(2n)]);
    await second;
    answers[0]?.([coin(1n)]);
    await first;
    expect(coins.snapshot).toMatchObject({ status: 'ready', value: { coins: [{ value: 2n }] } });
  });

  it('asks the inscription index, and fails closed when it is silent', async () => {
    const carries = book(async () => [coin(5n), coin(6n, 1)], { carriers: async () => new Set([`${ID}:1`]) });
    await carries.refresh(OWN);
    expect(carries.snapshot).toMatchObject({
      value: { coins: [{ inscription: 'none' }, { inscription: 'carries' }] },
    });
    const silent = book(async () => [coin(5n)], {
      carriers: () => Promise.reject(new Fault('timeout', 'test')),
    });
    await silent.refresh(OWN);
    expect(silent.snapshot).toMatchObject({ value: { coins: [{ inscription: 'unknown' }] } });
  });
});
