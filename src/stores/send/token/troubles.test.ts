/** Failures of token transfers, and how each is resolved. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testAddress } from '../../../../mocks/builders/keys.ts';
import type { OpenApp } from '../../../../mocks/fixtures/openApp.ts';
import {
  createSendingFixture,
  DOGE,
  requestTo,
  type SendingFixture,
  TOKEN,
  wake,
} from '../../../../mocks/fixtures/sendingFixture.ts';
import { presetFeeRate } from '../../../domain/amount/FeeRate.ts';
import { tokenUnits } from '../../../domain/drc20/TokenUnits.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';

const people = (count: number) => Array.from({ length: count }, (_, index) => testAddress(index + 1));
const [ANNA, BEN, CARL] = [testAddress(1), testAddress(2), testAddress(3)];

/** The wallet's initial balance: a coin of 100 DOGE, and the tokens' own output; koinu. */
const HELD = 100n * DOGE + 1_000_000n;

let fixture: SendingFixture;
let app: OpenApp;

beforeEach(async () => {
  fixture = await createSendingFixture();
  app = await fixture.open();
  await wake(app);
});

afterEach(async () => {
  app.kill();
  await fixture.server.close();
});

const stages = () => [...app.stores.tokens.journal.transfers].reverse().map(({ stage }) => stage);
const waiting = () => fixture.server.sandbox.mempool.entries.length;

/** By index in the journal: -1 is the first one made, 0 the last. */
function idAt(index: number): Txid {
  const transfer = app.stores.tokens.journal.transfers.at(index);
  if (transfer === undefined) throw new Error('nothing was sent');
  return transfer.id;
}
const firstId = () => idAt(-1);
const lastId = () => idAt(0);

async function send(recipients = [ANNA]): Promise<void> {
  const { flow } = app.stores.tokens;
  await flow.prepare(requestTo(recipients));
  await flow.confirm();
}

describe('a commit that is refused', () => {
  it('leaves nothing out, takes its reveal and all that rest on it along, and frees the coins', async () => {
    fixture.reject({ 1: 'fee-too-low' });
    await send([ANNA, BEN, CARL]);
    expect(stages()).toEqual(['rejected', 'rejected', 'rejected']);
    expect(waiting()).toBe(0);
    await app.stores.tx.refresh();
    expect(app.stores.tx.journal.transfers.map(({ stage }) => stage)).toEqual(Array(6).fill('rejected'));
    expect(app.stores.tx.history.entries.map(({ direction }) => direction)).not.toContain('sent');
    expect(app.stores.tx.coins.breakdown.spendable).toBe(HELD);
    await fixture.finish(app, 1);
    expect(stages()).toEqual(['rejected', 'rejected', 'rejected']);
    expect(await fixture.unitsOf(app, ANNA)).toBe(0n);
  });

  it('in the middle lets those before it go on', async () => {
    fixture.reject({ 3: 'fee-too-low' });
    await send([ANNA, BEN, CARL]);
    expect(stages()).toEqual(['sent', 'rejected', 'rejected']);
    await fixture.finish(app, 1);
    expect(stages()).toEqual(['indexed', 'rejected', 'rejected']);
  });
});

