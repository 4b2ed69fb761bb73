import { describe, expect, it } from 'vitest';
import { aTxid, doge } from '../../../../mocks/builders/coins.ts';
import { PARENT, transfer } from '../../../../mocks/builders/journal.ts';
import { testAddress } from '../../../../mocks/builders/keys.ts';
import { COINS, openPaidWallet, payShop } from '../../../../mocks/stores/paidWallet.ts';
import { DEFAULT_FEE_PRESET, presetFeeRate, RECOMMENDED_FEE_RATE } from '../../../domain/amount/FeeRate.ts';
import { err } from '../../../domain/result.ts';
import { outpointKey } from '../../../domain/tx/Coin.ts';
import { planTransfer } from '../../../domain/tx/plan/planTransfer.ts';
import type { MergeRequest, SignedRequest, SweepRequest } from '../TransferFlow.ts';
import { planRequest } from './planRequest.ts';

const OWN = testAddress(1);
const FIVE = payShop(doge('5'));
const KEYS = COINS.map(({ coin }) => outpointKey(coin));

/** A wallet that counts how often its coins are read. */
function counting() {
  let reads = 0;
  const onRead = () => {
    reads += 1;
  };
  return { ...openPaidWallet({ onRead }), reads: () => reads };
}

describe('a payment', () => {
  it('is planned over coins that are read anew, with all that was asked for', async () => {
    const { tools, reads } = counting();
    const payment = { ...FIVE.payment, chosen: KEYS.slice(2) };
    const planned = await planRequest(tools, { ...FIVE, payment });
    const expected = planTransfer({ ...payment, coins: COINS });
    expect(planned).toMatchObject({ ok: true, value: { plan: { inputs: [{ txid: COINS[2]?.coin.txid }] } } });
    expect([planned.ok && planned.value.plan]).toEqual([expected.ok && expected.value]);
    expect(reads()).toBe(1);
  });

  it('is tied to an earlier one that may go through yet', async () => {
    const { tools } = openPaidWallet({ transfers: [transfer(PARENT, { stage: 'rejected' })] });
    expect(await planRequest(tools, FIVE)).toEqual(
      err({ kind: 'plan', problem: { kind: 'may-pay-twice', earlier: PARENT } }),
    );
  });

  it('spends a coin of that where there is one, whatever else would be taken', async () => {
    const [first, , third] = COINS.map(({ coin }) => coin);
    if (first === undefined || third === undefined) throw new Error('no coins');
    for (const coin of [first, third]) {
      const inputs = [{ txid: coin.txid, vout: coin.vout, value: coin.value, address: OWN }];
      const { tools } = openPaidWallet({ transfers: [transfer(PARENT, { stage: 'rejected', inputs })] });
      const planned = await planRequest(tools, FIVE);
      expect(planned.ok && planned.value.plan.inputs.map(outpointKey)).toEqual([outpointKey(coin)]);
    }
  });

  it('is not made where an earlier one went through after all, which is told once', async () => {
    const { tools, reported } = openPaidWallet({
      transfers: [transfer(PARENT, { stage: 'accepted', wentThrough: true })],
    });
    expect(await planRequest(tools, FIVE)).toEqual(
      err({ kind: 'plan', problem: { kind: 'went-through', earlier: PARENT } }),
    );
    expect(reported).toEqual([PARENT]);
    expect((await planRequest(tools, FIVE)).ok).toBe(true);
  });

  it.each([
    [226, true],
    [225, false],
  ])('of a bill is as large as that allows at the most: %i bytes', async (maxSize, isPlanned) => {
    const purpose = { kind: 'pay-bill', bill: { maxSize } } as never;
    const planned = await planRequest(openPaidWallet().tools, { ...FIVE, purpose });
    expect(planned.ok).toBe(isPlanned);
    if (!planned.ok) {
      expect(planned.problem).toEqual({
        kind: 'plan',
        problem: { kind: 'too-large', size: 226, maximum: maxSize },
      });
    }
  });
});

describe('other requests', () => {
  const rest = { purpose: { kind: 'send' }, label: null, own: [OWN] } as const;

  it('merge the first batch of what is read anew', async () => {
    const { tools, reads } = counting();
    const laterFeeRate = presetFeeRate(DEFAULT_FEE_PRESET);
    const merge = { feeRate: RECOMMENDED_FEE_RATE, laterFeeRate, to: OWN, network: 'regtest' } as const;
    const request: MergeRequest = { ...rest, kind: 'merge', merge };
    const planned = await planRequest(tools, request);
    expect(planned).toMatchObject({ ok: true, value: { plan: { outputs: [{ to: OWN }] } } });
    expect(planned.ok && planned.value.plan.inputs).toHaveLength(3);
    expect(reads()).toBe(1);
  });

  it('sweep everything from a paper wallet, whatever is in the wallet itself', async () => {
    const { tools, reads } = counting();
    const account = { address: OWN, keyForm: 'compressed' };
    const request = { ...rest, kind: 'sweep', to: testAddress(3), paper: { account } };
    const planned = await planRequest(tools, request as unknown as SweepRequest);
    expect(planned).toMatchObject({ ok: true, value: { plan: { outputs: [{ to: testAddress(3) }] } } });
    expect(planned.ok && planned.value.plan.inputs).toHaveLength(3);
    expect(reads()).toBe(0);
  });

  it.each([true, false])('send what everybody has signed as long as it may be sent: %j', async (maySend) => {
    const made = planTransfer({ ...FIVE.payment, coins: COINS });
    if (!made.ok) throw new Error(made.problem.kind);
    const { tools, asked } = openPaidWallet({ maySend });
    const request = { ...rest, kind: 'signed', plan: made.value } as unknown as SignedRequest;
    expect(await planRequest(tools, request)).toEqual(
      maySend
        ? { ok: true, value: { plan: made.value } }
        : err({ kind: 'plan', problem: { kind: 'chosen-unusable', coins: 1 } }),
    );
    expect(asked.fetched).toEqual(maySend ? made.value.inputs.map(({ txid }) => txid) : []);
  });

  it('hurry nothing of which neither chain nor journal knows', async () => {
    const request = { ...rest, kind: 'replace', way: 'speed-up', txid: aTxid(5), from: OWN } as never;
    await expect(planRequest(openPaidWallet().tools, request)).rejects.toMatchObject({ kind: 'not-found' });
  });
});
