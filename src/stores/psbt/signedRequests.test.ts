/** Requests signed for others to send: recorded before they are shown, and never paid next to another payment of the same. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDevice, type Device } from '../../../mocks/fixtures/device.ts';
import { makeWallet, TEST_PASSWORD } from '../../../mocks/fixtures/makeWallet.ts';
import { type OpenApp, openApp } from '../../../mocks/fixtures/openApp.ts';
import { psbtSigner } from '../../../mocks/fixtures/psbt/psbtPeople.ts';
import { type SandboxServer, startSandboxServer } from '../../../mocks/sandbox/server/startServer.ts';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { Fault } from '../../domain/fault.ts';
import { extractTransaction, finalizePsbt } from '../../domain/psbt/finishPsbt.ts';
import { earlierWarnings } from '../../domain/tx/plan/earlierWarnings.ts';
import { PsbtDesk } from './PsbtDesk.ts';
import { SignedRequests } from './SignedRequests.ts';

const DOGE = 100_000_000n;
const PAYEE = (await psbtSigner(8)).address;

let server: SandboxServer;
let device: Device;
let app: OpenApp;

async function open(): Promise<void> {
  app = await openApp({ device, chainUrls: [server.url], hasReactions: false });
}

function show(): void {
  const { accounts, keyrings } = app.stores;
  accounts.setAccounts(keyrings.current.accounts);
  accounts.setCurrent(keyrings.current.accounts.at(-1) ?? null);
}

beforeEach(async () => {
  server = await startSandboxServer();
  device = createDevice();
  await open();
  await makeWallet(app.stores).catch(() => {});
  show();
  const { tx } = app.stores;
  for (const _ of [1, 2, 3]) server.control.faucet(tx.from ?? '', 100n * DOGE);
  server.control.mine(1);
  await tx.rules.load();
  await tx.refresh();
});
afterEach(async () => {
  app.kill();
  await server.close();
});

const desk = () => app.stores.lazy.of(PsbtDesk);

function fillForm(to: DogeAddress, amount = '10'): void {
  app.stores.tx.draft.setRecipientText(to);
  app.stores.tx.draft.setAmountText(amount);
}

/** Makes a request from the form and signs it. @returns the bytes that its holder can broadcast, hex */
async function signRequest(amount = '10'): Promise<string> {
  fillForm(PAYEE, amount);
  desk().clear();
  expect(await desk().propose(new AbortController().signal)).toBeNull();
  await desk().sign();
  const { shown } = desk();
  const finished = shown && finalizePsbt(shown.psbt, shown.explanation);
  const signed = finished?.ok ? extractTransaction(finished.value) : null;
  if (!signed?.ok) throw new Error('not signed');
  return signed.value.rawHex;
}

/** The review's warnings about earlier payments. */
function notes() {
  const { flow, journal } = app.stores.tx;
  return flow.state.status === 'ready' ? earlierWarnings(flow.state.transfer.plan, journal.transfers) : null;
}

/** A coin large enough that payments would normally use only it. */
async function receiveMore(): Promise<void> {
  const { tx } = app.stores;
  server.control.faucet(tx.from ?? '', 1_000n * DOGE);
  server.control.mine(1);
  await tx.refresh();
}

/** The holder of the bytes broadcasts them. @returns the number of transactions in the mempool */
function sendGiven(rawHex: string): number {
  server.sandbox.submit(rawHex);
  return server.sandbox.mempool.entries.length;
}

async function payByForm(to = PAYEE, amount = '10.5'): Promise<void> {
  const { tx } = app.stores;
  fillForm(to, amount);
  await tx.prepare();
  await tx.flow.confirm();
}