describe('a reveal that is refused while its commit is out', () => {
  it('is stuck, holds the others back, and its money comes back', async () => {
    fixture.reject({ 2: 'fee-too-low' });
    await send([ANNA, BEN]);
    expect(stages()).toEqual(['stuck', 'waiting']);
    const { tokens, tx } = app.stores;
    const id = firstId();
    await tokens.recovery.inspect(id);
    expect(tokens.recovery.of(id)).toMatchObject({ kind: 'possible' });
    await tokens.recovery.recover(id, ['fee']);
    expect(tokens.recovery.of(id)).toBeNull();
    expect(stages()[0]).toBe('recovering');
    await fixture.finish(app, 1);
    expect(stages()).toEqual(['recovered', 'indexed']);
    expect(await fixture.unitsOf(app, ANNA)).toBe(0n);
    expect(await fixture.unitsOf(app, BEN)).toBe(5n * TOKEN);
    await tx.refresh();
    expect(tx.coins.breakdown.total).toBeGreaterThan(99n * DOGE);
  });

  it('goes through when the same bytes are sent again', async () => {
    fixture.reject({ 2: 'fee-too-low' });
    await send();
    const { tokens, tx } = app.stores;
    await tx.journal.send(lastId());
    await tokens.runner.run();
    expect(stages()).toEqual(['sent']);
  });

  it('is brought back after a restart too, with the script that was kept', async () => {
    fixture.reject({ 2: 'fee-too-low' });
    await send();
    await app.ports.state.settled();
    app.kill();
    app = await fixture.open();
    await wake(app);
    const { tokens } = app.stores;
    const [transfer] = tokens.journal.transfers;
    expect(transfer?.stage).toBe('stuck');
    await tokens.recovery.recover(lastId(), ['fee']);
    await fixture.finish(app, 1);
    expect(stages()).toEqual(['recovered']);
  });
});

describe('more than nodes take at once', () => {
  it('waits for a block, and goes on with the next', async () => {
    const recipients = people(14);
    await app.stores.tokens.flow.prepare(requestTo(recipients));
    expect(app.stores.tokens.flow.state).toMatchObject({
      status: 'ready',
      warnings: [{ kind: 'waits-for-blocks', first: 12, rest: 2 }],
    });
    await app.stores.tokens.flow.confirm();
    expect(waiting()).toBe(24);
    expect(stages().filter((stage) => stage === 'waiting')).toHaveLength(2);
    await app.stores.tx.journal.reconcile();
    expect(waiting()).toBe(24);
    await fixture.finish(app, 2);
    expect(new Set(stages())).toEqual(new Set(['indexed']));
    for (const address of recipients) expect(await fixture.unitsOf(app, address)).toBe(5n * TOKEN);
  });

  it('takes a commit as the last one, and its reveal with the next block: that is waiting, not stuck', async () => {
    const { tokens, tx } = app.stores;
    fixture.reject({ 4: 'chain-too-long' });
    await send([ANNA, BEN, CARL]);
    expect(waiting()).toBe(3);
    expect(stages()).toEqual(['sent', 'revealing', 'waiting']);
    const id = idAt(1);
    expect(tx.journal.find(id)).toMatchObject({ stage: 'sending', tries: 0 });
    await tokens.recovery.inspect(id);
    expect(tokens.recovery.of(id)?.kind).not.toBe('possible');
    await fixture.finish(app, 2);
    expect(stages()).toEqual(['indexed', 'indexed', 'indexed']);
    for (const address of [ANNA, BEN, CARL]) expect(await fixture.unitsOf(app, address)).toBe(5n * TOKEN);
  });

  it('counts what waits as money, and lets nobody spend it before it is there', async () => {
    await app.stores.tokens.flow.prepare(requestTo(people(14)));
    await app.stores.tokens.flow.confirm();
    const { tx } = app.stores;
    await tx.refresh();
    expect(tx.coins.breakdown.total).toBeGreaterThan(99n * DOGE);
    expect(tx.coins.breakdown.spendable).toBeLessThan(DOGE);
  });
});

describe('a storage that is full', () => {
  it('lets nothing leave, and remembers nothing', async () => {
    const { tokens, tx } = app.stores;
    await tokens.flow.prepare(requestTo([ANNA, BEN]));
    fixture.device.writeFault = new DOMException('full', 'QuotaExceededError');
    expect(await tokens.flow.confirm()).toBeNull();
    expect(tokens.flow.state).toMatchObject({ status: 'failed', fault: { kind: 'storage-full' } });
    expect(tokens.journal.transfers).toEqual([]);
    expect(tx.journal.transfers).toEqual([]);
    expect(waiting()).toBe(0);
    fixture.device.writeFault = null;
  });
});

