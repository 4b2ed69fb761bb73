import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testAddress } from '../../../mocks/builders/keys.ts';
import { createDevice } from '../../../mocks/fixtures/device.ts';
import { makeWallet } from '../../../mocks/fixtures/makeWallet.ts';
import { openApp } from '../../../mocks/fixtures/openApp.ts';
import { type SandboxServer, startSandboxServer } from '../../../mocks/sandbox/server/startServer.ts';
import { koinu } from '../../domain/amount/Koinu.ts';
import { lastAtMs, ready } from '../../domain/loadable.ts';
import { txid } from '../../domain/tx/Txid.ts';
import type { ChainTransaction } from '../../ports/ChainIndexer.ts';
import { EMPTY_ACCOUNT } from '../accounts/Account.ts';
import type { Stores } from '../Stores.ts';
import { readHistory, type SavedHistory, saveHistory } from './savedHistory.ts';

const DOGE = 100_000_000n;
const OWN = testAddress(1);
let server: SandboxServer;

beforeEach(async () => {
  server = await startSandboxServer();
});
afterEach(() => server.close());

const amounts = ({ tx }: Stores) => tx.history.entries.map(({ amount }) => amount);

describe('history after a restart without a network', () => {
  it('is what was known last, with its time, and of no other account', async () => {
    const device = createDevice();
    const first = await openApp({ device, chainUrls: [server.url], hasReactions: false });
    await makeWallet(first.stores).catch(() => {});
    const [account] = first.stores.keyrings.current.accounts;
    if (!account || account.address === '') throw new Error('no account');
    first.stores.accounts.setAccounts([account]);
    first.stores.accounts.setCurrent(account);
    for (const coins of [3n, 2n]) server.control.faucet(account.address, coins * DOGE);
    server.control.mine(1);
    await first.stores.tx.refresh();
    const known = amounts(first.stores);
    const atMs = lastAtMs(first.stores.tx.history.cache.pages);
    await first.ports.state.settled();
    first.kill();

    const offline = { chainUrls: ['http://127.0.0.1:9'], timeoutMs: 50, hasReactions: false };
    const { stores, kill } = await openApp({ device, ...offline });
    expect(known).toHaveLength(2);
    expect(amounts(stores)).toEqual(known);
    await stores.tx.refresh();
    expect(stores.tx.history.cache.pages.status).toBe('failed');
    expect(lastAtMs(stores.tx.history.cache.pages)).toBe(atMs);
    expect(amounts(stores)).toEqual(known);
    stores.accounts.setCurrent({ ...EMPTY_ACCOUNT, address: testAddress(9), key: 'other/0' });
    expect(amounts(stores)).toEqual([]);
    kill();
  });
});

const transaction = (number: number, sides = 1): ChainTransaction => ({
  txid: txid(number.toString(16).padStart(64, '0')),
  inputs: [],
  outputs: Array.from({ length: sides }, (_, index) => ({
    index,
    address: OWN,
    value: koinu(10n ** 18n),
    spentBy: null,
  })),
  blockHeight: 7,
  blockHash: 'aa',
  confirmations: 1,
  timeMs: 5,
  fee: koinu(1n),
  size: null,
  isReplaceable: false,
  rawHex: null,
});

const pagesOf = (transactions: readonly ChainTransaction[]) =>
  ready({ address: OWN, transactions, next: 2 }, 42);

const through = (transactions: readonly ChainTransaction[]) =>
  readHistory(JSON.parse(JSON.stringify(saveHistory(pagesOf(transactions)))) as SavedHistory);

describe('what is written of a history', () => {
  it('is read back to the last koinu, with its time', () => {
    const transactions = [transaction(1), transaction(2, 3)];
    const previous = { address: OWN, transactions, next: 2 };
    expect(through(transactions)).toEqual({ status: 'loading', previous, previousAtMs: 42 });
  });

  it('has no raw bytes: they are kept elsewhere, or asked for', () => {
    const saved = saveHistory(pagesOf([{ ...transaction(1), rawHex: 'ab'.repeat(300) }]));
    expect(JSON.stringify(saved)).not.toContain('abab');
    expect(readHistory(saved)).toMatchObject({ previous: { transactions: [{ rawHex: null }] } });
  });

  it('is bounded, newest first without a gap, and the rest is still to be fetched', () => {
    const many = Array.from({ length: 60 }, (_, number) => transaction(number));
    expect(through(many)).toMatchObject({ previous: { transactions: many.slice(0, 25), next: 25 } });
    const large = [transaction(1), transaction(2, 600), transaction(3)];
    expect(through(large)).toMatchObject({ previous: { transactions: large.slice(0, 1), next: 1 } });
    expect(through([transaction(1, 600)])).toEqual({ status: 'idle' });
    expect(
      JSON.stringify(saveHistory(pagesOf(many.map((_, at) => transaction(at, 40))))).length,
    ).toBeLessThan(200_000);
  });

  it.each([
    ['complete', { page: 1, totalPages: 1 }, null],
    ['begun', { page: 1, totalPages: 4 }, 2],
    ['cut off', { page: 0, totalPages: 1 }, 2],
  ])('is read as well where its pages were counted: %s', (_, pages, next) => {
    const { next: _next, ...saved } = saveHistory(pagesOf([transaction(1), transaction(2)])) as SavedHistory;
    expect(readHistory({ ...saved, ...pages })).toMatchObject({ previous: { next } });
  });

  it('is left out when it cannot be read', () => {
    const saved = saveHistory(pagesOf([transaction(1)])) as SavedHistory;
    for (const broken of [{ ...saved, transactions: null }, { ...saved, transactions: [{ fee: 'x' }] }, 7])
      expect(readHistory(broken as unknown as SavedHistory)).toEqual({ status: 'idle' });
  });
});
