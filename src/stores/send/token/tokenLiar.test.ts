/** A server that keeps the second part of a token transfer, and its recovery: the token moves once. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testAddress } from '../../../../mocks/builders/keys.ts';
import type { OpenApp } from '../../../../mocks/fixtures/openApp.ts';
import {
  createSendingFixture,
  requestTo,
  type SendingFixture,
  TOKEN,
  wake,
} from '../../../../mocks/fixtures/sendingFixture.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';

const [ANNA, BEN] = [testAddress(1), testAddress(2)];

let fixture: SendingFixture;
let app: OpenApp;

beforeEach(async () => {
  fixture = await createSendingFixture(3);
  app = await fixture.open();
  await wake(app);
});

afterEach(async () => {
  vi.restoreAllMocks();
  app.kill();
  await fixture.server.close();
});

async function send(recipients = [ANNA]) {
  const { flow } = app.stores.tokens;
  await flow.prepare(requestTo(recipients));
  const { state } = flow;
  if (state.status === 'ready') await flow.confirm();
  return state;
}

/** The server rejects the second part, and keeps it. @returns the transfer's id */
async function sendAndReject(): Promise<Txid> {
  fixture.reject({ 2: 'fee-too-low' });
  await send();
  const [transfer] = app.stores.tokens.journal.transfers;
  if (transfer?.stage !== 'stuck') throw new Error(`it is ${transfer?.stage}`);
  return transfer.id;
}

const rawOf = (id: string): string => app.stores.tx.journal.find(id)?.rawHex ?? '';

/** Recovers its DOGE; the server accepts the recovery but drops it. @returns the recovery's id */
async function bringBackAndDrop(id: Txid): Promise<Txid> {
  const { tokens } = app.stores;
  await tokens.recovery.recover(id, ['fee']);
  const back = tokens.journal.find(id)?.recoveryTxid;
  if (!back) throw new Error('nothing brings it back');
  fixture.server.sandbox.mempool.removeWithDescendants(back);
  return back;
}

/** The server reports six confirmations. */
async function sayDeep(id: Txid): Promise<void> {
  const { chain } = app.ports;
  const truth = chain.transaction;
  vi.spyOn(chain, 'transaction').mockImplementation(async (asked, signal) => {
    if (asked !== id) return truth(asked, signal);
    const [parent] = app.stores.tx.journal.find(id)?.inputs ?? [];
    const reported = await truth(parent?.txid as Txid, signal);
    return { ...reported, txid: id, confirmations: 6 };
  });
  await app.stores.tx.journal.reconcile();
  await app.stores.tokens.runner.run();
}

async function passOnAndMine(...raws: readonly string[]): Promise<void> {
  for (const rawHex of raws) fixture.server.sandbox.submit(rawHex);
  fixture.server.control.mine(1);
}

describe('a token transfer whose second part a server rejected and kept', () => {
  it('is not made twice when bringing its DOGE back is only said to be settled', async () => {
    const id = await sendAndReject();
    const reveal = rawOf(id);
    const back = await bringBackAndDrop(id);
    await sayDeep(back);
    expect(app.stores.tokens.journal.find(id)?.stage).toBe('recovered');
    await send();
    await passOnAndMine(reveal);
    expect(await fixture.unitsOf(app, ANNA)).toBe(5n * TOKEN);
  });

  it('is made again from what came back of it', async () => {
    const id = await sendAndReject();
    await app.stores.tokens.recovery.recover(id, ['fee']);
    const back = app.stores.tokens.journal.find(id)?.recoveryTxid;
    await fixture.finish(app, 1);
    await app.stores.tx.refresh();
    const state = await send();
    expect(state.status).toBe('ready');
    const [made] = app.stores.tokens.journal.transfers;
    const commit = app.stores.tx.journal.find(made?.commitTxid ?? '');
    expect(commit?.inputs.map(({ txid }) => txid)).toContain(back);
    await fixture.finish(app, 1);
    expect(await fixture.unitsOf(app, ANNA)).toBe(5n * TOKEN);
  });

  it('is not made again before its DOGE is brought back', async () => {
    const id = await sendAndReject();
    expect(await send()).toMatchObject({
      problem: { problem: { problem: { problem: { kind: 'token-may-move-twice', earlier: id } } } },
    });
  });

  it('leaves everybody else alone', async () => {
    await sendAndReject();
    expect((await send([BEN])).status).toBe('ready');
  });

  it('goes to several in one go, each after what came back', async () => {
    const id = await sendAndReject();
    await app.stores.tokens.recovery.recover(id, ['fee']);
    const back = app.stores.tokens.journal.find(id)?.recoveryTxid;
    await app.stores.tx.refresh();
    expect((await send([BEN, ANNA])).status).toBe('ready');
    const first = app.stores.tokens.journal.transfers[1];
    expect(app.stores.tx.journal.find(first?.commitTxid ?? '')?.inputs.map(({ txid }) => txid)).toContain(
      back,
    );
  });

  it('is not made beside one whose first part was rejected and kept, with its coin hidden', async () => {
    fixture.reject({ 1: 'fee-too-low' });
    await send();
    const [earlier] = app.stores.tokens.journal.transfers;
    const [coin] = app.stores.tx.journal.find(earlier?.commitTxid ?? '')?.inputs ?? [];
    const { chain } = app.ports;
    const truth = chain.unspent;
    vi.spyOn(chain, 'unspent').mockImplementation(async (address, signal) =>
      (await truth(address, signal)).filter(({ txid }) => txid !== coin?.txid),
    );
    expect(await send()).toMatchObject({ status: 'ready' });
    const [made] = app.stores.tokens.journal.transfers;
    const commit = app.stores.tx.journal.find(made?.commitTxid ?? '');
    expect(commit?.inputs.map(({ txid }) => txid)).toContain(coin?.txid);
  });

  it('stops the next one when it went through after all', async () => {
    const id = await sendAndReject();
    await passOnAndMine(rawOf(id));
    expect(await send()).toMatchObject({
      problem: { problem: { problem: { problem: { kind: 'went-through', earlier: id } } } },
    });
  });
});
