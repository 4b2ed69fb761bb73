import { Transaction } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { aTxid, doge } from '../../../../mocks/builders/coins.ts';
import { testAddress, testKey } from '../../../../mocks/builders/keys.ts';
import {
  COINS,
  openPaidWallet,
  PAYOUTS,
  type PaidOutside,
  payShop,
  signOwn,
} from '../../../../mocks/stores/paidWallet.ts';
import { RECOMMENDED_FEE_RATE } from '../../../domain/amount/FeeRate.ts';
import { err, ok } from '../../../domain/result.ts';
import { planTransfer } from '../../../domain/tx/plan/planTransfer.ts';
import type { ReplacedOriginal } from '../../../domain/tx/replacement/checkReplacement.ts';
import type { TransferPlan } from '../../../domain/tx/Transfer.ts';
import type { SweepRequest, TransferRequest } from '../TransferFlow.ts';
import { prepareTransfer, signPlanned } from './prepareTransfer.ts';

const [OWN, SHOP] = [testAddress(1), testAddress(2)];
const REST = { feeRate: RECOMMENDED_FEE_RATE, changeTo: OWN, network: 'regtest', coins: COINS } as const;

const planOf = (...given: Parameters<typeof planTransfer>): TransferPlan => {
  const planned = planTransfer(...given);
  if (!planned.ok) throw new Error(planned.problem.kind);
  return planned.value;
};

/** Everything, to the shop. */
const ALL = planOf({ ...REST, spec: { kind: 'max', to: SHOP } });
const sendAll: TransferRequest = payShop(doge('1'), {
  payment: { ...REST, spec: { kind: 'max', to: SHOP } },
});
/** 5 DOGE of it, with change. */
const FIVE = planOf({ ...REST, ...payShop(doge('5')).payment });

async function prepared(outside: PaidOutside = {}, request: TransferRequest = sendAll) {
  const opened = openPaidWallet(outside);
  return { ...opened, result: await prepareTransfer(opened.tools, request) };
}

/** Signs a given plan, as a replacement or not. */
async function signed(plan: TransferPlan, replaces?: ReplacedOriginal, outside: PaidOutside = {}) {
  const opened = openPaidWallet(outside);
  const planned = replaces === undefined ? { plan } : { plan, replaces };
  return { ...opened, result: await signPlanned(opened.tools, payShop(doge('5')), planned) };
}

/** A transaction that spends the first coin, with these payments. */
function original(paid: Readonly<Record<number, bigint>>, spends = COINS[0]?.coin.txid): ReplacedOriginal {
  const made = new Transaction();
  made.addInput(Buffer.from(spends ?? '', 'hex').reverse(), 0);
  for (const [person, amount] of Object.entries(paid)) made.addOutput(testKey(Number(person)).script, amount);
  return { kind: 'speed-up', originalHex: made.toHex() };
}

