/** Token transfers through the real stores and adapters: sent, followed, rejected, recovered. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testAddress } from '../../../../mocks/builders/keys.ts';
import type { OpenApp } from '../../../../mocks/fixtures/openApp.ts';
import {
  createSendingFixture,
  requestTo,
  type SendingFixture,
  TOKEN,
  wake,
} from '../../../../mocks/fixtures/sendingFixture.ts';
import { RECOMMENDED_FEE_RATE } from '../../../domain/amount/FeeRate.ts';

const [ANNA, BEN, CARL] = [testAddress(1), testAddress(2), testAddress(3)];

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

describe('sending a token', () => {
  it('is prepared from signed bytes, sent, mined, and moved by the ledger', async () => {
    const { tokens } = app.stores;
    await tokens.flow.prepare(requestTo([ANNA]));
    expect(tokens.flow.state).toMatchObject({ status: 'ready', warnings: [] });
    const sent = await tokens.flow.confirm();
    expect(sent?.transfers).toMatchObject([{ to: ANNA, batch: null }]);
    expect(stages()).toEqual(['sent']);
    fixture.server.control.mine(1);
    await app.stores.tx.journal.reconcile();
    await tokens.runner.run();
    expect(stages()).toEqual(['indexed']);
    expect(await fixture.unitsOf(app, ANNA)).toBe(5n * TOKEN);
  });

  it('to several is one transfer for each, chained by their change', async () => {
    const { tokens } = app.stores;
    await tokens.flow.prepare(requestTo([ANNA, BEN, CARL]));
    await tokens.flow.confirm();
    expect(stages()).toEqual(['sent', 'sent', 'sent']);
    expect(fixture.server.sandbox.mempool.entries).toHaveLength(6);
    expect(fixture.server.sandbox.mempool.entries.every(({ relay }) => relay.relayed)).toBe(true);
    await fixture.finish(app, 1);
    expect(stages()).toEqual(['indexed', 'indexed', 'indexed']);
    for (const address of [ANNA, BEN, CARL]) expect(await fixture.unitsOf(app, address)).toBe(5n * TOKEN);
  });
});

describe('a part of a token transfer', () => {
  it('is never replaced, taken back or forgotten alone, and says why', async () => {
    const { tokens, tools, tx } = app.stores;
    await tokens.flow.prepare(requestTo([ANNA]));
    await tokens.flow.confirm();
    const [transfer] = tokens.journal.transfers;
    for (const txid of [transfer?.commitTxid, transfer?.id]) {
      if (txid === undefined) throw new Error('nothing sent');
      const rescue = await tools.openRescue(txid);
      await rescue.inspect();
      for (const kind of ['speed-up', 'cancel'] as const) {
        expect(rescue.choices(kind, true)).toMatchObject({
          ok: false,
          problem: { kind: 'replacement', problem: { kind: 'token-part' } },
        });
      }
      expect(rescue.forgetting).toEqual({ kind: 'never' });
      expect(await rescue.forget()).toBe('too-early');
      await rescue.cancel(RECOMMENDED_FEE_RATE, true);
      expect(tx.flow.state).toMatchObject({ status: 'rejected' });
    }
    expect(tx.history.entries.filter(({ token }) => token).map(({ token }) => token?.role)).toEqual(
      expect.arrayContaining(['commit', 'reveal']),
    );
  });
});
