/** A transfer through the real stores and adapters, with everything outside failing at every step. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SandboxServer, startSandboxServer } from '../../mocks/sandbox/server/startServer.ts';
import { createDevice, type Device } from '../../mocks/world/device.ts';
import { makeWallet, TEST_PASSWORD } from '../../mocks/world/makeWallet.ts';
import { type OpenApp, openApp } from '../../mocks/world/openApp.ts';
import { decodeRecord } from '../adapters/storage/recordCodec.ts';
import type { DogeAddress } from '../domain/address/DogeAddress.ts';
import { NewWalletStore } from './NewWalletStore.ts';

const DOGE = 100_000_000n;
const ELSEWHERE = 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8';

let server: SandboxServer;
let device: Device;
let app: OpenApp;

const open = (hasReactions = false) =>
  openApp({ device, chainUrls: [server.url], timeoutMs: 1500, hasReactions });

async function reopen(): Promise<void> {
  app.kill();
  app = await open();
  await app.stores.session.unlock(TEST_PASSWORD);
}

/** A wallet with money, and a draft that sends some of it. */
async function fundAndDraft(amount: string, coins: readonly bigint[] = [50n * DOGE]): Promise<DogeAddress> {
  const address = await makeWalletHere();
  for (const coin of coins) server.control.faucet(address, coin);
  const { tx } = app.stores;
  await tx.loadRules();
  await tx.refresh();
  tx.draft.setRecipientText(ELSEWHERE);
  tx.draft.setAmountText(amount);
  return address;
}

async function makeWalletHere(): Promise<DogeAddress> {
  const { keyrings, accounts } = app.stores;
  await makeWallet(app.stores).catch(() => {});
  accounts.setAccounts(keyrings.current.accounts);
  accounts.setCurrent(keyrings.current.accounts[0] ?? null);
  const { from } = app.stores.tx;
  if (from === null) throw new Error('no address');
  return from;
}

beforeEach(async () => {
  server = await startSandboxServer();
  device = createDevice();
  app = await open();
});

afterEach(async () => {
  app.kill();
  await server.close();
});

const paidElsewhere = () => server.sandbox.mempool.entries.length;

describe('sending', () => {
  it('plans, signs, sends, shows at once, and confirms when mined', async () => {
    await fundAndDraft('41.98');
    const { tx } = app.stores;
    await tx.prepare();
    expect(tx.preparation.status).toBe('ready');
    expect(await tx.confirm()).toBe(true);
    expect(tx.lastSent?.stage).toBe('accepted');
    expect(server.sandbox.mempool.entries[0]?.relay.relayed).toBe(true);
    expect(tx.entries[0]).toMatchObject({
      direction: 'sent',
      amount: 4_198_000_000n,
      state: { kind: 'pending' },
    });
    server.control.mine(1);
    await tx.journal.reconcile();
    expect(tx.lastSent).toMatchObject({ stage: 'confirmed', confirmations: 1 });
  });

  it('may spend its own change before it confirms, and counts its ancestors', async () => {
    await fundAndDraft('10');
    const { tx } = app.stores;
    await tx.prepare();
    await tx.confirm();
    tx.draft.setRecipientText(ELSEWHERE);
    tx.draft.setAmountText('10');
    await tx.prepare();
    expect(tx.preparation).toMatchObject({
      status: 'ready',
      transfer: { warnings: expect.arrayContaining([{ kind: 'unconfirmed-inputs', ancestors: 1 }]) },
    });
    await tx.confirm();
    expect(tx.lastSent?.stage).toBe('accepted');
    expect(paidElsewhere()).toBe(2);
  });

  it('says how much is missing and where the rest is', async () => {
    await fundAndDraft('60');
    expect(app.stores.tx.draft.plan).toMatchObject({
      ok: false,
      problem: { kind: 'not-enough', spendable: 50n * DOGE, parts: { total: 50n * DOGE } },
    });
  });

  it('sends everything that may be sent, and keeps carriers and small coins', async () => {
    await fundAndDraft('', [10n * DOGE, 100_000n, 900_000n]);
    const { tx } = app.stores;
    tx.draft.toggleMax();
    await tx.prepare();
    await tx.confirm();
    expect(tx.lastSent?.stage).toBe('accepted');
    await tx.refresh();
    expect(tx.parts).toMatchObject({
      total: 1_000_000n,
      protected: 100_000n,
      small: 900_000n,
      spendable: 0n,
    });
  });
});

