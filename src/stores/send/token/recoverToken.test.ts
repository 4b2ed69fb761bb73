/** The plan of recovering a commit whose reveal was rejected. */
import { describe, expect, it } from 'vitest';
import { openStuck } from '../../../../mocks/stores/openStuck.ts';
import { HOLDER, paying, valueIn } from '../../../../mocks/stores/openTokens.ts';
import { txid } from '../../../domain/tx/Txid.ts';
import { bringBack, planBack } from './recoverToken.ts';

describe('what would come back', () => {
  it('is what the commit holds, without a fee', async () => {
    const { recovery, id, transfer, commitHex } = await openStuck();
    const plan = valueIn((await planBack(recovery, id)) ?? { ok: false });
    expect(plan).toMatchObject({ commit: commitHex, vout: 0, to: HOLDER.address, network: 'regtest' });
    expect(plan.returned + plan.fee).toBe(transfer.commitValue);
  });

  it('is asked of the chain where the bytes of the commit are not kept any more', async () => {
    const asked: string[] = [];
    let raw = '';
    const rawTransaction = async (id: string) => {
      asked.push(id);
      return raw;
    };
    const {
      recovery,
      id,
      transfer,
      pending,
      commitHex = '',
    } = await openStuck({ chain: { rawTransaction } });
    raw = commitHex;
    pending.restore(pending.transfers.map((one) => ({ ...one, rawHex: '' })));
    expect((await planBack(recovery, id))?.ok).toBe(true);
    pending.restore([]);
    expect((await planBack(recovery, id))?.ok).toBe(true);
    expect(asked).toEqual([transfer.commitTxid, transfer.commitTxid]);
  });

  it('is nothing for what is not stuck, or not known', async () => {
    const { recovery, id, transfer } = await openStuck({}, 'sent');
    expect(await planBack(recovery, id)).toBeNull();
    expect(await planBack(recovery, transfer.commitTxid)).toBeNull();
    expect(await bringBack(recovery, id, ['fee'])).toBeNull();
  });

  it('is told once it was looked at, and why it cannot be where it cannot', async () => {
    const { store, id, transfer, pending } = await openStuck();
    expect(store.of(id)).toBeNull();
    await store.inspect(id);
    expect(store.of(id)).toMatchObject({ kind: 'possible' });
    const state = store.of(id);
    expect(state?.kind === 'possible' && state.gets + state.fee).toBe(transfer.commitValue);
    pending.restore(pending.transfers.map((one) => ({ ...one, rawHex: paying([5n]).rawHex })));
    await store.inspect(id);
    expect(store.of(id)).toEqual({ kind: 'impossible', problem: { kind: 'not-its-script' } });
    store.reset();
    expect(store.of(id)).toBeNull();
  });

  it('is told of each by itself, and of none that is not stuck', async () => {
    const { store, id, transfer, journal } = await openStuck();
    const other = { ...transfer, id: transfer.commitTxid, stage: 'sent' } as const;
    const failing = {
      ...transfer,
      id: txid('ef'.repeat(32)),
      commitTxid: txid('ee'.repeat(32)),
      stage: 'stuck',
    } as const;
    journal.add([other, failing]);
    const { inspect } = store;
    await inspect(other.id);
    await inspect(failing.id);
    await inspect(id);
    expect([other, failing, transfer].map((one) => store.of(one.id)?.kind)).toEqual([
      ...[undefined, 'failed', 'possible'],
    ]);
    await store.recover(id);
    expect([...store.states.keys()]).toEqual([failing.id]);
  });

  it('fails where the chain does not answer', async () => {
    const rawTransaction = () => Promise.reject(new TypeError('silent'));
    const { store, id, pending } = await openStuck({ chain: { rawTransaction } });
    pending.restore([]);
    await store.inspect(id);
    expect(store.of(id)).toMatchObject({ kind: 'failed', fault: { kind: 'offline' } });
  });
});
