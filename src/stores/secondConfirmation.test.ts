/** A payment that needs a second confirmation, through the real stores, adapters and key service. */
import { describe, expect, it } from 'vitest';
import { TEST_PASSWORD } from '../../mocks/fixtures/makeWallet.ts';
import { DOGE, openSandbox } from '../../mocks/stores/openSandbox.ts';

const { fixture, fundAndDraft, paidElsewhere } = openSandbox();

async function reviewLarge() {
  await fundAndDraft('600', [2_000n * DOGE]);
  const { tx, session } = fixture.app.stores;
  await tx.prepare();
  const { state: preparation } = tx.flow;
  if (preparation.status !== 'ready') throw new Error(preparation.status);
  return { tx, session, reviewed: preparation.transfer };
}

describe('a payment above 500 DOGE', () => {
  it('can be looked at, and is not sent without a second confirmation', async () => {
    const { tx, reviewed } = await reviewLarge();
    expect(reviewed.parsed.sent).toBe(600n * DOGE);
    expect(reviewed.ticket).toBeDefined();
    expect(await tx.flow.confirm()).toBeNull();
    expect(paidElsewhere()).toBe(0);
    expect(fixture.server.sandbox.mempool.entries).toHaveLength(0);
  });

  it('is sent after the right password, as it was looked at', async () => {
    const { tx, session, reviewed } = await reviewLarge();
    expect(await session.owner.prove({ password: 'wrong' }, tx.flow.release)).toBe(false);
    expect(session.unlockState).toMatchObject({ status: 'rejected', problem: { kind: 'wrong-password' } });
    expect(tx.flow.state).toMatchObject({ status: 'ready', transfer: { ticket: reviewed.ticket } });
    expect(await session.owner.prove({ password: TEST_PASSWORD }, tx.flow.release)).toBe(true);
    expect(await tx.flow.confirm()).not.toBeNull();
    expect(tx.lastSent).toMatchObject({ stage: 'accepted', amount: 600n * DOGE, fee: reviewed.parsed.fee });
    expect(fixture.server.sandbox.mempool.entries[0]?.relay.relayed).toBe(true);
    expect(paidElsewhere()).toBe(1);
  });

  it('goes nowhere when it was given up while the password was tried', async () => {
    const { tx, session } = await reviewLarge();
    const proving = session.owner.prove({ password: TEST_PASSWORD }, tx.flow.release);
    tx.flow.cancel();
    await proving;
    expect(tx.flow.state.status).toBe('idle');
    expect(await tx.flow.confirm()).toBeNull();
    expect(paidElsewhere()).toBe(0);
  });

  it('is not asked about below that', async () => {
    await fundAndDraft('450', [2_000n * DOGE]);
    const { tx } = fixture.app.stores;
    await tx.prepare();
    expect(await tx.flow.confirm()).not.toBeNull();
    expect(tx.lastSent?.stage).toBe('accepted');
  });
});
