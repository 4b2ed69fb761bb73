/** Recovering a commit whose reveal was rejected: planned, signed, parsed back, recorded, sent. */
import { describe, expect, it } from 'vitest';
import { testAddress } from '../../../../mocks/builders/keys.ts';
import { openStuck } from '../../../../mocks/stores/openStuck.ts';
import { HOLDER, paying, signBack, type TokenOutside } from '../../../../mocks/stores/openTokens.ts';
import { Fault } from '../../../domain/fault.ts';
import { err, ok } from '../../../domain/result.ts';
import { bringBack } from './recoverToken.ts';

const ANNA = testAddress(1);

describe('bringing it back', () => {
  it('writes down what does it, ties it to the transfer, and sends it', async () => {
    const { store, id, journal, pending, fixture, did } = await openStuck();
    const going = store.recover(id, ['fee']);
    expect(store.of(id)).toEqual({ kind: 'working' });
    await going;
    expect(store.of(id)).toBeNull();
    const back = journal.find(id)?.recoveryTxid ?? '';
    const recovery = pending.find(back);
    expect(recovery).toMatchObject({
      from: HOLDER.address,
      to: HOLDER.address,
      tokenPart: { of: id, role: 'recovery' },
      replaces: id,
      network: 'regtest',
      stage: 'accepted',
      tries: 1,
    });
    expect(fixture.sent).toEqual([recovery?.rawHex]);
    expect(did).toEqual(['run']);
  });

  it('is not begun twice at once, and nothing is looked at meanwhile', async () => {
    let signed = 0;
    const { store, id } = await openStuck({
      vault: {
        signRecovery: async (_session, plan) => {
          signed += 1;
          return ok(signBack(plan));
        },
      },
    });
    const going = store.recover(id, ['fee']);
    await store.recover(id, ['fee']);
    await store.inspect(id);
    expect(store.of(id)).toEqual({ kind: 'working' });
    await going;
    expect(signed).toBe(1);
  });

  it('does not show what was looked at before it began', async () => {
    const { store, id } = await openStuck();
    const looking = store.inspect(id);
    const going = store.recover(id, ['fee']);
    await looking;
    await going;
    expect(store.of(id)).toBeNull();
  });

  it('writes down nothing a second time while the first is on its way', async () => {
    const { recovery, id, pending, journal } = await openStuck();
    await bringBack(recovery, id, ['fee']);
    const first = pending.transfers;
    journal.update(id, { stage: 'stuck' });
    expect(await bringBack(recovery, id, ['fee'])).toBeNull();
    expect(pending.transfers.map(({ txid }) => txid)).toEqual(first.map(({ txid }) => txid));
    expect(pending.find(journal.find(id)?.recoveryTxid ?? '')?.tries).toBe(2);
  });

  it('writes it down anew after it was refused', async () => {
    const { recovery, id, pending, journal, clock } = await openStuck();
    await bringBack(recovery, id, ['fee']);
    const back = journal.find(id)?.recoveryTxid ?? '';
    pending.restore(
      pending.transfers.map((one) => (one.txid === back ? { ...one, stage: 'rejected' as const } : one)),
    );
    clock.advance(5);
    await bringBack(recovery, id, ['fee']);
    expect(pending.find(back)).toMatchObject({ stage: 'accepted', createdAtMs: clock.nowMs() });
  });

  it('leaves no trace where it could not be written down', async () => {
    const { store, id, fixture, journal, pending } = await openStuck();
    fixture.settled = () => Promise.reject(new Fault('storage-full', 'test'));
    await store.recover(id, ['fee']);
    expect(store.of(id)).toMatchObject({ kind: 'failed', fault: { kind: 'storage-full' } });
    expect([journal.find(id)?.recoveryTxid, pending.transfers.length, fixture.sent]).toEqual([null, 2, []]);
  });

  it('tells why the vault refuses, and why there is nothing', async () => {
    const problem = { kind: 'not-ours', address: ANNA } as const;
    const refused = await openStuck({ vault: { signRecovery: async () => err(problem) } });
    expect(await bringBack(refused.recovery, refused.id, ['fee'])).toEqual({ kind: 'rejected', problem });
    const { recovery, id, pending } = await openStuck();
    pending.restore(pending.transfers.map((one) => ({ ...one, rawHex: paying([5n]).rawHex })));
    expect(await bringBack(recovery, id, ['fee'])).toEqual({
      kind: 'impossible',
      problem: { kind: 'not-its-script' },
    });
  });

  it('sends nothing that the vault signed for somebody else', async () => {
    const signRecovery: NonNullable<TokenOutside['vault']>['signRecovery'] = async (_session, plan) =>
      ok(signBack({ ...plan, to: ANNA }));
    const { store, id, fixture, pending } = await openStuck({ vault: { signRecovery } });
    await store.recover(id, ['fee']);
    expect(store.of(id)).toMatchObject({ kind: 'failed', fault: { kind: 'rejected' } });
    expect([fixture.sent, pending.transfers.length]).toEqual([[], 2]);
  });

  it.each([
    ['locked', ['forget session', 'run']],
    ['worker-failed', ['forget session', 'run']],
    ['timeout', ['run']],
  ] as const)('ends the session with the vault alone: %s', async (kind, expected) => {
    const signRecovery = () => Promise.reject(new Fault(kind, 'test'));
    const { store, id, did } = await openStuck({ vault: { signRecovery } });
    await store.recover(id, ['fee']);
    expect(store.of(id)).toMatchObject({ kind: 'failed', fault: { kind } });
    expect(did).toEqual(expected);
  });

  it('counts a failure without a name as one of the storage', async () => {
    const signRecovery = () => Promise.reject(new TypeError('test'));
    const { store, id } = await openStuck({ vault: { signRecovery } });
    await store.recover(id, ['fee']);
    expect(store.of(id)).toMatchObject({ kind: 'failed', fault: { kind: 'storage-blocked' } });
  });
});
