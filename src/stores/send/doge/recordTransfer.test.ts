/** A reviewed transfer is recorded, broadcast, and reported. */
import { describe, expect, it } from 'vitest';
import { testAddress } from '../../../../mocks/builders/keys.ts';
import {
  openSteps,
  payRequest,
  RUN,
  SENDING,
  SENT,
  type StepsOutside,
} from '../../../../mocks/stores/openTransferSteps.ts';
import { Fault } from '../../../domain/fault.ts';
import type { PendingStage } from '../../../domain/tx/PendingTransfer.ts';
import type { PaymentRequest } from '../TransferFlow.ts';

const SHOP = testAddress(2);

describe('writing a transfer down', () => {
  const prepared = async (outside: StepsOutside = {}) => {
    const opened = openSteps(outside);
    await opened.steps.prepare(payRequest(), RUN);
    return opened;
  };

  it('empties its form in the same write, and can fill it again', async () => {
    const { steps, did, drafts, recorded } = await prepared();
    const sent = await steps.record(SENDING, payRequest());
    expect(sent.txid).toBe(SENT);
    expect(recorded()).toMatchObject({ txid: SENT, to: SHOP, createdAtMs: 7, network: 'regtest' });
    expect(did).toEqual(['record over 0 drafts']);
    sent.refill();
    expect(drafts.of('a/0').amountText).toBe('5');
  });

  it('leaves the form alone when something else is sent than what it says', async () => {
    const { steps, drafts } = await prepared();
    const merge = { ...SENDING, purpose: { kind: 'merge' } } as never;
    const sent = await steps.record(merge, payRequest());
    expect(drafts.of('a/0').amountText).toBe('5');
    drafts.clear('a/0');
    sent.refill();
    expect(drafts.drafts).toEqual({});
  });

  it('takes everything back when it could not be written down', async () => {
    const { steps, drafts } = await prepared({ recordFault: new Fault('storage-full', 'test') });
    const notified: string[] = [];
    const asked = payRequest({
      onRecording: (id) => {
        notified.push(`recording ${id === SENT}`);
        return () => void notified.push('taken back');
      },
    });
    await expect(steps.record(SENDING, asked)).rejects.toMatchObject({ kind: 'storage-full' });
    expect(notified).toEqual(['recording true', 'taken back']);
    expect(drafts.of('a/0').amountText).toBe('5');
  });

  it('tells the form alone where nobody else is told', async () => {
    const { steps, drafts } = await prepared({ recordFault: new Fault('storage-full', 'test') });
    await expect(steps.record(SENDING, payRequest())).rejects.toMatchObject({ kind: 'storage-full' });
    expect(drafts.of('a/0').amountText).toBe('5');
  });

  it('takes nothing back when it is on disk', async () => {
    const notified: string[] = [];
    const { steps } = await prepared();
    await steps.record(SENDING, payRequest({ onRecording: () => () => void notified.push('taken back') }));
    expect(notified).toEqual([]);
  });

  it('is not done before anything was prepared', async () => {
    await expect(openSteps().steps.record(SENDING, payRequest())).rejects.toBeInstanceOf(TypeError);
  });
});

describe('a transfer that was handed over', () => {
  async function finished(stage: PendingStage | null, part: Partial<PaymentRequest> = {}) {
    const opened = openSteps({ stage });
    const asked = payRequest({ onBroadcast: (id) => void opened.did.push(`told ${id === SENT}`), ...part });
    await opened.steps.prepare(asked, RUN);
    const sent = await opened.steps.record(SENDING, asked);
    await opened.steps.broadcast(sent);
    opened.did.length = 0;
    opened.steps.finish(sent, asked);
    return opened;
  }

  it('is sent by the journal', async () => {
    const { steps, did } = openSteps();
    await steps.broadcast({ txid: SENT, refill: () => {} });
    expect(did).toEqual(['send true']);
  });

  it('is shown, and whom it pays is remembered with the names of the list', async () => {
    const names = new Map([[SHOP, 'Shop' as never]]);
    const { did, drafts } = await finished('accepted', { names });
    expect(did).toEqual(['told true', 'shown true', 'paid, accepted', 'names Shop']);
    expect(drafts.drafts).toEqual({});
  });

  it('fills its form again when it was rejected, and nobody counts as paid', async () => {
    const { did, drafts } = await finished('rejected');
    expect(did).toEqual(['told true', 'shown true']);
    expect(drafts.of('a/0').amountText).toBe('5');
  });

  it('needs nobody to be told, and no names', async () => {
    const { onBroadcast: _, ...quiet } = payRequest();
    const { steps, did } = openSteps();
    await steps.prepare(quiet, RUN);
    const sent = await steps.record(SENDING, quiet);
    did.length = 0;
    steps.finish(sent, quiet);
    expect(did).toEqual(['shown true', 'paid, accepted', 'names ']);
  });

  it('is told even where the journal has let go of it', async () => {
    expect((await finished(null)).did).toEqual(['told true']);
  });
});
