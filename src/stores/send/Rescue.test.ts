/** A pending transfer is sped up, canceled and forgotten, through the real stores and a sandbox. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createManualClock } from '../../../mocks/clock/manualClock.ts';
import { createDevice } from '../../../mocks/fixtures/device.ts';
import { makeWallet } from '../../../mocks/fixtures/makeWallet.ts';
import { type OpenApp, openApp } from '../../../mocks/fixtures/openApp.ts';
import { type SandboxServer, startSandboxServer } from '../../../mocks/sandbox/server/startServer.ts';
import { feeRate, presetFeeRate } from '../../domain/amount/FeeRate.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import { txid } from '../../domain/tx/Txid.ts';

const DOGE = 100_000_000n;
const DAY_MS = 86_400_000;
const SHOP = 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8';

let server: SandboxServer;
let app: OpenApp;
const clock = createManualClock();

beforeEach(async () => {
  server = await startSandboxServer();
  app = await openApp({
    device: createDevice(),
    chainUrls: [server.url],
    timeoutMs: 3000,
    hasReactions: false,
    clock,
  });
  const { keyrings, accounts, tx } = app.stores;
  await makeWallet(app.stores).catch(() => {});
  accounts.setAccounts(keyrings.current.accounts);
  accounts.setCurrent(keyrings.current.accounts[0] ?? null);
  server.control.faucet(tx.from ?? '', 50n * DOGE);
  await tx.rules.load();
  await tx.refresh();
});

afterEach(async () => {
  app.kill();
  await server.close();
});

/** Pays the shop. @returns the id */
async function pay(amount: string, rate = '0.002'): Promise<Txid> {
  const { tx } = app.stores;
  tx.draft.setRecipientText(SHOP);
  tx.draft.setAmountText(amount);
  tx.draft.setCustomFeeText(rate);
  await tx.prepare();
  await tx.flow.confirm();
  const sent = tx.lastSent;
  if (sent?.stage !== 'accepted') throw new Error(`not sent: ${sent?.rejection?.detail}`);
  await tx.refresh();
  return sent.txid;
}

async function rescueOf(id: Txid) {
  const rescue = await app.stores.tools.openRescue(id);
  await rescue.inspect();
  return rescue;
}

const waiting = () => server.sandbox.mempool.entries.map(({ record }) => record.txid);
const total = () => app.stores.tx.coins.breakdown.total;

describe('hurrying a transfer', () => {
  it('says what it costs, and puts the same payment with a higher fee in its place', async () => {
    const { tx } = app.stores;
    const id = await pay('10');
    const rescue = await rescueOf(id);
    const choices = rescue.choices('speed-up', false);
    expect(choices?.ok && choices.value.map(({ fee }) => fee)).toEqual([226_000n, 1_130_000n, 2_260_000n]);
    await rescue.speedUp(presetFeeRate(5), false);
    expect(tx.flow.state).toMatchObject({
      status: 'ready',
      purpose: { kind: 'speed-up', replaces: id },
      transfer: { parsed: { sent: 10n * DOGE, fee: 1_130_000n } },
    });
    expect(await tx.flow.confirm()).not.toBeNull();
    const faster = tx.lastSent?.txid;
    expect(waiting()).toEqual([faster]);
    expect(tx.journal.find(id)).toMatchObject({ stage: 'replaced', replacedBy: faster });
    await tx.refresh();
    expect(total()).toBe(40n * DOGE - 1_130_000n);
    server.control.mine();
    await tx.journal.reconcile();
    await tx.refresh();
    expect(tx.journal.find(id)?.stage).toBe('replaced');
    expect(tx.history.entries.map(({ direction, state }) => `${direction} ${state.kind}`).sort()).toEqual([
      'received confirmed',
      'sent confirmed',
      'sent replaced',
    ]);
  });

  it('counts no coin twice while no node answers', async () => {
    const { tx } = app.stores;
    const id = await pay('10');
    const rescue = await rescueOf(id);
    await rescue.speedUp(presetFeeRate(5), false);
    server.control.broadcastLost('cut', 9);
    server.control.wrong({ mode: 'html', only: '/tx/' });
    await tx.flow.confirm();
    server.control.wrong(null);
    expect(tx.lastSent?.stage).toBe('unknown');
    await tx.refresh();
    expect(total()).toBe(40n * DOGE - 1_130_000n);
    server.control.heal();
    await tx.journal.reconcile();
    expect(tx.lastSent?.stage).toBe('accepted');
  });

  it('is refused once a block has it, when it is looked at and when it is prepared', async () => {
    const { tx } = app.stores;
    const id = await pay('10');
    const rescue = await rescueOf(id);
    server.control.mine();
    await rescue.speedUp(presetFeeRate(5), false);
    const problem = { kind: 'replacement', problem: { kind: 'confirmed', confirmations: 1 } };
    expect(tx.flow.state).toMatchObject({ status: 'rejected', problem: { kind: 'plan', problem } });
    await rescue.inspect();
    expect(rescue.choices('cancel', false)).toEqual({ ok: false, problem });
  });
});

