/** What containers make of the stores for their screens, and what they do with a person's events. */
import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { testAddress } from '../../mocks/builders/keys.ts';
import { createFakeApp, type FakeApp, type FakeOutside } from '../../mocks/world/fakeApp.ts';
import { koinu } from '../domain/amount/Koinu.ts';
import { Fault } from '../domain/fault.ts';
import type { PendingTransfer } from '../domain/tx/PendingTransfer.ts';
import { txid } from '../domain/tx/Txid.ts';
import { readTransferNote } from '../domain/tx/transferNote.ts';
import type { ChainTransaction, IndexedCoin } from '../ports/ChainIndexer.ts';
import { EMPTY_ACCOUNT } from '../stores/AccountStore.ts';
import type { PreparedTransfer } from '../stores/tx/prepareTransfer.ts';
import { createHdWalletView } from './account/CreateHdWalletContainer.tsx';
import { createPasswordView } from './account/CreatePasswordContainer.tsx';
import { unlockView } from './account/UnlockContainer.tsx';
import { freshnessOf } from './faces.ts';
import { leaveForm } from './preparing.ts';
import { welcomeView } from './start/WelcomeContainer.tsx';
import { expectedMinutes } from './tx/expectedMinutes.ts';
import { txConfirmView } from './tx/TxConfirmContainer.tsx';
import { txCreateEvents, txCreateView } from './tx/TxCreateContainer.tsx';
import { txFailView } from './tx/TxFailContainer.tsx';
import { txSuccessView } from './tx/TxSuccessContainer.tsx';
import { foundEntries, historyProps } from './wallet/HistoryContainer.tsx';
import { detailState, rebroadcastOf } from './wallet/HistoryDetailContainer.tsx';
import { homeProps } from './wallet/HomeContainer.tsx';
import { requestOf } from './wallet/ReceiveContainer.tsx';

const OWN = testAddress(1);
const OTHER = testAddress(2);
const ID = txid('ab'.repeat(32));
const DOGE = 100_000_000n;

const coin: IndexedCoin = {
  ...{ txid: ID, vout: 0, value: koinu(50n * DOGE), address: OWN },
  ...{ confirmations: 3, isCoinbase: false },
};

const received: ChainTransaction = {
  ...{ txid: ID, blockHeight: 5, blockHash: 'cd', confirmations: 3, timeMs: 1000, fee: koinu(1n) },
  ...{ size: 226, isReplaceable: false },
  inputs: [{ txid: txid('ef'.repeat(32)), vout: 1, address: OTHER, value: koinu(51n * DOGE), sequence: 0 }],
  outputs: [{ index: 0, address: OWN, value: koinu(50n * DOGE), spentBy: null }],
};