describe('a lying indexer', () => {
  it.each([['10'], ['49']])('costs nothing when it inflates or deflates values: %s DOGE', async (amount) => {
    await fundAndDraft(amount, [50n * DOGE, 30n * DOGE]);
    const { tx } = app.stores;
    server.control.wrong({ mode: 'lying-values' });
    await tx.prepare();
    server.control.wrong(null);
    if (tx.preparation.status !== 'ready') {
      expect(tx.preparation.status).toBe('refused');
      await tx.prepare();
    }
    await tx.confirm();
    const sent = tx.lastSent;
    expect(sent?.stage).toBe('accepted');
    const [entry] = server.sandbox.mempool.entries;
    const overpaid = (entry?.record.fee ?? 0n) - (sent?.fee ?? 0n);
    expect(overpaid).toBe(0n);
    expect(sent?.fee).toBeLessThan(DOGE / 10n);
  });

  it('gets no signature when it forges previous transactions', async () => {
    await fundAndDraft('10');
    const { tx } = app.stores;
    server.control.wrong({ mode: 'lying-rawtx' });
    await tx.prepare();
    expect(tx.preparation).toMatchObject({ status: 'refused', problem: { kind: 'bytes' } });
    expect(paidElsewhere()).toBe(0);
  });
});

describe('a broadcast without an answer', () => {
  it('may have gone out, and is found out without sending twice', async () => {
    await fundAndDraft('10');
    const { tx } = app.stores;
    await tx.prepare();
    server.control.broadcastLost('cut');
    await tx.confirm();
    expect(tx.lastSent?.stage).toBe('unknown');
    const before = tx.lastSent?.rawHex;
    await tx.resend(tx.lastSent?.txid ?? expect.fail('nothing sent'));
    expect(tx.lastSent).toMatchObject({ stage: 'accepted', rawHex: before, tries: 2 });
    expect(paidElsewhere()).toBe(1);
  });

  it('is settled by asking the chain', async () => {
    await fundAndDraft('10');
    const { tx } = app.stores;
    await tx.prepare();
    server.control.broadcastLost('cut');
    await tx.confirm();
    await tx.journal.reconcile();
    expect(tx.lastSent).toMatchObject({ stage: 'accepted', tries: 1 });
  });

  it('keeps its coins spent and its change ours meanwhile', async () => {
    await fundAndDraft('10');
    const { tx } = app.stores;
    await tx.prepare();
    server.control.down('refused');
    await tx.confirm();
    expect(tx.lastSent?.stage).toBe('unknown');
    expect(tx.parts.total).toBe(40n * DOGE - (tx.lastSent?.fee ?? 0n));
    server.control.heal();
    await tx.journal.reconcile();
    expect(tx.lastSent?.stage).toBe('accepted');
    expect(paidElsewhere()).toBe(1);
  });
});

describe('a refusal', () => {
  it('is shown with its reason, and nothing counts as sent', async () => {
    await fundAndDraft('10');
    const { tx } = app.stores;
    await tx.prepare();
    const other = await openApp({ device, chainUrls: [server.url], hasReactions: false });
    await other.stores.session.unlock(TEST_PASSWORD);
    await other.stores.tx.loadRules();
    await other.stores.tx.refresh();
    other.stores.tx.draft.setRecipientText(ELSEWHERE);
    other.stores.tx.draft.setAmountText('20');
    await other.stores.tx.prepare();
    await other.stores.tx.confirm();
    other.kill();
    await tx.confirm();
    expect(tx.lastSent).toMatchObject({ stage: 'refused', refusal: { reason: 'replacement-too-cheap' } });
    expect(tx.draft.words.amountText).toBe('10');
    expect(paidElsewhere()).toBe(1);
    await tx.refresh();
    expect(tx.entries.filter((entry) => entry.txid === tx.lastSent?.txid)).toEqual([]);
    expect(tx.parts.total).toBe(0n + tx.parts.unconfirmed);
  });
});

