/** An app with an account on show, and what its chain and its journal tell, for tests. */
import { runInAction } from 'mobx';
import { koinu } from '../../src/domain/amount/Koinu.ts';
import type { PendingTransfer } from '../../src/domain/tx/PendingTransfer.ts';
import { txid } from '../../src/domain/tx/Txid.ts';
import type { ChainTransaction, IndexedCoin } from '../../src/ports/ChainIndexer.ts';
import { EMPTY_ACCOUNT } from '../../src/stores/AccountStore.ts';
import { testAddress } from '../builders/keys.ts';
import { createFakeApp, type FakeApp, type FakeOutside } from './fakeApp.ts';

/** The account's address, and somebody else's. */
export const OWN = testAddress(1);
export const OTHER = testAddress(2);
/** The transaction that the account received. */
export const ID = txid('ab'.repeat(32));
/** 1 DOGE, koinu. */
export const DOGE = 100_000_000n;

const coin: IndexedCoin = {
  ...{ txid: ID, vout: 0, value: koinu(50n * DOGE), address: OWN },
  ...{ blockHeight: 5, confirmations: 3, isCoinbase: false },
};

/** 50 DOGE, confirmed. */
export const received: ChainTransaction = {
  ...{ txid: ID, blockHeight: 5, blockHash: 'cd', confirmations: 3, timeMs: 1000, fee: koinu(1n) },
  ...{ size: 226, isReplaceable: false, rawHex: null },
  inputs: [{ txid: txid('ef'.repeat(32)), vout: 1, address: OTHER, value: koinu(51n * DOGE), sequence: 0 }],
  outputs: [{ index: 0, address: OWN, value: koinu(50n * DOGE), spentBy: null }],
};

/** Our transfer of 10 DOGE out of these, accepted unless told otherwise. */
export const transfer = (part: Partial<PendingTransfer> = {}): PendingTransfer => ({
  ...{ txid: txid('12'.repeat(32)), rawHex: '00', network: 'regtest', from: OWN, to: OTHER },
  ...{ amount: koinu(10n * DOGE), fee: koinu(226_000n), size: 226, createdAtMs: 500, stage: 'accepted' },
  ...{ tries: 1, confirmations: 0, refusal: null },
  inputs: [{ txid: ID, vout: 0, value: koinu(50n * DOGE), address: OWN }],
  outputs: [
    { value: koinu(10n * DOGE), address: OTHER, isOwn: false },
    { value: koinu(40n * DOGE - 226_000n), address: OWN, isOwn: true },
  ],
  ...part,
});

/** A chain that knows of these, and of more transactions than fit on a page. */
export const rich: NonNullable<FakeOutside['chain']> = {
  tip: async () => ({ height: 7, hash: 'aa' }),
  unspent: async () => [coin],
  history: async () => ({ transactions: [received], page: 1, totalPages: 2, totalTransactions: 11 }),
};

/** An app with an account, its chain read once. */
export async function openAccount(chain: NonNullable<FakeOutside['chain']> = rich): Promise<FakeApp> {
  const app = createFakeApp({ chain });
  const account = { ...EMPTY_ACCOUNT, type: 'hd' as const, address: OWN, key: 'k/0', alianName: 'Treats' };
  app.stores.accounts.setAccounts([account]);
  app.stores.accounts.setCurrent(account);
  await app.stores.tx.refresh();
  return app;
}

/** Puts transfers into the journal, the first as the one sent last. */
export const journal = (app: FakeApp, ...transfers: PendingTransfer[]) =>
  runInAction(() => {
    app.stores.tx.journal.transfers = transfers;
    app.stores.tx.lastTxid = transfers[0]?.txid ?? null;
  });
