/** A transfer through the real stores and adapters: sent, planned with false reports, rejected. */
import { describe, expect, it } from 'vitest';
import { TEST_PASSWORD } from '../../../mocks/fixtures/makeWallet.ts';
import { openApp } from '../../../mocks/fixtures/openApp.ts';
import { DOGE, ELSEWHERE, openSandbox } from '../../../mocks/stores/openSandbox.ts';

const { fixture, fundAndDraft, paidElsewhere } = openSandbox();

describe('sending', () => {
  it('plans, signs, sends, shows at once, and confirms when mined', async () => {
    await fundAndDraft('41.98');
    const { tx } = fixture.app.stores;
    await tx.prepare();
    expect(tx.flow.state.status).toBe('ready');
    expect(await tx.flow.confirm()).not.toBeNull();
    expect(tx.lastSent?.stage).toBe('accepted');
    expect(fixture.server.sandbox.mempool.entries[0]?.relay.relayed).toBe(true);
    expect(tx.history.entries[0]).toMatchObject({
      direction: 'sent',
      amount: 4_198_000_000n,
      state: { kind: 'pending' },
    });
    fixture.server.control.mine(1);
    await tx.journal.reconcile();
    expect(tx.lastSent).toMatchObject({ stage: 'confirmed', confirmations: 1 });
  });

  it('may spend its own change before it confirms, and counts its ancestors', async () => {
    await fundAndDraft('10');
    const { tx } = fixture.app.stores;
    await tx.prepare();
    await tx.flow.confirm();
    tx.draft.setRecipientText(ELSEWHERE);
    tx.draft.setAmountText('10');
    await tx.prepare();
    expect(tx.flow.state).toMatchObject({
      status: 'ready',
      transfer: { plan: { inputs: [{ isOwnChange: true, unconfirmedAncestors: [{}] }] } },
    });
    await tx.flow.confirm();
    expect(tx.lastSent?.stage).toBe('accepted');
    expect(paidElsewhere()).toBe(2);
  });

  it('says how much is missing and where the rest is', async () => {
    await fundAndDraft('60');
    expect(fixture.app.stores.tx.draft.plan).toMatchObject({
      ok: false,
      problem: { kind: 'not-enough', spendable: 50n * DOGE, breakdown: { total: 50n * DOGE } },
    });
  });

  it('sends everything that may be sent, and keeps carriers and small coins', async () => {
    await fundAndDraft('', [10n * DOGE, 100_000n, 900_000n]);
    const { tx } = fixture.app.stores;
    tx.draft.toggleMax();
    await tx.prepare();
    await tx.flow.confirm();
    expect(tx.lastSent?.stage).toBe('accepted');
    await tx.refresh();
    expect(tx.coins.breakdown).toMatchObject({
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
    const { tx } = fixture.app.stores;
    fixture.server.control.wrong({ mode: 'lying-values' });
    await tx.prepare();
    fixture.server.control.wrong(null);
    if (tx.flow.state.status !== 'ready') {
      expect(tx.flow.state.status).toBe('rejected');
      await tx.prepare();
    }
    await tx.flow.confirm();
    const sent = tx.lastSent;
    expect(sent?.stage).toBe('accepted');
    const [entry] = fixture.server.sandbox.mempool.entries;
    const overpaid = (entry?.record.fee ?? 0n) - (sent?.fee ?? 0n);
    expect(overpaid).toBe(0n);
    expect(sent?.fee).toBeLessThan(DOGE / 10n);
  });

  it('is not asked for previous transactions that came with the history', async () => {
    await fundAndDraft('10');
    const { tx } = fixture.app.stores;
    fixture.server.control.wrong({ mode: 'lying-rawtx' });
    await tx.prepare();
    expect(tx.flow.state).toMatchObject({ status: 'ready' });
  });

  it('gets no signature when it forges previous transactions', async () => {
    await fundAndDraft('10');
    const { tx } = fixture.app.stores;
    await fixture.app.ports.transactions.erase();
    fixture.server.control.wrong({ mode: 'lying-rawtx' });
    await tx.prepare();
    expect(tx.flow.state).toMatchObject({ status: 'rejected', problem: { kind: 'bytes' } });
    expect(paidElsewhere()).toBe(0);
  });
});

describe('a refusal', () => {
  it('is shown with its reason, and nothing counts as sent', async () => {
    await fundAndDraft('10');
    const { tx } = fixture.app.stores;
    await tx.prepare();
    const other = await openApp({
      device: fixture.device,
      chainUrls: [fixture.server.url],
      hasReactions: false,
    });
    await other.stores.unlocking.unlock(TEST_PASSWORD);
    await other.stores.tx.rules.load();
    await other.stores.tx.refresh();
    other.stores.tx.draft.setRecipientText(ELSEWHERE);
    other.stores.tx.draft.setAmountText('20');
    await other.stores.tx.prepare();
    await other.stores.tx.flow.confirm();
    other.kill();
    fixture.server.control.letIndexCatchUp();
    await tx.flow.confirm();
    expect(tx.lastSent).toMatchObject({ stage: 'rejected', rejection: { reason: 'replacement-too-cheap' } });
    expect(tx.draft.input.amountText).toBe('10');
    expect(paidElsewhere()).toBe(1);
    await tx.refresh();
    expect(tx.history.entries.filter((entry) => entry.txid === tx.lastSent?.txid)).toEqual([]);
    expect(tx.coins.breakdown.total).toBe(0n + tx.coins.breakdown.unconfirmed);
  });
});