describe('a signature', () => {
  it('is on disk before anybody is shown it', async () => {
    const text = await signRequest();
    app.kill();
    await open();
    const [request] = app.stores.tx.journal.transfers;
    expect(request).toMatchObject({ stage: 'rejected', tries: 0, amount: 10n * DOGE });
    expect(request?.signedBy).toBe(app.stores.keyrings.current.name);
    expect(text).not.toBe('');
  });

  it('is shown to nobody where it can’t be written down', async () => {
    fillForm(PAYEE);
    await desk().propose(new AbortController().signal);
    vi.spyOn(app.ports.state, 'entriesSettled').mockRejectedValue(new Fault('storage-full', 'test'));
    await desk().sign();
    expect(desk().failure).toMatchObject({ fault: { kind: 'storage-full' } });
    expect(desk().shown?.explanation.isSignedByUs).toBe(false);
  });

  it('moves nothing: no coin is spent by it, and it is on no list', async () => {
    const { tx } = app.stores;
    const before = tx.coins.breakdown;
    await signRequest();
    expect(tx.coins.breakdown).toEqual(before);
    expect(tx.journal.unsettled).toEqual([]);
    expect(tx.history.entries.filter(({ direction }) => direction === 'sent')).toEqual([]);
  });
});

describe('whoever was given a request', () => {
  it('can’t have that and a payment of the same address by the form', async () => {
    const text = await signRequest('150');
    await receiveMore();
    await payByForm(PAYEE, '310');
    expect(app.stores.tx.lastSent?.stage).toBe('accepted');
    expect(sendGiven(text)).toBe(1);
  });

  it('can’t have that and a payment after a restart', async () => {
    const text = await signRequest('150');
    await receiveMore();
    app.kill();
    await open();
    await app.stores.unlocking.unlock(TEST_PASSWORD);
    show();
    await app.stores.tx.rules.load();
    await payByForm(PAYEE, '310');
    expect(app.stores.tx.lastSent?.stage).toBe('accepted');
    expect(sendGiven(text)).toBe(1);
  });

  it('is heard of before the next payment, where it was sent', async () => {
    const text = await signRequest();
    expect(sendGiven(text)).toBe(1);
    fillForm(PAYEE, '10.5');
    await app.stores.tx.prepare();
    const { flow } = app.stores.tx;
    expect(flow.state).toMatchObject({ status: 'rejected', problem: { problem: { kind: 'went-through' } } });
    await app.stores.tx.prepare();
    expect(flow.state.status).toBe('ready');
  });

  it('pays an address once: another request to it spends one of the same coins', async () => {
    const first = await signRequest('150');
    await receiveMore();
    const second = await signRequest('310');
    expect(sendGiven(first)).toBe(1);
    expect(sendGiven(second)).toBe(1);
  });

  it('gets nothing of it once it was canceled: one of its coins goes to ourselves', async () => {
    const text = await signRequest('150');
    const { lazy, tx } = app.stores;
    const requests = lazy.of(SignedRequests);
    const [request] = requests.list;
    if (request === undefined) throw new Error('no request');
    expect(requests.cancel(request.txid)).toBe(true);
    await tx.prepare();
    expect(tx.flow.state).toMatchObject({ status: 'ready', transfer: { parsed: { sent: 0n } } });
    expect(notes()).toEqual([{ kind: 'ends-earlier', payee: PAYEE, amount: 150n * DOGE }]);
    await tx.flow.confirm();
    expect(requests.list).toEqual([]);
    expect(requests.cancel(request.txid)).toBe(false);
    server.control.mine(6);
    expect(sendGiven(text)).toBe(0);
    await tx.journal.reconcile();
    await tx.refresh();
    expect(tx.journal.find(request.txid)?.voidedBy).toBe(tx.lastSent?.txid);
    await payByForm();
    expect(sendGiven(text)).toBe(1);
  });
});

describe('a payment from another address', () => {
  it('has none of its coins, and says whose request may go through beside it', async () => {
    await signRequest();
    const { keyrings, tx } = app.stores;
    const name = keyrings.current.name;
    await makeWallet(app.stores).catch(() => {});
    const other = keyrings.keyrings.find((one) => one.name !== name);
    if (other === undefined) throw new Error('one wallet only');
    keyrings.select(other.key);
    show();
    server.control.faucet(tx.from ?? '', 100n * DOGE);
    server.control.mine(1);
    await tx.refresh();
    fillForm(PAYEE);
    await tx.prepare();
    expect(tx.flow.state.status).toBe('ready');
    expect(notes()).toEqual([{ kind: 'signed-elsewhere', wallet: name, payee: PAYEE, amount: 10n * DOGE }]);
  });
});
