/** A server that takes the bytes, rejects them, and broadcasts them after the user has paid again: only one payment is made. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testAddress } from '../../../mocks/builders/keys.ts';
import { createDevice, type Device } from '../../../mocks/fixtures/device.ts';
import { makeWallet } from '../../../mocks/fixtures/makeWallet.ts';
import { type OpenApp, openApp } from '../../../mocks/fixtures/openApp.ts';
import { type SandboxServer, startSandboxServer } from '../../../mocks/sandbox/server/startServer.ts';
import { scriptOfAddress } from '../../domain/address/addressScript.ts';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { presetFeeRate } from '../../domain/amount/FeeRate.ts';
import { Fault } from '../../domain/fault.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import { txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer } from '../../ports/ChainIndexer.ts';

const DOGE = 100_000_000n;
const SHOP = testAddress(5);
const OTHER = testAddress(6);

let server: SandboxServer;
let app: OpenApp;
let device: Device;
/** the server's behavior */
let liar = { rejects: false, denies: false, hides: new Set<string>(), confirmations: 0 };
/** bytes that it received and rejected */
let kept: string[] = [];

const between = (chain: ChainIndexer): ChainIndexer => ({
  ...chain,
  broadcast: async (rawHex, signal) => {
    if (!liar.rejects) return chain.broadcast(rawHex, signal);
    kept.push(rawHex);
    return { kind: 'rejected', reason: 'missing-inputs', detail: '-25: Missing inputs' };
  },
  unspent: async (address, signal) => {
    const coins = await chain.unspent(address, signal);
    return coins.filter((coin) => !liar.hides.has(coin.txid));
  },
  transaction: async (id, ...how) => {
    if (liar.denies) throw new Fault('not-found', 'denied');
    const reported = await chain.transaction(id, ...how);
    return { ...reported, confirmations: Math.max(reported.confirmations, liar.confirmations) };
  },
});

async function open(): Promise<void> {
  app = await openApp({
    device,
    chainUrls: [server.url],
    timeoutMs: 3000,
    hasReactions: false,
    standBetween: between,
  });
}

beforeEach(async () => {
  liar = { rejects: false, denies: false, hides: new Set(), confirmations: 0 };
  kept = [];
  server = await startSandboxServer();
  device = createDevice();
  await open();
  const { keyrings, accounts, tx } = app.stores;
  await makeWallet(app.stores).catch(() => {});
  accounts.setAccounts(keyrings.current.accounts);
  accounts.setCurrent(keyrings.current.accounts[0] ?? null);
  for (const amount of [40n, 50n]) server.control.faucet(tx.from ?? '', amount * DOGE);
  await tx.rules.load();
  await tx.refresh();
});

afterEach(async () => {
  app.kill();
  await server.close();
});

/** Requests a payment, and sends it if the wallet allows it. */
async function pay(to: string, amount: string) {
  const { tx } = app.stores;
  tx.draft.setRecipientText(to);
  if (amount === 'max') tx.draft.toggleMax();
  else tx.draft.setAmountText(amount);
  await tx.prepare();
  const { state: preparation } = tx.flow;
  if (preparation.status === 'ready') await tx.flow.confirm();
  return preparation.status === 'rejected' ? preparation.problem : tx.lastSent;
}

/** The server rejects a payment of 10 DOGE and keeps it. @returns its id */
async function payAndReject(): Promise<Txid> {
  liar.rejects = true;
  await pay(SHOP, '10');
  liar.rejects = false;
  const { lastSent } = app.stores.tx;
  if (lastSent === null) throw new Error('nothing was sent');
  return lastSent.txid;
}

