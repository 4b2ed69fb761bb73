import { describe, expect, it } from 'vitest';
import { namedWallet, phone, settleIn } from '../../../mocks/app/phone.ts';
import { testAddress } from '../../../mocks/builders/keys.ts';
import { createFakeBrowser } from '../../../mocks/windows/fakeBrowser.ts';
import { createWebLocksClaim, RELOAD_MS } from '../../adapters/windows/webLocksClaim.ts';
import { koinu } from '../../domain/amount/Koinu.ts';
import type { PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import { type Txid, txid } from '../../domain/tx/Txid.ts';

const FIRST = txid('01'.repeat(32));
const SECOND = txid('02'.repeat(32));

/** A transfer with an unknown outcome. */
const transfer = (id: Txid): PendingTransfer => ({
  txid: id,
  rawHex: '00',
  network: 'regtest',
  from: testAddress(1),
  to: testAddress(2),
  amount: koinu(1n),
  fee: koinu(1n),
  size: 226,
  createdAtMs: 500,
  stage: 'sending',
  tries: 0,
  confirmations: 0,
  rejection: null,
  inputs: [],
  outputs: [],
});

describe('two windows on one device', () => {
  it('refuse to call written what the one that lost would still write', async () => {
    const { open, clock } = phone();
    const browser = createFakeBrowser();
    const [one, other] = [browser.openWindow(), browser.openWindow()];
    const first = await open('1', { claim: createWebLocksClaim({ userId: '1', clock, ...one }) });
    await settleIn(first);
    await createWebLocksClaim({ userId: '1', clock, ...other }).takeOver();
    await expect(first.stores.tx.journal.record(transfer(FIRST))).rejects.toMatchObject({ kind: 'rejected' });
    expect(first.stores.tx.journal.transfers).toEqual([]);
    first.kill();
  });

  it('write one after the other, and nothing that either wrote is lost', async () => {
    const { open, clock, device } = phone();
    const browser = createFakeBrowser();
    const newClaim = () => {
      const { close: _, ...parts } = browser.openWindow();
      return createWebLocksClaim({ userId: '1', clock, ...parts });
    };
    const takeOver = async () => {
      const opening = open('1', { claim: newClaim() });
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      clock.advance(RELOAD_MS);
      return opening;
    };

    const first = await takeOver();
    await settleIn(first);
    await first.stores.tx.journal.record(transfer(FIRST));
    const second = await takeOver();
    expect(first.stores.session.isUnlocked).toBe(false);
    expect(second.stores.tx.journal.transfers.map(({ txid }) => txid)).toEqual([FIRST]);
    await second.stores.tx.journal.record(transfer(SECOND));
    first.stores.ui.toggleBalanceHidden();
    first.stores.tx.journal.reset();

    const third = await takeOver();
    expect(third.stores.tx.journal.transfers.map(({ txid }) => txid)).toEqual([SECOND, FIRST]);
    expect(third.stores.ui.isBalanceHidden).toBe(false);
    expect(namedWallet(third)).toBe('Treats');
    await third.ports.state.settled();
    expect(device.entries.texts.has(`1/regtest/transfers/${SECOND}`)).toBe(true);
    for (const app of [first, second, third]) app.kill();
  });
});
