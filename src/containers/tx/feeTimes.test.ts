/** Fee times are fetched once per form, and no response changes what is paid. */
import { describe, expect, it, vi } from 'vitest';
import { openSandbox } from '../../../mocks/stores/openSandbox.ts';
import { feeRate } from '../../domain/amount/FeeRate.ts';
import { Fault } from '../../domain/fault.ts';
import { ESTIMATED_BLOCKS } from '../../domain/tx/fees/feeTimes.ts';
import { txConfirmView } from './txConfirmView.ts';
import { formOf } from './txCreateForm.ts';

const { fixture, fundAndDraft } = openSandbox();
const answer = (estimate: (blocks: number) => Promise<ReturnType<typeof feeRate> | null>) =>
  vi
    .spyOn(fixture.app.ports.chain, 'feeEstimates')
    .mockImplementation(async (blocks) => Promise.all(blocks.map(estimate)));

/** The fee paid for the same draft, koinu. */
async function feePaid(): Promise<bigint> {
  const { tx } = fixture.app.stores;
  await tx.fees.fetch();
  await tx.prepare();
  return tx.flow.state.status === 'ready' ? tx.flow.state.transfer.parsed.fee : 0n;
}

describe('how long fees take', () => {
  it('is asked of the indexer, once for a form that opens', async () => {
    await fundAndDraft('10');
    const asked = answer(async () => feeRate(1_000_000n));
    const { tx } = fixture.app.stores;
    await Promise.all([tx.fees.fetch(), tx.fees.fetch()]);
    expect(asked.mock.calls.map(([blocks]) => blocks)).toEqual([ESTIMATED_BLOCKS]);
    expect(tx.fees.times[0]).toEqual({ blocks: 2, feeRate: 1_000_000n });
  });

  it('is not known where the indexer does not know, fails, or makes no sense', async () => {
    await fundAndDraft('10');
    const { tx } = fixture.app.stores;
    for (const nonsense of [
      async () => null,
      async () => feeRate(10n ** 17n),
      async () => feeRate(1n),
      async () => Promise.reject(new Fault('offline', 'silent')),
    ]) {
      answer(nonsense);
      await tx.fees.fetch();
      expect(tx.fees.times).toEqual([]);
    }
  });

  it('never changes what is paid, whatever is claimed', async () => {
    await fundAndDraft('10');
    answer(async () => null);
    const plain = await feePaid();
    for (const claim of [100_000n, 50_000_000n, 10n ** 17n]) {
      fixture.app.stores.tx.flow.cancel();
      answer(async () => feeRate(claim));
      expect(await feePaid()).toBe(plain);
    }
  });

  it('is offered beside the presets, and paid once a person takes it', async () => {
    await fundAndDraft('10');
    answer(async () => feeRate(1_234_500n));
    const plain = await feePaid();
    const { stores } = fixture.app;
    stores.tx.flow.cancel();
    const offered = () => formOf(stores, Date.now(), { isReading: false, problem: null })?.fee;
    expect(offered()).toMatchObject({
      choice: { kind: 'preset' },
      estimate: { feeRate: 1_234_500n, minutes: 2 },
    });
    stores.tx.draft.setCustomFeeText('0.012345');
    const taken = await feePaid();
    expect(taken).toBeLessThan(plain);
    expect(offered()).toMatchObject({ choice: { kind: 'custom' }, customProblem: null });
  });

  it('reaches the last look, and is left out there when nobody knows', async () => {
    await fundAndDraft('10');
    answer(async () => null);
    await feePaid();
    const sources = { stores: fixture.app.stores, network: 'regtest' } as Parameters<typeof txConfirmView>[0];
    const agreed = new Set<never>();
    expect(txConfirmView(sources, agreed, 0)).toMatchObject({ expectedMinutes: null });
    const asked = answer(async () => feeRate(1_000_000n)).mockClear();
    await fixture.app.stores.tx.fees.fetch();
    expect(txConfirmView(sources, agreed, 0)).toMatchObject({ expectedMinutes: 2 });
    await fixture.app.stores.tx.fees.fetch();
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