describe('a transfer that is prepared', () => {
  it('is signed over the transactions that made its coins, each of them once', async () => {
    const { result, asked } = await prepared();
    expect(asked.vault).toMatchObject([{ previousTransactions: expect.any(Array) }]);
    expect(asked.vault[0]?.plan).toEqual(ALL);
    expect(asked.vault[0]?.plan.inputs).toHaveLength(3);
    expect([...(asked.vault[0]?.previousTransactions ?? [])].sort()).toEqual(
      PAYOUTS.map(({ rawHex }) => rawHex).sort(),
    );
    const { rawHex } = signOwn(ALL);
    expect(result).toMatchObject(ok({ rawHex, plan: ALL, parsed: { sent: ALL.outputs[0]?.amount } }));
  });

  it('is read back from its bytes, with what was hashed and with who we are', async () => {
    const sign = () => ok(signOwn(FIVE));
    const { result, previous } = await prepared({ sign });
    expect([...previous.keys()].sort()).toEqual(PAYOUTS.map(({ id }) => id).sort());
    expect(result).toMatchObject(
      ok({
        plan: ALL,
        parsed: {
          sent: doge('5'),
          fee: FIVE.fee,
          inputs: [{ value: doge('10'), isOwn: true }],
          outputs: [
            { address: SHOP, isOwn: false },
            { address: OWN, isOwn: true },
          ],
        },
      }),
    );
  });

  it('tells what is fetched, and then how many coins are signed for', async () => {
    expect((await prepared()).steps).toEqual([
      { kind: 'fetching', done: 2, total: 2 },
      { kind: 'signing', inputs: 3 },
    ]);
  });

  it('keeps the ticket for signatures that the vault kept back', async () => {
    const { result } = await prepared({ sign: ({ plan }) => ok({ ...signOwn(plan), ticket: 't' }) });
    expect(result).toMatchObject({ value: { rawHex: signOwn(ALL).rawHex, ticket: 't' } });
  });

  it('is signed by other keys than those of the vault where the request has them', async () => {
    const paper = {
      draftId: 'draft',
      choice: { indexes: [0] },
      account: { address: OWN, keyForm: 'compressed' },
    };
    const request = { ...sendAll, kind: 'sweep', to: SHOP, paper } as unknown as SweepRequest;
    const { result, asked } = await prepared({}, request);
    expect([asked.drafts, asked.vault]).toEqual([[['session', 'draft', paper.choice]], []]);
    expect(result).toMatchObject({ value: { rawHex: signOwn(ALL).rawHex } });
  });

  it('is not signed again where everybody has signed', async () => {
    const { tools, asked } = openPaidWallet();
    const request = { ...sendAll, kind: 'signed', signed: signOwn(ALL) } as unknown as TransferRequest;
    expect(await signPlanned(tools, request, { plan: ALL })).toMatchObject({ problem: { kind: 'bytes' } });
    await prepareTransfer(tools, sendAll);
    asked.vault.length = 0;
    const result = await signPlanned(tools, request, { plan: ALL });
    expect(result).toMatchObject(ok({ rawHex: signOwn(ALL).rawHex }));
    expect([asked.drafts, asked.vault]).toEqual([[], []]);
  });

  it('tells the vault whose place it takes, once that is proven', async () => {
    const replaces = original({ 2: doge('5'), 1: doge('4') }, FIVE.inputs[0]?.txid);
    const { asked } = await signed(FIVE, replaces);
    expect(asked.vault).toMatchObject([{ replaces }]);
  });
});

describe('nothing is signed', () => {
  it('where there is no plan', async () => {
    const { result, asked } = await prepared({}, payShop(doge('31')));
    expect(result).toMatchObject({ problem: { kind: 'plan', problem: { kind: 'not-enough' } } });
    expect(asked.vault).toEqual([]);
  });

  it('that pays a one-time script of ours', async () => {
    const { result, asked } = await prepared({ scripts: [SHOP] });
    expect(result).toEqual(err({ kind: 'plan', problem: { kind: 'commit-script', address: SHOP } }));
    expect(asked.vault).toEqual([]);
  });

  it.each([
    ['other-coins', original({ 2: doge('5'), 1: doge('4') }, aTxid(7))],
    ['other-payments', original({ 2: doge('6'), 1: doge('3') }, FIVE.inputs[0]?.txid)],
    ['other-payments', original({ 2: doge('5'), 3: doge('4') }, FIVE.inputs[0]?.txid)],
    ['unreadable', { kind: 'speed-up', originalHex: 'original' } as const],
  ])('that is to take the place of a transfer and is not what may: %s', async (reason, replaces) => {
    const { result, asked } = await signed(FIVE, replaces);
    expect(result).toEqual(err({ kind: 'signing', problem: { kind: 'not-a-replacement', reason } }));
    expect(asked.vault).toEqual([]);
  });

  it('that the vault refuses, and its reason is told', async () => {
    const problem = { kind: 'not-ours', address: OWN } as const;
    expect((await prepared({ sign: () => err(problem) })).result).toEqual(err({ kind: 'signing', problem }));
  });

  it('that cannot be read back', async () => {
    const sign = () => ok({ txid: aTxid(9), rawHex: 'signed' });
    expect((await prepared({ sign })).result).toMatchObject({ ok: false, problem: { kind: 'bytes' } });
  });
});