/** Pays someone else from the coins of a transfer. @returns the id of that payment */
async function payOtherFromCoinsOf(id: Txid, amount: string): Promise<Txid> {
  const { tx } = app.stores;
  await tx.refresh();
  const spent = tx.journal.find(id)?.inputs.map((input) => input.txid) ?? [];
  for (const { coin } of tx.coins.utxos) if (!spent.includes(coin.txid)) liar.hides.add(coin.txid);
  const sent = await pay(OTHER, amount);
  server.control.letIndexCatchUp();
  liar.hides.clear();
  await tx.refresh();
  return (sent as { txid: Txid }).txid;
}

/** Hides the coins that a transfer spends. */
function hideCoinsOf(id: Txid): void {
  for (const input of app.stores.tx.journal.find(id)?.inputs ?? []) liar.hides.add(input.txid);
}

/** The server broadcasts all that it kept, and a block is mined. */
function passOn(): void {
  for (const rawHex of kept) server.sandbox.submit(rawHex);
  server.control.mine();
}

/** Drops the mempool, as a server that never broadcast it can, and broadcasts what it kept. */
function dropAndPassOn(): void {
  const waiting = server.sandbox.mempool.entries.map(({ record }) => record.txid);
  for (const id of waiting) server.sandbox.mempool.removeWithDescendants(id);
  const later = waiting.map((id) => app.stores.tx.journal.find(id)?.rawHex ?? '').reverse();
  for (const rawHex of [...kept, ...later]) server.sandbox.submit(rawHex);
  for (const rawHex of later) server.sandbox.submit(rawHex);
  server.control.mine();
}

const paidTo = (address: string): bigint =>
  server.sandbox.chain.coins
    .ofScript(Buffer.from(scriptOfAddress(address as DogeAddress, 'regtest')).toString('hex'))
    .reduce((sum, { value }) => sum + value, 0n);

/** Opens the app again on the same device. */
async function restart(): Promise<void> {
  const { tx } = app.stores;
  await tx.coins.cache.refresh(tx.from as DogeAddress);
  app.kill();
  await open();
  const { stores } = app;
  await stores.unlocking.unlock('correct horse battery').catch(() => {});
}