describe('taking a transfer back', () => {
  it('brings all its coins home', async () => {
    const { tx } = app.stores;
    const id = await pay('10');
    const rescue = await rescueOf(id);
    await rescue.cancel(feeRate(1_000_000n), false);
    expect(tx.flow.state).toMatchObject({
      purpose: { kind: 'cancel' },
      transfer: { parsed: { sent: 0n, returned: 50n * DOGE - 192_000n } },
    });
    await tx.flow.confirm();
    server.control.mine();
    await tx.journal.reconcile();
    await tx.refresh();
    expect(total()).toBe(50n * DOGE - 192_000n);
    expect(tx.history.entries.map(({ direction }) => direction)).toContain('to-self');
  });

  it('names the transfers that rest on it, and takes them along when the person agrees', async () => {
    const { tx } = app.stores;
    const id = await pay('10');
    const child = await pay('5', '0.01');
    const rescue = await rescueOf(id);
    const asked = rescue.choices('cancel', false);
    expect(asked).toMatchObject({
      ok: false,
      problem: { problem: { kind: 'has-children', children: [{ txid: child, sent: 5n * DOGE }] } },
    });
    await rescue.cancel(presetFeeRate(5), true);
    await tx.flow.confirm();
    expect(waiting()).toEqual([tx.lastSent?.txid]);
    expect([id, child].map((one) => tx.journal.find(one)?.stage)).toEqual(['replaced', 'replaced']);
  });
});

describe('forgetting a transfer', () => {
  it('frees its coins when the network has not known it for two weeks, and not before', async () => {
    const { tx } = app.stores;
    const id = await pay('10');
    server.control.crowd(1_000_000n);
    await tx.journal.reconcile();
    await tx.refresh();
    expect(tx.history.entries[0]?.state.kind).toBe('dropped');
    const rescue = await rescueOf(id);
    expect(await rescue.forget()).toBe('too-early');
    clock.advance(15 * DAY_MS);
    expect(await rescue.forget()).toBe('forgotten');
    await tx.refresh();
    expect(total()).toBe(50n * DOGE);
    expect(tx.history.entries).toHaveLength(1);
  });

  it('stops when the network has it after all', async () => {
    const { tx } = app.stores;
    const id = await pay('10');
    const raw = tx.journal.find(id)?.rawHex ?? '';
    server.control.crowd(1_000_000n);
    await tx.journal.reconcile();
    clock.advance(15 * DAY_MS);
    const rescue = await rescueOf(id);
    server.control.crowd(0n);
    server.sandbox.submit(raw);
    expect(await rescue.forget()).toBe('known');
    expect(tx.journal.find(id)).not.toBeNull();
  });
});

describe('a transfer that was made elsewhere with the same keys', () => {
  it('is not known, and that is said', async () => {
    const rescue = await rescueOf(txid('ee'.repeat(32)));
    expect(rescue.found).toMatchObject({ status: 'failed', fault: { kind: 'not-found' } });
  });
});
