import { describe, expect, it } from 'vitest';
import { testAddress } from '../../../../mocks/builders/keys.ts';
import { openSteps, payRequest, RUN, SENDING, SENT } from '../../../../mocks/stores/openTransferSteps.ts';
import { Fault } from '../../../domain/fault.ts';
import { err, ok } from '../../../domain/result.ts';

const SHOP = testAddress(2);

describe('preparing a transfer', () => {
  it('gives what is looked at: the signed transfer, what it is for, whose it is and at which price', async () => {
    const quoted = { currency: 'usd', microsPerDoge: 1n, atMs: 0 } as const;
    const { steps } = openSteps();
    const prepared = await steps.prepare(payRequest({ label: 'Shop', quoted }), RUN);
    expect(prepared).toMatchObject({
      ok: true,
      value: {
        transfer: { rawHex: 'raw', parsed: { txid: SENT } },
        purpose: { kind: 'send' },
        label: 'Shop',
        quoted,
      },
    });
    const plain = await steps.prepare(payRequest(), RUN);
    expect(plain.ok && plain.value.quoted).toBeNull();
  });

  it('ends with the problem where there is no plan', async () => {
    const problem = { kind: 'may-pay-twice', earlier: SENT } as const;
    expect(await openSteps().steps.prepare(payRequest({ plan: () => err(problem) }), RUN)).toEqual(
      err({ kind: 'plan', problem }),
    );
  });

  it('pays no one-time script of ours', async () => {
    expect(await openSteps({ scripts: [SHOP] }).steps.prepare(payRequest(), RUN)).toMatchObject({
      problem: { kind: 'plan', problem: { kind: 'commit-script' } },
    });
  });

  it('plans nothing once it was given up while coins were read', async () => {
    const controller = new AbortController();
    let planned = 0;
    const asked = payRequest({
      coins: async () => {
        controller.abort();
        return [];
      },
      plan: () => {
        planned += 1;
        return ok(SENDING.transfer.plan);
      },
    });
    await expect(
      openSteps().steps.prepare(asked, { ...RUN, signal: controller.signal }),
    ).rejects.toBeInstanceOf(Fault);
    expect(planned).toBe(0);
  });
});

describe('a transfer whose signatures are kept back', () => {
  it('is one with a ticket, and has none once they are there', async () => {
    const { steps } = openSteps();
    const held = { ...SENDING, transfer: { ...SENDING.transfer, ticket: 't' } } as never;
    expect([steps.isHeld(held), steps.isHeld(SENDING)]).toEqual([true, false]);
    const released = await steps.release(held, payRequest(), {} as never);
    if (!released.ok) throw new Error(released.problem.kind);
    expect(steps.isHeld(released.value)).toBe(false);
    expect(released.value.transfer.rawHex).toBe('raw!');
  });
});