describe('a kill', () => {
  it('between review and sending loses nothing and sends nothing', async () => {
    await fundAndDraft('10');
    await app.stores.tx.prepare();
    await reopen();
    const { tx } = app.stores;
    await tx.refresh();
    await tx.journal.reconcile();
    expect(tx.parts.total).toBe(50n * DOGE);
    expect(paidElsewhere()).toBe(0);
  });

  it.each([
    ['before the bytes left', () => server.control.down('refused')],
    ['after the bytes left', () => server.control.broadcastLost('cut')],
  ])('%s sends exactly once after reopening', async (_when, fail) => {
    await fundAndDraft('10');
    const { tx } = app.stores;
    await tx.prepare();
    fail();
    await tx.confirm();
    const txid = tx.lastSent?.txid;
    server.control.heal();
    await reopen();
    await app.stores.tx.journal.reconcile();
    expect(app.stores.tx.journal.find(txid ?? '')).toMatchObject({ stage: 'accepted' });
    expect(server.sandbox.mempool.entries.map((entry) => entry.record.txid)).toEqual([txid]);
  });

  it('while sending leaves the transfer in doubt, not lost', async () => {
    await fundAndDraft('10');
    const { tx } = app.stores;
    await tx.prepare();
    server.control.slow(1000);
    const sending = tx.confirm();
    await new Promise((resolve) => setTimeout(resolve, 100));
    app.kill();
    await sending;
    server.control.heal();
    app = await open();
    expect(app.stores.tx.journal.transfers[0]).toMatchObject({ stage: 'unknown' });
    await app.stores.tx.journal.reconcile();
    expect(paidElsewhere()).toBe(1);
  });
});

describe('a start without a network', () => {
  it('shows the last numbers and says that they are of before', async () => {
    await fundAndDraft('10');
    await new Promise((resolve) => setTimeout(resolve, 50));
    server.control.down('refused');
    await reopen();
    const { tx } = app.stores;
    expect(tx.parts.total).toBe(50n * DOGE);
    await tx.refresh();
    expect(tx.coins.snapshot.status).toBe('failed');
    expect(tx.parts.total).toBe(50n * DOGE);
  });
});

describe('storage that fails', () => {
  it('stops a transfer before it leaves', async () => {
    await fundAndDraft('10');
    const { tx } = app.stores;
    await tx.prepare();
    device.writeFault = new DOMException('full', 'QuotaExceededError');
    expect(await tx.confirm()).toBe(false);
    expect(tx.preparation).toMatchObject({ status: 'failed', fault: { kind: 'storage-full' } });
    expect(tx.journal.transfers).toEqual([]);
    expect(paidElsewhere()).toBe(0);
  });
});

describe('secrets', () => {
  it('are in no storage and in no store after a whole journey', async () => {
    const newWallet = app.stores.late.of(NewWalletStore);
    const { session } = app.stores;
    await session.createPassword(TEST_PASSWORD);
    await newWallet.draft(12);
    const words = await newWallet.reveal();
    expect(words).toHaveLength(12);
    app.kill();
    const root = decodeRecord(device.texts.get('root'), 'obfuscation');
    const kept = JSON.stringify([root, ...device.texts.values(), ...device.envelopes.texts.values()]);
    expect(kept).toContain('keyrings');
    expect(kept).not.toContain(TEST_PASSWORD);
    const letters = kept.replace(/[^a-z]+/g, ' ');
    for (const [at] of words.slice(2).entries())
      expect(letters).not.toContain(words.slice(at, at + 3).join(' '));
    expect(JSON.stringify(app.stores.late.of(NewWalletStore).state)).not.toContain(words[0]);
  });
});
