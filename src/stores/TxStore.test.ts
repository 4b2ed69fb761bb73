/** A transfer with something else happening meanwhile. */
import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { testAddress } from '../../mocks/builders/keys.ts';
import { createFakeApp, type FakeApp, type FakeOutside } from '../../mocks/fixtures/fakeApp.ts';
import { startReactions } from '../../mocks/stores/openedStores.ts';
import { koinu } from '../domain/amount/Koinu.ts';
import { txid } from '../domain/tx/Txid.ts';
import type { ChainTip, IndexedCoin } from '../ports/ChainIndexer.ts';
import { type Account, EMPTY_ACCOUNT } from './accounts/Account.ts';
import type { PreparedTransfer } from './send/TransferFlow.ts';

const OWN = testAddress(1);
const OTHER = testAddress(2);
const TIP = { height: 7, hash: 'aa' };
const EMPTY_PAGE = { transactions: [], next: null, totalTransactions: 0 };

const coin: IndexedCoin = {
  txid: txid('ab'.repeat(32)),
  vout: 0,
  value: koinu(5_000_000_000n),
  address: OWN,
  blockHeight: 7,
  confirmations: 3,
  isCoinbase: false,
};
const account = (address: typeof OWN, index: number): Account => ({
  ...EMPTY_ACCOUNT,
  type: 'hd',
  address,
  index,
  key: `k/${index}`,
});

const PREPARED = {
  rawHex: '00',
  plan: { inputs: [coin], outputs: [{ to: OTHER, amount: koinu(1n) }] },
  parsed: {
    txid: txid('cd'.repeat(32)),
    size: 226,
    version: 2,
    fee: koinu(1n),
    sent: koinu(1n),
    returned: koinu(0n),
    inputs: [],
    outputs: [],
  },
  warnings: [],
} as unknown as PreparedTransfer;

async function openForm(chain: NonNullable<FakeOutside['chain']> = {}): Promise<FakeApp> {
  const app = createFakeApp({
    chain: { tip: async () => TIP, unspent: async () => [coin], history: async () => EMPTY_PAGE, ...chain },
  });
  const { accounts, tx } = app.stores;
  accounts.setCurrent(account(OWN, 0));
  await tx.rules.load();
  await tx.refresh();
  tx.draft.setRecipientText(OTHER);
  tx.draft.setAmountText('10');
  return app;
}

/** A preparation of its own would fail without a vault, but loads the code that records a transfer. */
async function getReady({ stores: { tx } }: FakeApp): Promise<void> {
  await tx.prepare();
  runInAction(() => {
    tx.flow.state = {
      status: 'ready',
      transfer: PREPARED,
      purpose: { kind: 'send' },
      label: null,
      quoted: null,
    };
  });
}

/** A promise resolved by hand. */
function held<Value>() {
  let release: (value: Value) => void = () => {};
  const promise = new Promise<Value>((resolve) => {
    release = resolve;
  });
  return { promise, release: (value: Value) => release(value) };
}

describe('while a transfer is being handed over', () => {
  it('nothing else is prepared, and nothing is sent twice', async () => {
    const answer = held<{ readonly kind: 'already-known' }>();
    let sent = 0;
    const app = await openForm({
      broadcast: () => {
        sent += 1;
        return answer.promise;
      },
    });
    const { tx } = app.stores;
    await getReady(app);
    const sending = tx.flow.confirm();
    expect(await tx.flow.confirm()).toBeNull();
    await tx.prepare();
    expect(tx.flow.state.status).toBe('sending');
    answer.release({ kind: 'already-known' });
    expect(await sending).not.toBeNull();
    expect(sent).toBe(1);
    expect(tx.draft.isEmpty).toBe(true);
  });
});

describe('a refused transfer that goes through the second time', () => {
  it('leaves an empty form behind', async () => {
    let isRejecting = true;
    const app = await openForm({
      broadcast: async () =>
        isRejecting
          ? { kind: 'rejected', reason: 'chain-too-long', detail: 'test' }
          : { kind: 'already-known' },
    });
    const { tx } = app.stores;
    await getReady(app);
    await tx.flow.confirm();
    expect(tx.draft.input.amountText).toBe('10');
    isRejecting = false;
    await tx.resend(PREPARED.parsed.txid);
    expect(tx.lastSent?.stage).toBe('accepted');
    expect(tx.draft.isEmpty).toBe(true);
  });
});

describe('another account', () => {
  it('forgets what was prepared for the last one', async () => {
    const app = await openForm();
    const stop = startReactions(app.stores, app.ports);
    const { accounts, tx } = app.stores;
    await getReady(app);
    accounts.setCurrent(account(OTHER, 1));
    expect(tx.flow.state.status).toBe('idle');
    stop();
  });
});

describe('preparing', () => {
  it('waits for the newest coins when its own reading was overtaken', async () => {
    const tips = [held<ChainTip>(), held<ChainTip>()];
    let asked = 0;
    let isHeld = false;
    const app = await openForm({
      tip: () => (isHeld ? (tips[asked++]?.promise ?? Promise.resolve(TIP)) : Promise.resolve(TIP)),
      unspent: async () => (asked > 1 ? [] : [coin]),
    });
    isHeld = true;
    const { tx } = app.stores;
    const preparing = tx.prepare();
    const refreshing = tx.refresh();
    tips[0]?.release(TIP);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(tx.flow.state.status).toBe('preparing');
    tips[1]?.release(TIP);
    await Promise.all([preparing, refreshing]);
    expect(tx.flow.state).toMatchObject({ status: 'rejected', problem: { problem: { spendable: 0n } } });
  });
});
