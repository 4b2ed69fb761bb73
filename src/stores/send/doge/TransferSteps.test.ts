import { describe, expect, it } from 'vitest';
import { doge } from '../../../../mocks/builders/coins.ts';
import { PARENT, transfer } from '../../../../mocks/builders/journal.ts';
import { testAddress } from '../../../../mocks/builders/keys.ts';
import {
  openSteps,
  payRequest,
  RUN,
  SENDING,
  SENT,
  SIGNED,
} from '../../../../mocks/stores/openTransferSteps.ts';
import { payShop } from '../../../../mocks/stores/paidWallet.ts';
import { Fault } from '../../../domain/fault.ts';
import { ok } from '../../../domain/result.ts';
import { blankSignatures } from '../../../domain/tx/sign/blankSignatures.ts';

const SHOP = testAddress(2);

describe('preparing a transfer', () => {
  it('gives what is looked at: the signed transfer, what it is for, whose it is and at which price', async () => {
    const quoted = { currency: 'usd', microsPerDoge: 1n, atMs: 0 } as const;
    const { steps } = openSteps();
    const prepared = await steps.prepare(payRequest({ label: 'Shop', quoted }), RUN);
    expect(prepared).toMatchObject({
      ok: true,
      value: {
        transfer: { rawHex: SIGNED.rawHex, parsed: { txid: SENT } },
        purpose: { kind: 'send' },
        label: 'Shop',
        quoted,
      },
    });
    const plain = await steps.prepare(payRequest(), RUN);
    expect(plain.ok && plain.value.quoted).toBeNull();
  });

  it('ends with the problem where there is no plan', async () => {
    const { steps, asked } = openSteps();
    expect(await steps.prepare(payShop(doge('500')), RUN)).toMatchObject({
      ok: false,
      problem: { kind: 'plan', problem: { kind: 'not-enough' } },
    });
    expect(asked.vault).toEqual([]);
  });

  it('pays no one-time script of ours', async () => {
    expect(await openSteps({ scripts: [SHOP] }).steps.prepare(payRequest(), RUN)).toMatchObject({
      problem: { kind: 'plan', problem: { kind: 'commit-script' } },
    });
  });

  // an earlier payment that went through after all is reported when the next one is planned, once
  const earlier = transfer(PARENT, { stage: 'accepted', wentThrough: true });

  it('plans nothing once it was given up while coins were read', async () => {
    const controller = new AbortController();
    const opened = openSteps({ transfers: [earlier], onRead: () => controller.abort() });
    const run = { ...RUN, signal: controller.signal };
    await expect(opened.steps.prepare(payRequest(), run)).rejects.toBeInstanceOf(Fault);
    expect([opened.reported, opened.asked.fetched, opened.asked.vault]).toEqual([[], [], []]);
  });

  it('plans once they were read', async () => {
    const { steps, reported } = openSteps({ transfers: [earlier] });
    expect(await steps.prepare(payRequest(), RUN)).toMatchObject({
      problem: { kind: 'plan', problem: { kind: 'went-through', earlier: PARENT } },
    });
    expect(reported).toEqual([PARENT]);
  });
});

describe('a transfer whose signatures are kept back', () => {
  it('is one with a ticket, and has none once they are there', async () => {
    const [rawHex = ''] = blankSignatures([SIGNED.rawHex]);
    const { steps } = openSteps({ sign: () => ok({ ...SIGNED, rawHex, ticket: 't' }) });
    const prepared = await steps.prepare(payRequest(), RUN);
    if (!prepared.ok) throw new Error(prepared.problem.kind);
    const held = prepared.value;
    expect(held.transfer).toMatchObject({ rawHex, ticket: 't' });
    expect([steps.isHeld(held), steps.isHeld(SENDING)]).toEqual([true, false]);
    const released = await steps.release(held, payRequest(), {} as never);
    if (!released.ok) throw new Error(released.problem.kind);
    expect(steps.isHeld(released.value)).toBe(false);
    expect(released.value.transfer.rawHex).toBe(SIGNED.rawHex);
  });
});