describe('a payment that a server rejected and kept', () => {
  it('is not made twice when its coins are hidden and the person pays again', async () => {
    hideCoinsOf(await payAndReject());
    expect(await pay(SHOP, '10')).toMatchObject({ stage: 'accepted' });
    passOn();
    expect(paidTo(SHOP)).toBe(10n * DOGE);
  });

  it('is not made twice by another amount, nor through a list, nor by sending everything', async () => {
    const { tx } = app.stores;
    hideCoinsOf(await payAndReject());
    expect(await pay(SHOP, '3')).toMatchObject({ stage: 'accepted' });
    passOn();
    expect([3n * DOGE, 10n * DOGE]).toContain(paidTo(SHOP));
    expect(tx.journal.transfers).toHaveLength(2);
  });

  it('is not made twice when it was forgotten in between', async () => {
    const id = await payAndReject();
    hideCoinsOf(id);
    const rescue = await app.stores.tools.openRescue(id);
    expect(await rescue.forget()).toBe('forgotten');
    expect(await pay(SHOP, '10')).toMatchObject({ stage: 'accepted' });
    passOn();
    expect(paidTo(SHOP)).toBe(10n * DOGE);
  });

  it('is not made twice when several were rejected, each of other coins', async () => {
    hideCoinsOf(await payAndReject());
    hideCoinsOf(await payAndReject());
    expect(await pay(SHOP, '10')).toMatchObject({ stage: 'accepted' });
    passOn();
    expect(paidTo(SHOP)).toBe(10n * DOGE);
  });

  it('is not made twice by way of a payment to somebody else that takes its coins and is dropped', async () => {
    const id = await payAndReject();
    const { tx } = app.stores;
    const spent = tx.journal.find(id)?.inputs.map((input) => input.txid) ?? [];
    for (const { coin } of tx.coins.utxos) if (!spent.includes(coin.txid)) liar.hides.add(coin.txid);
    await pay(OTHER, '2');
    liar.hides.clear();
    expect(await pay(SHOP, '10')).toMatchObject({ stage: 'accepted' });
    dropAndPassOn();
    expect(paidTo(SHOP)).toBe(10n * DOGE);
  });

  it('leaves its coins free for any other payment', async () => {
    const id = await payAndReject();
    const { tx } = app.stores;
    await tx.refresh();
    expect(tx.coins.breakdown.total).toBe(90n * DOGE);
    const spent = tx.journal.find(id)?.inputs.map((input) => input.txid) ?? [];
    for (const { coin } of tx.coins.utxos) if (!spent.includes(coin.txid)) liar.hides.add(coin.txid);
    expect(await pay(OTHER, '2')).toMatchObject({ stage: 'accepted' });
  });

  it('is not made twice when what took its coins is only said to be settled', async () => {
    const id = await payAndReject();
    const { tx } = app.stores;
    const other = await payOtherFromCoinsOf(id, '2');
    liar.confirmations = 1000;
    await tx.journal.reconcile();
    expect(tx.journal.find(id)?.voidedBy).toBe(other);
    liar.hides = new Set([other]);
    expect(await pay(SHOP, '10')).toMatchObject({ stage: 'accepted', inputs: [{ txid: other }] });
    dropAndPassOn();
    expect(paidTo(SHOP)).toBe(10n * DOGE);
  });

  it('rests on what is settled even where the journal does not know that it is', async () => {
    const id = await payAndReject();
    const other = await payOtherFromCoinsOf(id, '2');
    liar.confirmations = 1000;
    expect(await pay(SHOP, '10')).toMatchObject({ stage: 'accepted', inputs: [{ txid: other }] });
    expect(app.stores.tx.journal.find(id)?.voidedBy ?? null).toBeNull();
  });

  it('asks for nothing more once what spends its coins is settled and leaves nothing', async () => {
    const id = await payAndReject();
    const { tx } = app.stores;
    const other = await payOtherFromCoinsOf(id, 'max');
    expect(tx.journal.find(other)?.outputs).toHaveLength(1);
    expect(await pay(SHOP, '10')).toMatchObject({ problem: { kind: 'may-pay-twice' } });
    server.control.mine(6);
    await tx.journal.reconcile();
    expect(tx.journal.find(id)?.voidedBy).toBe(other);
    expect(await pay(SHOP, '30')).toMatchObject({ stage: 'accepted', inputs: [{ value: 40n * DOGE }] });
  });

  it('stops the next payment when the network has it after all, and says so', async () => {
    const id = await payAndReject();
    passOn();
    expect(await pay(SHOP, '10')).toEqual({ kind: 'plan', problem: { kind: 'went-through', earlier: id } });
    expect(app.stores.tx.journal.find(id)?.stage).toBe('confirmed');
    expect(paidTo(SHOP)).toBe(10n * DOGE);
  });

  it('stops the next payment once when the app found that out by itself while the form was open', async () => {
    const id = await payAndReject();
    for (const rawHex of kept) server.sandbox.submit(rawHex);
    await app.stores.tx.journal.reconcile();
    expect(app.stores.tx.journal.find(id)?.stage).toBe('accepted');
    const stopped = { kind: 'plan', problem: { kind: 'went-through', earlier: id } };
    expect(await pay(SHOP, '10')).toEqual(stopped);
    expect(await pay(SHOP, '10')).toMatchObject({ stage: 'accepted' });
  });

  it('is still to be told after a restart', async () => {
    const id = await payAndReject();
    passOn();
    await app.stores.tx.journal.reconcile();
    await app.ports.state.settled();
    await restart();
    expect(app.stores.tx.journal.find(id)).toMatchObject({ stage: 'confirmed', wentThrough: true });
  });
});