const transfer = (part: Partial<PendingTransfer> = {}): PendingTransfer => ({
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

const rich: NonNullable<FakeOutside['chain']> = {
  tip: async () => ({ height: 7, hash: 'aa' }),
  unspent: async () => [coin],
  history: async () => ({ transactions: [received], page: 1, totalPages: 2, totalTransactions: 11 }),
};

/** An app with an account, its chain read once. */
async function openAccount(chain: NonNullable<FakeOutside['chain']> = rich): Promise<FakeApp> {
  const app = createFakeApp({ chain });
  const account = { ...EMPTY_ACCOUNT, type: 'hd' as const, address: OWN, key: 'k/0', alianName: 'Treats' };
  app.stores.accounts.setAccounts([account]);
  app.stores.accounts.setCurrent(account);
  await app.stores.tx.refresh();
  return app;
}

const journal = (app: FakeApp, ...transfers: PendingTransfer[]) =>
  runInAction(() => {
    app.stores.tx.journal.transfers = transfers;
    app.stores.tx.lastTxid = transfers[0]?.txid ?? null;
  });

describe('freshness', () => {
  const value = { status: 'ready', value: 1, atMs: 1000 } as const;

  it('is of now while live, and stale after two minutes of polling', () => {
    expect(freshnessOf(value, 'live', 1_000_000)).toEqual({ kind: 'fresh', atMs: 1000 });
    expect(freshnessOf(value, 'polling', 121_001)).toEqual({ kind: 'stale', atMs: 1000, fault: null });
  });

  it('is offline when nothing answers, and stale when the answer is bad', () => {
    const kindAfter = (kind: 'timeout' | 'bad-answer') => {
      const fault = new Fault(kind, 'test');
      return freshnessOf({ status: 'failed', fault, previous: 1, previousAtMs: 1000 }, 'down', 2000)?.kind;
    };
    expect(kindAfter('timeout')).toBe('offline');
    expect(kindAfter('bad-answer')).toBe('stale');
  });

  it('is unknown while there is no value', () => {
    expect(freshnessOf({ status: 'loading' }, 'live', 0)).toBeNull();
  });

  it('is offline since the last numbers while nothing answers', () => {
    const value = { status: 'ready', value: 1, atMs: 1000 } as const;
    expect(freshnessOf(value, 'down', 2000)).toEqual({ kind: 'offline', atMs: 1000, sinceMs: 1000 });
  });
});

describe('home', () => {
  it('shows nothing without an account, and a skeleton before the first answer', async () => {
    expect(homeProps(createFakeApp(), 0)).toBeNull();
    const app = await openAccount();
    app.stores.tx.coins.clear();
    expect(homeProps(app, 0)?.status).toBe('loading');
  });

  it('shows the balance with its parts, and what moved lately', async () => {
    const app = await openAccount();
    const props = homeProps(app, app.clock.nowMs());
    expect(props).toMatchObject({
      status: 'ready',
      account: { name: 'Treats', address: OWN },
      parts: { total: 50n * DOGE, spendable: 50n * DOGE },
      pending: [],
      recent: [{ direction: 'received', amount: 50n * DOGE }],
    });
  });

  it('shows a pending transfer at once, and its coins as spent', async () => {
    const app = await openAccount();
    journal(app, transfer());
    expect(homeProps(app, app.clock.nowMs())).toMatchObject({
      parts: { total: 40n * DOGE - 226_000n },
      pending: [{ direction: 'sent', amount: 10n * DOGE, state: { kind: 'pending' } }],
    });
  });

  it('keeps the last numbers when a refresh fails, and says since when', async () => {
    let isDown = false;
    const app = await openAccount({
      ...rich,
      tip: async () => {
        if (isDown) throw new Fault('offline', 'test');
        return { height: 7, hash: 'aa' };
      },
    });
    const readAtMs = app.clock.nowMs();
    isDown = true;
    app.clock.advance(60_000);
    await app.stores.tx.refresh();
    expect(homeProps(app, app.clock.nowMs())).toMatchObject({
      status: 'ready',
      parts: { total: 50n * DOGE },
      freshness: { kind: 'offline', atMs: readAtMs },
    });
  });

  it('says that it failed when nothing was ever read, and is empty when nothing ever came', async () => {
    expect(homeProps(await openAccount({}), 0)).toMatchObject({
      status: 'failed',
      fault: { kind: 'offline' },
    });
    const nothing = { transactions: [], page: 1, totalPages: 1, totalTransactions: 0 };
    const app = await openAccount({ ...rich, unspent: async () => [], history: async () => nothing });
    expect(homeProps(app, 0)?.status).toBe('empty');
  });

  it('leads where it says', async () => {
    const app = await openAccount();
    const props = homeProps(app, 0);
    props?.onSend();
    props?.onReceive();
    props?.onHistory();
    props?.onEntry(ID);
    props?.onTab(2);
    props?.onToggleHidden();
    expect(app.moves).toEqual([
      'go tx-create',
      'go receive',
      'go history',
      `go history-detail {"txid":"${ID}"}`,
    ]);
    expect(app.stores.ui).toMatchObject({ walletTabScreen: { tabKey: 2 }, isBalanceHidden: true });
    expect(app.haptics).toEqual(['selection']);
  });
});

describe('history', () => {
  it('puts what is open first, and offers more while there is more', async () => {
    const app = await openAccount();
    journal(app, transfer({ stage: 'unknown' }));
    expect(historyProps(app, app.clock.nowMs())).toMatchObject({
      status: 'ready',
      entries: [{ state: { kind: 'unknown' } }, { direction: 'received' }],
      rest: { kind: 'more' },
    });
  });

  it('shows what a filter and a search leave, by names and notes too', async () => {
    const app = await openAccount();
    journal(app, transfer({ stage: 'unknown' }));
    const { tx, notes } = app.stores;
    const shown = () => foundEntries(app.stores).map(({ direction }) => direction);
    const note = readTransferNote('Rent for May');
    if (note.ok) notes.setNote(ID, note.value);
    tx.history.look.setSought('rent');
    expect(shown()).toEqual(['received']);
    tx.history.look.setFilter('sent');
    expect(shown()).toEqual([]);
    tx.history.look.setSought(null);
    expect(shown()).toEqual(['sent']);
    const props = historyProps(app, app.clock.nowMs());
    if (props.status !== 'ready') throw new Error(props.status);
    expect(tx.entries.map(props.labelOf)).toContain('Rent for May');
  });

  it('remembers where it was left only on the way to a detail', async () => {
    const app = await openAccount();
    const { look } = app.stores.tx.history;
    look.setFilter('received');
    historyProps(app, 0).onEntry(ID);
    look.arrive();
    look.settle();
    expect(look.filter).toBe('received');
    look.arrive();
    expect(look.filter).toBe('all');
    expect(app.moves).toEqual([`go history-detail {"txid":"${ID}"}`]);
  });

  it('keeps its rows when the next page fails', async () => {
    const first = { transactions: [received], page: 1, totalPages: 2, totalTransactions: 11 };
    const app = await openAccount({
      ...rich,
      history: async (_address, page) => {
        if (page === 1) return first;
        throw new Fault('timeout', 'test');
      },
    });
    await app.stores.tx.loadMore();
    expect(historyProps(app, app.clock.nowMs())).toMatchObject({
      status: 'ready',
      entries: [{ txid: ID }],
      rest: { kind: 'failed', fault: { kind: 'timeout' } },
    });
  });

  it('opens a transaction with its own sides marked', async () => {
    const app = await openAccount({ ...rich, transaction: async () => received });
    await app.stores.tx.history.open(ID);
    expect(detailState(app.stores.tx, ID, OWN)).toMatchObject({
      status: 'ready',
      detail: { inputs: [{ isOwn: false }], outputs: [{ isOwn: true }], feeRate: 4n },
    });
    expect(rebroadcastOf(app.stores.tx, ID)).toEqual({ kind: 'impossible' });
  });

  it('opens a transfer of ours that the chain does not know, and can send it again', async () => {
    const app = await openAccount();
    journal(app, transfer({ stage: 'unknown' }));
    const { txid: id } = transfer();
    await app.stores.tx.history.open(id);
    expect(detailState(app.stores.tx, id, OWN)).toMatchObject({
      status: 'ready',
      detail: { entry: { state: { kind: 'unknown' } }, feeRate: 1_000_000n },
    });
    expect(rebroadcastOf(app.stores.tx, id)).toEqual({ kind: 'possible' });
  });
});

describe('receive', () => {
  it('asks for what was typed, and for nothing while it is refused', () => {
    const face = { name: 'Treats', address: OWN };
    expect(requestOf(face, '1.5').link).toBe(`dogecoin:${OWN}?amount=1.5`);
    expect(requestOf(face, '1,234')).toMatchObject({ amount: null, problem: { kind: 'ambiguous-comma' } });
    expect(requestOf(face, '').link).toBe(`dogecoin:${OWN}`);
  });
});

describe('sending', () => {
  it('waits for the rules, then plans as it is typed', async () => {
    const app = await openAccount();
    expect(txCreateView(app, 0)?.status).toBe('loading');
    await app.stores.tx.loadRules();
    const events = txCreateEvents(app);
    events.onRecipientText(OTHER);
    events.onAmountText('10');
    expect(txCreateView(app, app.clock.nowMs())).toMatchObject({
      status: 'ready',
      canReview: true,
      form: {
        recipient: { address: OTHER, problem: null },
        plan: { amount: 10n * DOGE, fee: 1_130_000n, inputs: 1, size: 226 },
        fee: { options: [{ multiple: 1, fee: 226_000n }, { fee: 1_130_000n }, { fee: 2_260_000n }] },
      },
    });
  });

  it('names what is wrong with each field', async () => {
    const app = await openAccount();
    await app.stores.tx.loadRules();
    const events = txCreateEvents(app);
    events.onRecipientText('1BitcoinEaterAddressDontSendf59kuE');
    events.onAmountText('1e8');
    events.onFeeText('0.0001');
    const view = txCreateView(app, 0);
    expect(view).toMatchObject({
      canReview: false,
      form: {
        recipient: { problem: { kind: 'bitcoin-address' } },
        amount: { problem: { kind: 'exponent' } },
        fee: { customProblem: { kind: 'rate-too-low' } },
        plan: null,
      },
    });
  });

  it('takes a payment link with its amount, and everything on max', async () => {
    const app = await openAccount();
    await app.stores.tx.loadRules();
    const events = txCreateEvents(app);
    events.onRecipientText(`dogecoin:${OTHER}?amount=7.5&label=Shibe`);
    expect(txCreateView(app, 0)).toMatchObject({
      form: { recipient: { link: { label: 'Shibe' } }, plan: { amount: 750_000_000n } },
    });
    events.onMax();
    expect(txCreateView(app, 0)).toMatchObject({
      form: { amount: { isMax: true, amount: 50n * DOGE - 955_000n - 5_000n }, plan: { change: 0n } },
    });
  });

  it('leads nobody to the last look who has left the form meanwhile', async () => {
    const app = await openAccount();
    const { tx } = app.stores;
    await tx.loadRules();
    const events = txCreateEvents(app);
    events.onRecipientText(OTHER);
    events.onAmountText('10');
    events.onReview();
    expect(tx.preparation.status).toBe('preparing');
    leaveForm(tx);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(tx.preparation.status).toBe('idle');
    expect(app.moves).toEqual([]);
    runInAction(() => {
      tx.review.state = {
        status: 'ready',
        transfer: {} as PreparedTransfer,
        purpose: { kind: 'send' },
        label: null,
        quoted: null,
      };
    });
    leaveForm(tx);
    expect(tx.preparation.status).toBe('ready');
  });

  it('has nothing to confirm, to celebrate or to explain before something was prepared', async () => {
    const app = await openAccount();
    expect(txConfirmView(app, { hasConsented: false, hasCompared: false }, 0)).toEqual({ status: 'missing' });
    expect(txSuccessView(app, null, 0)).toEqual({ status: 'missing' });
    expect(txFailView(app.stores.tx)).toEqual({ status: 'missing' });
  });

  it('tells an accepted transfer from one in doubt and from a refused one', async () => {
    const app = await openAccount();
    journal(app, transfer());
    expect(txSuccessView(app, null, 0)).toMatchObject({
      status: 'accepted',
      confirmations: 0,
      expectedMinutes: 2,
    });
    journal(app, transfer({ stage: 'unknown', tries: 2 }));
    expect(txSuccessView(app, null, 0)).toMatchObject({ status: 'unknown', tries: 2, isRetrying: false });
    const refusal = { reason: 'dust', detail: '64: dust' } as const;
    journal(app, transfer({ stage: 'refused', refusal }));
    expect(txFailView(app.stores.tx)).toMatchObject({ status: 'rejected', ...refusal, amount: 10n * DOGE });
  });

  it('never says that nothing left while a transfer is in doubt', async () => {
    const app = await openAccount();
    const refusal = { reason: 'fee-too-low', detail: 'test' } as const;
    for (const stage of ['unknown', 'sending'] as const) {
      journal(app, transfer({ stage, refusal }));
      expect(txFailView(app.stores.tx)).toEqual({ status: 'missing' });
      expect(txSuccessView(app, null, 0)).toMatchObject({ status: 'unknown' });
    }
    journal(app, transfer({ stage: 'replaced', refusal }));
    expect(txFailView(app.stores.tx)).toMatchObject({ status: 'rejected', ...refusal });
  });

  it('expects nothing of a fee below the recommended rate', () => {
    expect(expectedMinutes(226_000n, 226)).toBe(2);
    expect(expectedMinutes(225_999n, 226)).toBeNull();
  });
});

describe('the door', () => {
  it('counts down and opens again when the time is over', async () => {
    const app = createFakeApp({
      vault: { unlock: async () => ({ ok: false, problem: { kind: 'throttled', untilMs: 5000 } }) },
    });
    await app.stores.session.unlock('wrong');
    expect(unlockView(app.stores, 4999)).toMatchObject({ status: 'throttled', untilMs: 5000, nowMs: 4999 });
    expect(unlockView(app.stores, 5000)).toMatchObject({ status: 'idle' });
  });

  it('says when the vault failed, for making and for opening alike', async () => {
    const app = createFakeApp();
    await app.stores.session.createPassword('much secret');
    expect(createPasswordView(app.stores.session)).toMatchObject({
      status: 'failed',
      fault: { kind: 'offline' },
    });
    expect(unlockView(app.stores, 0)).toMatchObject({ status: 'failed' });
    app.stores.session.clearDoor();
    expect(createPasswordView(app.stores.session)).toEqual({ status: 'choosing' });
  });

  it('welcomes, with what waits and with what is in the way', () => {
    const { stores } = createFakeApp();
    expect(welcomeView(stores, 'kept')).toEqual({ status: 'first-run' });
    stores.accounts.setStartapp('abc');
    expect(welcomeView(stores, 'kept')).toEqual({ status: 'request-waits' });
    expect(welcomeView(stores, 'blocked')).toEqual({ status: 'storage-blocked' });
    expect(welcomeView(stores, 'not-kept')).toEqual({ status: 'storage-not-kept' });
  });

  it('shows every step of making a wallet', () => {
    const draft = { id: 'd', wordCount: 12, checkPlaces: [1, 5, 9] } as const;
    const fault = new Fault('storage-full', 'test');
    expect(createHdWalletView({ status: 'writing-down', draft })).toEqual({
      status: 'writing-down',
      wordCount: 12,
    });
    expect(createHdWalletView({ status: 'checking', draft, wrongPlaces: [] }).status).toBe('checking');
    expect(createHdWalletView({ status: 'checking', draft, wrongPlaces: [5] })).toMatchObject({
      status: 'wrong-words',
      wrongPlaces: [5],
    });
    expect(createHdWalletView({ status: 'failed', fault, draft: null })).toMatchObject({ canReturn: false });
  });
});
