/** Requests of sites through the real stores and vault, over the sandbox. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createManualClock, type ManualClock } from '../../../mocks/clock/manualClock.ts';
import { type SandboxServer, startSandboxServer } from '../../../mocks/sandbox/server/startServer.ts';
import { createDevice, type Device } from '../../../mocks/world/device.ts';
import { makeWallet, TEST_PASSWORD } from '../../../mocks/world/makeWallet.ts';
import { type OpenApp, openApp } from '../../../mocks/world/openApp.ts';
import { createPlainPage } from '../../adapters/telegram/plainPage.ts';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { koinu } from '../../domain/amount/Koinu.ts';
import { type DappAnswer, readAnswer } from '../../domain/dapp/answer.ts';
import { answerText } from '../../domain/dapp/answerText.ts';
import type { DappRequest } from '../../domain/dapp/DappRequest.ts';
import { REQUEST } from '../../domain/dapp/requests.fixture.ts';
import { writeRequest } from '../../domain/dapp/writeRequest.ts';
import { verifyMessage } from '../../domain/keys/messageSignature.ts';
import { ok } from '../../domain/result.ts';
import type { RequestDesk } from './RequestDesk.ts';

const ELSEWHERE = 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8' as DogeAddress;
const DOGE = 100_000_000n;

let server: SandboxServer;
let device: Device;
let app: OpenApp;
let clock: ManualClock;
let address: DogeAddress;
let opened: string[];

async function start(): Promise<void> {
  const telegram = {
    ...createPlainPage(),
    openLink: async (url: string) => {
      opened.push(url);
      return ok('opened' as const);
    },
  };
  app = await openApp({ device, chainUrls: [server.url], clock, telegram, hasReactions: false });
}

beforeEach(async () => {
  server = await startSandboxServer();
  device = createDevice();
  clock = createManualClock();
  opened = [];
  await start();
  address = await makeWallet(app.stores).catch(() => '' as DogeAddress);
  const { accounts, keyrings } = app.stores;
  accounts.setAccounts(keyrings.current.accounts);
  accounts.setCurrent(keyrings.current.accounts[0] ?? null);
  address = keyrings.current.accounts[0]?.address || address;
});

afterEach(async () => {
  app.kill();
  await server.close();
});

const requestNow = (changes: Partial<DappRequest> = {}): DappRequest => ({
  ...REQUEST,
  network: 'regtest',
  // the wire counts seconds
  expiresAtMs: Math.floor(clock.nowMs() / 1000) * 1000 + 600_000,
  ...changes,
});

async function ask(request: DappRequest): Promise<RequestDesk> {
  await app.stores.apps.open(writeRequest(request));
  const { desk } = app.stores.apps;
  if (desk === null) throw new Error('no desk');
  return desk;
}

const myKey = (): string => app.stores.accounts.current.key;
const lastAnswer = (): DappAnswer | null => readAnswer(new URL(opened.at(-1) ?? 'about:blank').hash);

function isProven(request: DappRequest, answer: DappAnswer | null): boolean {
  if (answer?.status !== 'approved') return false;
  return verifyMessage(answerText(request, address), answer.signature, address, 'regtest');
}

describe('connecting a site', () => {
  it('opens nothing before the yes, and then the callback with a proof', async () => {
    const request = requestNow();
    const desk = await ask(request);
    expect(desk.state).toMatchObject({ status: 'asking', good: { request } });
    expect(opened).toEqual([]);
    await desk.approve(myKey());
    expect(desk.state.status).toBe('answered');
    expect(opened).toHaveLength(1);
    expect(opened[0]?.startsWith(`${request.callback}#kennel=`)).toBe(true);
    expect(lastAnswer()).toMatchObject({ status: 'approved', nonce: request.nonce, address, txid: null });
    expect(isProven(request, lastAnswer())).toBe(true);
    expect(app.stores.apps.list).toMatchObject([
      { origin: request.origin, name: 'Much Shop', address, connectedAtMs: clock.nowMs() },
    ]);
  });

  it('answers once: also after the app was killed, until the request would have expired', async () => {
    const request = requestNow();
    await (await ask(request)).approve(myKey());
    app.kill();
    await start();
    await app.stores.session.unlock(TEST_PASSWORD);
    expect((await ask(request)).state).toMatchObject({ status: 'problem', problem: { kind: 'replayed' } });
    expect(app.stores.apps.list).toHaveLength(1);
    expect(opened).toHaveLength(1);
  });

  it('forgets answered requests once they have expired', async () => {
    await (await ask(requestNow())).decline();
    expect(app.stores.apps.usedNonces).toHaveLength(1);
    clock.advance(600_001);
    await (await ask(requestNow({ nonce: 'b'.repeat(16) }))).decline();
    expect(app.stores.apps.usedNonces).toMatchObject([{ nonce: 'b'.repeat(16) }]);
  });

  it('says no with nothing of the wallet in it', async () => {
    const desk = await ask(requestNow());
    await desk.decline();
    expect(desk.state.status).toBe('declined');
    expect(lastAnswer()).toEqual({ status: 'declined', nonce: REQUEST.nonce, reason: 'person' });
    expect(opened[0]).not.toContain(address);
    expect(app.stores.apps.list).toEqual([]);
  });

  it('ends with its expiry while it is looked at, and takes no yes afterwards', async () => {
    const desk = await ask(requestNow());
    clock.advance(599_000);
    desk.tick();
    expect(desk.state.status).toBe('asking');
    clock.advance(2_000);
    await desk.approve(myKey());
    expect(desk.state).toMatchObject({ status: 'problem', problem: { kind: 'expired' } });
    expect(opened).toEqual([]);
  });

  it('asks again after a yes while the vault was locked', async () => {
    const desk = await ask(requestNow());
    await app.stores.session.lock();
    await desk.approve(myKey());
    expect(desk.state).toMatchObject({
      status: 'asking',
      failure: { kind: 'fault', fault: { kind: 'locked' } },
    });
    expect(opened).toEqual([]);
    await app.stores.session.unlock(TEST_PASSWORD);
    await desk.approve(myKey());
    expect(desk.state.status).toBe('answered');
  });

  it('lets a second request take the place only when the person says so', async () => {
    const first = requestNow();
    const second = requestNow({
      nonce: 'c'.repeat(16),
      origin: 'https://other.example',
      callback: 'https://other.example/',
    });
    const desk = await ask(first);
    await ask(second);
    expect(desk).toMatchObject({ other: writeRequest(second), state: { good: { request: first } } });
    desk.keepThis();
    expect(desk).toMatchObject({ other: null, text: writeRequest(first) });
    await ask(second);
    desk.takeOther();
    expect(desk).toMatchObject({ other: null, state: { status: 'asking', good: { request: second } } });
    expect(opened).toEqual([]);
  });

  it('does not ask about the place of a request that has run out', async () => {
    const desk = await ask(requestNow());
    clock.advance(600_001);
    const next = requestNow({ nonce: 'd'.repeat(16) });
    await ask(next);
    expect(desk).toMatchObject({ other: null, state: { status: 'asking', good: { request: next } } });
  });

  it('says when the site could not be opened, and tries again when asked', async () => {
    const desk = await ask(requestNow());
    app.ports.telegram.openLink = async () => ({ ok: false, problem: { kind: 'unsupported' } }) as never;
    await desk.approve(myKey());
    expect(desk.state).toMatchObject({ status: 'answered', problem: { kind: 'unsupported' } });
  });

  it('is a stranger again once it was disconnected', async () => {
    await (await ask(requestNow())).approve(myKey());
    app.stores.apps.revoke(REQUEST.origin);
    expect(app.stores.apps.appOf(REQUEST.origin)).toBeNull();
  });
});

describe('signing for a site', () => {
  it('signs the text with all that it is for', async () => {
    const request = requestNow({ ask: { kind: 'sign', text: 'Log in\nas doge' } });
    const desk = await ask(request);
    await desk.approve(myKey());
    const answer = lastAnswer();
    expect(isProven(request, answer)).toBe(true);
    if (answer?.status !== 'approved') throw new Error('no answer');
    expect(verifyMessage('Log in\nas doge', answer.signature, address, 'regtest')).toBe(false);
    expect(app.stores.apps.list[0]?.may).toEqual(['see-address', 'ask-signature']);
  });
});

describe('paying a site', () => {
  const pay = () =>
    requestNow({ ask: { kind: 'pay', to: ELSEWHERE, amount: koinu(4n * DOGE), label: 'Order 12' } });

  it('goes through the ordinary review, and tells the id afterwards', async () => {
    server.control.faucet(address, 50n * DOGE);
    const request = pay();
    const desk = await ask(request);
    await desk.approve(myKey());
    const { tx } = app.stores;
    expect(desk.state.status).toBe('paying');
    expect(tx.preparation).toMatchObject({
      status: 'ready',
      purpose: { kind: 'pay-app', origin: request.origin },
      label: 'Order 12',
      transfer: { parsed: { sent: 4n * DOGE } },
    });
    expect(opened).toEqual([]);
    await tx.confirm();
    expect(desk.state.status).toBe('paid');
    expect(opened).toEqual([]);
    await desk.tellPaid();
    expect(lastAnswer()).toMatchObject({ status: 'approved', address, txid: tx.lastTxid });
    expect(isProven(request, lastAnswer())).toBe(true);
    expect(server.sandbox.mempool.entries).toHaveLength(1);
  });

  it('is never asked for twice: killed after it left, the payment is there, and the site only has to be told', async () => {
    server.control.faucet(address, 50n * DOGE);
    const request = pay();
    await (await ask(request)).approve(myKey());
    await app.stores.tx.confirm();
    const sent = app.stores.tx.lastTxid;
    app.kill();
    await start();
    await app.stores.session.unlock(TEST_PASSWORD);
    const desk = await ask(request);
    expect(desk.state).toMatchObject({ status: 'paid', txid: sent });
    await desk.tellPaid();
    expect(lastAnswer()).toMatchObject({ status: 'approved', txid: sent });
    expect(isProven(request, lastAnswer())).toBe(true);
    desk.clear();
    expect((await ask(request)).state).toMatchObject({ status: 'problem', problem: { kind: 'replayed' } });
    expect(app.stores.apps.usedNonces).toHaveLength(1);
    expect(server.sandbox.mempool.entries).toHaveLength(1);
  });

  it('is never asked for twice: killed while it was leaving', async () => {
    server.control.faucet(address, 50n * DOGE);
    server.control.broadcastLost('silence');
    const request = pay();
    await (await ask(request)).approve(myKey());
    void app.stores.tx.confirm();
    await vi.waitUntil(() => server.sandbox.mempool.entries.length === 1);
    app.kill();
    await start();
    expect((await ask(request)).state).toMatchObject({ status: 'paid' });
    expect(server.sandbox.mempool.entries).toHaveLength(1);
  });

  it('can be asked for again when it could not be written down: nothing left', async () => {
    server.control.faucet(address, 50n * DOGE);
    const request = pay();
    const desk = await ask(request);
    await desk.approve(myKey());
    device.writeFault = new Error('no room');
    await app.stores.tx.confirm();
    device.writeFault = null;
    expect(app.stores.apps.usedNonces).toEqual([]);
    expect((await ask(request)).state.status).toBe('asking');
    expect(server.sandbox.mempool.entries).toHaveLength(0);
  });

  it('asks again when the person comes back from the review without sending', async () => {
    server.control.faucet(address, 50n * DOGE);
    const request = pay();
    const desk = await ask(request);
    await desk.approve(myKey());
    await ask(request);
    expect(desk.state).toMatchObject({ status: 'asking', failure: null });
    expect(app.stores.tx.preparation.status).toBe('idle');
    await desk.decline();
    expect(server.sandbox.mempool.entries).toHaveLength(0);
  });

  it('says why it cannot pay, and stays open', async () => {
    const desk = await ask(pay());
    await desk.approve(myKey());
    expect(desk.state).toMatchObject({ status: 'asking', failure: { kind: 'payment' } });
    expect(opened).toEqual([]);
  });
});