describe('a payment that was taken back', () => {
  it('stops the next one when a block has it all the same', async () => {
    const { tx, tools } = app.stores;
    const id = ((await pay(SHOP, '10')) as { txid: Txid }).txid;
    const raw = tx.journal.find(id)?.rawHex ?? '';
    await tx.refresh();
    const rescue = await tools.openRescue(id);
    await rescue.inspect();
    await rescue.cancel(presetFeeRate(10), false);
    await tx.flow.confirm();
    for (const { record } of server.sandbox.mempool.entries)
      server.sandbox.mempool.removeWithDescendants(record.txid);
    server.sandbox.submit(raw);
    server.control.mine();
    await tx.journal.reconcile();
    expect(await pay(SHOP, '10')).toMatchObject({ problem: { kind: 'went-through', earlier: id } });
  });

  it('says nothing where a faster payment was to take its place', async () => {
    const { tx, tools } = app.stores;
    const id = ((await pay(SHOP, '10')) as { txid: Txid }).txid;
    const raw = tx.journal.find(id)?.rawHex ?? '';
    await tx.refresh();
    const rescue = await tools.openRescue(id);
    await rescue.inspect();
    await rescue.speedUp(presetFeeRate(10), false);
    await tx.flow.confirm();
    for (const { record } of server.sandbox.mempool.entries)
      server.sandbox.mempool.removeWithDescendants(record.txid);
    server.sandbox.submit(raw);
    server.control.mine();
    await tx.journal.reconcile();
    expect(tx.journal.find(id)?.stage).toBe('confirmed');
    expect(await pay(SHOP, '10')).toMatchObject({ stage: 'accepted' });
  });

  it('is not made beside a new one when the server drops what took it back', async () => {
    const { tx, tools } = app.stores;
    const id = ((await pay(SHOP, '10')) as { txid: Txid }).txid;
    kept = [tx.journal.find(id)?.rawHex ?? ''];
    await tx.refresh();
    const rescue = await tools.openRescue(id);
    await rescue.inspect();
    await rescue.cancel(presetFeeRate(10), false);
    await tx.flow.confirm();
    expect(await pay(SHOP, '10')).toMatchObject({ stage: 'accepted' });
    dropAndPassOn();
    expect(paidTo(SHOP)).toBe(10n * DOGE);
  });
});

describe('a payment that was accepted and is denied later', () => {
  it('is not replaced by a word, and its coins stay spent', async () => {
    const { tx } = app.stores;
    const id = ((await pay(SHOP, '10')) as { txid: Txid }).txid;
    liar.denies = true;
    liar.rejects = true;
    await tx.journal.reconcile();
    expect(tx.journal.find(id)).toMatchObject({ stage: 'unknown' });
    await tx.refresh();
    expect(tx.coins.utxos.map(({ coin }) => coin.value)).not.toContain(50n * DOGE);
  });

  it('is not replaced by a conflicting one that only the index tells of', async () => {
    const { tx } = app.stores;
    const id = ((await pay(SHOP, '10')) as { txid: Txid }).txid;
    const history = app.ports.chain.history;
    const [input] = tx.journal.find(id)?.inputs ?? [];
    if (input === undefined) throw new Error('no input');
    const conflict = txid('ee'.repeat(32));
    Object.assign(app.ports.chain, {
      history: async (...asked: Parameters<typeof history>) => {
        const page = await history(...asked);
        const [truth] = page.transactions;
        return { ...page, transactions: [{ ...truth, txid: conflict, inputs: [{ ...input, sequence: 0 }] }] };
      },
    });
    liar.denies = true;
    liar.rejects = true;
    await tx.journal.reconcile();
    expect(tx.journal.find(id)).toMatchObject({ stage: 'unknown' });
  });
});

describe('after a restart', () => {
  it('it is still known which payments may confirm', async () => {
    const id = await payAndReject();
    await app.ports.state.settled();
    await restart();
    expect(app.stores.tx.journal.find(id)).toMatchObject({ stage: 'rejected', rejection: { servers: 1 } });
  });
});
