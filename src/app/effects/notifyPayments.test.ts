// Notifications of incoming payments while the app is in the background.
import { runInAction } from 'mobx';
import { afterEach, describe, expect, it } from 'vitest';
import { createFakeApp } from '../../../mocks/fixtures/fakeApp.ts';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { koinu } from '../../domain/amount/Koinu.ts';
import { ready } from '../../domain/loadable.ts';
import { txid } from '../../domain/tx/Txid.ts';
import { describePayment } from '../../i18n/messages/wallet/paymentNoticeMessages.ts';
import type { ChainTransaction } from '../../ports/ChainIndexer.ts';
import { notifyPayments } from './notifyPayments.ts';

const OWN = 'mv9uLThosiEnGRbVPS7Vhyw6VssbVRsiAw' as DogeAddress;
const OTHER = 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8' as DogeAddress;

/** A payment. @param at - its number, which is also the amount in DOGE */
const payment = (at: number, to = OWN, from = OTHER): ChainTransaction => ({
  txid: txid(at.toString(16).padStart(64, '0')),
  inputs: [{ txid: txid('9'.repeat(64)), vout: 0, address: from, value: koinu(900_000_000n), sequence: 0 }],
  outputs: [{ index: 0, address: to, value: koinu(BigInt(at) * 100_000_000n), spentBy: null }],
  blockHeight: null,
  blockHash: null,
  confirmations: 0,
  timeMs: at,
  fee: koinu(0n),
  size: 200,
  isReplaceable: false,
  rawHex: null,
});

let stop = () => {};
afterEach(() => stop());

function open({ isEnabled = true } = {}) {
  const shown: string[] = [];
  let see: (isVisible: boolean) => void = () => {};
  const app = createFakeApp({
    host: {
      notices: { permission: () => 'on', ask: async () => 'on', show: (_, text) => void shown.push(text) },
      onVisibility: (listener) => {
        see = listener;
        return () => {};
      },
    },
  });
  const { accounts, preferences, tx } = app.stores;
  runInAction(() => accounts.setCurrent({ ...accounts.current, address: OWN, key: 'own' }));
  preferences.setNotifiesOfPayments(isEnabled);
  stop = notifyPayments(app.stores, app.ports);
  const read = (...transactions: ChainTransaction[]) =>
    runInAction(() => {
      tx.history.cache.pages = ready({ address: OWN, transactions, next: null }, 0);
    });
  return { app, shown, read, hide: () => see(false), look: () => see(true) };
}

describe('a payment that comes in', () => {
  it('is told once, while the app is out of sight', () => {
    const { shown, read, hide } = open();
    read(payment(1));
    hide();
    read(payment(2), payment(1));
    read(payment(2), payment(1));
    expect(shown).toEqual([describePayment(koinu(200_000_000n))]);
  });

  it('is not told to somebody who looks, nor when it was there before', () => {
    const { shown, read, hide, look } = open();
    hide();
    read(payment(1));
    look();
    read(payment(2), payment(1));
    hide();
    read(payment(2), payment(1));
    expect(shown).toEqual([]);
  });

  it('is not told where nobody asked for that, nor is what went out', () => {
    const quiet = open({ isEnabled: false });
    quiet.read();
    quiet.hide();
    quiet.read(payment(1));
    expect(quiet.shown).toEqual([]);
    stop();
    const { shown, read, hide } = open();
    read();
    hide();
    read(payment(3, OTHER, OWN));
    expect(shown).toEqual([]);
  });

  it('is told without its amount where amounts are hidden', () => {
    const { app, shown, read, hide } = open();
    app.stores.ui.toggleBalanceHidden();
    read();
    hide();
    read(payment(5));
    expect(shown).toEqual(['Open Kennel to see how much.']);
  });
});
