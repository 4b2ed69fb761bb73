import { autorun, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { OTHER, OWN, PARENT, transfer } from '../../../mocks/builders/journal.ts';
import { createCountingChain } from '../../../mocks/fixtures/countingChain.ts';
import { createFakeApp } from '../../../mocks/fixtures/fakeApp.ts';
import { koinu } from '../../domain/amount/Koinu.ts';
import type { ChainTransaction, HistoryPage } from '../../ports/ChainIndexer.ts';
import { EMPTY_ACCOUNT } from '../accounts/Account.ts';
import { COINS_LAG_MS } from './history/reportedHistory.ts';

/** A transfer of ours, as the history lists it. */
const SENT: ChainTransaction = {
  txid: PARENT,
  blockHeight: null,
  blockHash: null,
  confirmations: 0,
  timeMs: 1000,
  fee: koinu(1n),
  size: 226,
  isReplaceable: true,
  rawHex: null,
  inputs: [{ txid: null, vout: 0, address: OWN, value: koinu(1n), sequence: 0 }],
  outputs: [{ index: 0, address: OTHER, value: koinu(1n), spentBy: null }],
};

const page = (...transactions: readonly ChainTransaction[]): HistoryPage => ({
  transactions,
  next: null,
  totalTransactions: transactions.length,
});

/** A transfer was sent, and its change is not on the list of coins yet. */
function openAfterSending() {
  const fixture = createCountingChain(OWN);
  fixture.reportedHistory = page();
  const app = createFakeApp({ chain: fixture.chain });
  const { accounts, tx } = app.stores;
  const account = { ...EMPTY_ACCOUNT, type: 'hd' as const, address: OWN, key: 'k/0', name: 'Treats' };
  runInAction(() => accounts.setCurrent(account));
  tx.journal.restore([transfer(PARENT, { stage: 'accepted', tries: 1 })]);
  const keys = () => tx.coins.utxos.map(({ coin }) => `${coin.txid}:${coin.vout}`);
  return { fixture, clock: app.clock, tx, keys };
}

const CHANGE = [`${PARENT}:1`];

describe('change of ours that no list of coins has', () => {
  it('is ours for two seconds after a page of the history lists its transfer, and gone from then on', async () => {
    const { fixture, clock, tx, keys } = openAfterSending();
    await tx.refresh();
    clock.advance(60_000);
    await tx.refresh();
    expect(keys()).toEqual(CHANGE);

    fixture.reportedHistory = page(SENT);
    await tx.refresh();
    expect(keys()).toEqual(CHANGE);
    clock.advance(COINS_LAG_MS - 1);
    await tx.refresh();
    expect(keys()).toEqual(CHANGE);
    clock.advance(1);
    expect(keys()).toEqual(CHANGE);
    await tx.refresh();
    expect(keys()).toEqual([]);
    expect(await tx.coins.readFresh()).toEqual([]);
  });

  it('is ours while only an answer about the transfer itself says that the index has it', async () => {
    const { clock, tx, keys } = openAfterSending();
    await tx.journal.reconcile();
    await tx.history.cache.open(PARENT);
    clock.advance(60_000);
    await tx.refresh();
    expect(keys()).toEqual(CHANGE);
  });

  it('is ours again while the history has lost its transfer, and two seconds after it lists that again', async () => {
    const { fixture, clock, tx, keys } = openAfterSending();
    fixture.reportedHistory = page(SENT);
    await tx.refresh();
    clock.advance(COINS_LAG_MS);
    fixture.reportedHistory = page();
    await tx.refresh();
    expect(keys()).toEqual(CHANGE);
    fixture.reportedHistory = page(SENT);
    await tx.refresh();
    clock.advance(COINS_LAG_MS - 1);
    await tx.refresh();
    expect(keys()).toEqual(CHANGE);
  });

  it('is not judged again by a reading that brings nothing new', async () => {
    const { fixture, clock, tx } = openAfterSending();
    fixture.reportedHistory = page(SENT);
    await tx.refresh();
    let judged = 0;
    const stopCounting = autorun(() => {
      judged += tx.coins.utxos.length;
    });
    fixture.reportedHistory = page({ ...SENT });
    for (let reading = 0; reading < 3; reading += 1) {
      clock.advance(500);
      await tx.refresh();
    }
    expect(judged).toBe(1);
    stopCounting();
  });

  it('is judged by what is read for the plan, whatever was read before', async () => {
    const { fixture, tx, keys } = openAfterSending();
    await tx.refresh();
    const spender = { ...SENT, txid: 'ee'.repeat(32) as typeof PARENT };
    const inputs = [{ txid: PARENT, vout: 1, address: OWN, value: koinu(1n), sequence: 0 }];
    fixture.reportedHistory = page({ ...spender, inputs }, SENT);
    expect(keys()).toEqual(CHANGE);
    expect(await tx.coins.readFresh()).toEqual([]);
  });
});