describe('a reorganisation', () => {
  it('sends what was mined again, and forgets what the index said', async () => {
    await send();
    fixture.server.control.mine(1);
    await app.stores.tx.journal.reconcile();
    await app.stores.tokens.runner.run();
    expect(stages()).toEqual(['indexed']);
    fixture.server.control.reorg(1, { exclude: 'all' });
    await app.stores.tx.journal.reconcile();
    await app.stores.tokens.runner.run();
    expect(stages()).toEqual(['sent']);
    await fixture.finish(app, 1);
    expect(stages()).toEqual(['indexed']);
    expect(await fixture.unitsOf(app, ANNA)).toBe(5n * TOKEN);
  });
});

describe('a payment that was sped up, and that a block has all the same', () => {
  it('pays for a token transfer with its change, before anybody asked about it', async () => {
    const { tx, tools, tokens } = app.stores;
    tx.draft.setRecipientText(BEN);
    tx.draft.setAmountText('10');
    await tx.prepare();
    await tx.flow.confirm();
    if (tx.lastSent === null) throw new Error('nothing was sent');
    const { txid, rawHex } = tx.lastSent;
    const rescue = await tools.openRescue(txid);
    await rescue.inspect();
    await rescue.speedUp(presetFeeRate(100), true);
    await tx.flow.confirm();
    expect(tx.journal.find(txid)?.stage).toBe('replaced');
    fixture.server.control.mine(1, { include: [rawHex] });
    await send();
    expect(tokens.journal.transfers.map(({ commitTxid }) => tx.journal.find(commitTxid)?.rejection)).toEqual([
      null,
    ]);
    expect(stages()).toEqual(['sent']);
  });
});

describe('what indexes say at the last look', () => {
  const refusal = () => {
    const { state } = app.stores.tokens.flow;
    return state.status === 'rejected' ? state.problem : state.status;
  };

  it('refuses more than the lowest claim, less what is on its way', async () => {
    const { flow } = app.stores.tokens;
    await flow.prepare(requestTo([ANNA], tokenUnits(600_000n * TOKEN)));
    await flow.confirm();
    await flow.prepare(requestTo([BEN], tokenUnits(600_000n * TOKEN)));
    expect(refusal()).toMatchObject({
      kind: 'send',
      problem: { kind: 'not-enough-tokens', available: 400_000n * TOKEN },
    });
  });

  it('signs nothing while none answers', async () => {
    fixture.server.control.indexFaults('dogeuni', { down: 'refused' });
    await app.stores.tokens.flow.prepare(requestTo([ANNA]));
    expect(refusal()).toMatchObject({ kind: 'send', problem: { kind: 'no-index' } });
  });

  it('warns of one that lags, with its blocks', async () => {
    fixture.server.control.mine(5);
    fixture.server.control.indexFaults('dogeuni', { lag: 3 });
    await app.stores.tokens.flow.prepare(requestTo([ANNA]));
    expect(app.stores.tokens.flow.state).toMatchObject({
      warnings: [{ kind: 'index-behind', behind: 3 }],
    });
  });

  it('tells why the ledger refused a transfer', async () => {
    const { tokens } = app.stores;
    await tokens.flow.prepare(requestTo([ANNA], tokenUnits(1_000_000n * TOKEN)));
    const first = tokens.flow.state;
    if (first.status !== 'ready') throw new Error(first.status);
    tokens.journal.reset();
    await tokens.flow.confirm();
    tokens.journal.reset();
    fixture.server.control.mine(1);
    await app.stores.tx.refresh();
    fixture.server.control.indexFaults('dogeuni', { lag: 1 });
    await tokens.flow.prepare(requestTo([BEN]));
    await tokens.flow.confirm();
    fixture.server.control.indexFaults('dogeuni', { lag: 0 });
    await fixture.finish(app, 1);
    expect(tokens.journal.transfers[0]).toMatchObject({ stage: 'failed', verdict: { kind: 'failed' } });
    expect(await fixture.unitsOf(app, BEN)).toBe(0n);
  });
});
