import { describe, expect, it } from 'vitest';
import { outside, PARENT, transfer } from '../../../../mocks/builders/journal.ts';
import { testAddress } from '../../../../mocks/builders/keys.ts';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import { RECOMMENDED_FEE_RATE } from '../../../domain/amount/FeeRate.ts';
import { koinu } from '../../../domain/amount/Koinu.ts';
import type { ClassifiedCoin } from '../../../domain/tx/Coin.ts';
import type { TransferRules } from '../../chain/transferRules.ts';
import { EMPTY_INPUT } from '../DraftInput.ts';
import { NOBODY } from '../readDraft.ts';
import { draftRequest, paymentRequest } from './paymentRequest.ts';
import type { TransferDraft } from './TransferDraft.ts';

const [OWN, SHOP] = [testAddress(1), testAddress(2)];
const SPEC = { kind: 'pay', payments: [{ to: SHOP, amount: koinu(5n) }] } as const;
const COINS = [{ coin: {}, status: { kind: 'spendable' } }] as unknown as readonly ClassifiedCoin[];
const SIGNAL = new AbortController().signal;

/** A wallet with one coin. */
function openWallet() {
  const { journal, fixture } = outside();
  const chain = { transaction: () => Promise.reject(new Error('silent')) } as never;
  const all = [coinOf('aa')];
  const coins = { readFresh: async () => all, without: () => all, classifySpent: () => [] };
  return { journal, fixture, wallet: { chain, journal, from: OWN, coins } };
}

const coinOf = (byte: string) =>
  ({ coin: { txid: byte.repeat(32), vout: 0 }, status: { kind: 'spendable' } }) as unknown as ClassifiedCoin;

/** Rules whose plan is what it was asked for. */
const RULES = {
  planExclusive: (request: unknown, ties: unknown) => ({ ok: true, value: { request, ties } }),
} as unknown as TransferRules;

describe('a payment', () => {
  const request = { spec: SPEC, feeRate: RECOMMENDED_FEE_RATE, changeTo: OWN, network: 'regtest' } as const;
  const rest = { purpose: { kind: 'send' }, label: 'Shop', own: [OWN] } as const;

  it('is planned over coins that are read anew, with all that was asked for', async () => {
    const { wallet } = openWallet();
    const asked = paymentRequest(wallet, request, rest);
    expect(asked).toMatchObject(rest);
    expect(await asked.coins(SIGNAL)).toEqual([coinOf('aa')]);
    expect(asked.plan(RULES, COINS)).toEqual({
      ok: true,
      value: { request: { ...request, coins: COINS }, ties: [] },
    });
  });

  it('is not planned before they were', () => {
    expect(() => paymentRequest(openWallet().wallet, request, rest).plan(RULES, COINS)).toThrow(TypeError);
  });

  it('is tied to an earlier one that may go through yet', async () => {
    const { wallet, journal } = openWallet();
    journal.restore([transfer(PARENT, { stage: 'rejected' })]);
    const asked = paymentRequest(wallet, request, rest);
    await asked.coins(SIGNAL);
    expect(asked.plan(RULES, COINS)).toMatchObject({ value: { ties: [{ earlier: PARENT }] } });
  });

  it('is not made where an earlier one went through after all, which is told once', async () => {
    const { wallet, journal } = openWallet();
    journal.restore([transfer(PARENT, { stage: 'accepted', wentThrough: true })]);
    const asked = paymentRequest(wallet, request, rest);
    await asked.coins(SIGNAL);
    expect(asked.plan(RULES, COINS)).toEqual({
      ok: false,
      problem: { kind: 'went-through', earlier: PARENT },
    });
    expect(asked.plan(RULES, COINS).ok).toBe(true);
  });
});

describe('what a draft asks for', () => {
  const LINK = { address: SHOP, label: 'Much Shop' };
  const draftOf = (part: object) =>
    ({
      ...{ spec: SPEC, feeRate: RECOMMENDED_FEE_RATE, input: EMPTY_INPUT, quoted: null },
      recipient: { ...NOBODY, address: SHOP, link: LINK },
      ...part,
    }) as unknown as TransferDraft;
  const asked = (part: object) => draftRequest(draftOf(part), openWallet().wallet, OWN, 'regtest');

  it('is a payment from the account on show, which counts as ours and gets the change', async () => {
    const request = asked({ input: { ...EMPTY_INPUT, chosen: ['coin'] } });
    expect(request).toMatchObject({
      ...{ purpose: { kind: 'send' }, label: 'Much Shop', quoted: null, own: [OWN], names: new Map() },
    });
    await request?.coins(SIGNAL);
    expect(request?.plan(RULES, COINS)).toMatchObject({
      value: { request: { spec: SPEC, changeTo: OWN, network: 'regtest', chosen: ['coin'] } },
    });
  });

  it.each([{ spec: null }, { feeRate: null }])('is nothing while something is missing: %j', (part) => {
    expect(asked(part)).toBeNull();
  });

  it('has no label of a link where there is no link, or where that has none', () => {
    expect(asked({ recipient: { ...NOBODY, address: SHOP } })?.label).toBeNull();
    expect(asked({ recipient: { ...NOBODY, link: { address: SHOP } } })?.label).toBeNull();
  });

  it('has the names of a list, and no label of a link', () => {
    const list = [{ address: SHOP as DogeAddress, amount: koinu(5n), name: 'Anna' }];
    const request = asked({ input: { ...EMPTY_INPUT, list } });
    expect([request?.label, [...(request?.names ?? [])]]).toEqual([null, [[SHOP, 'Anna']]]);
  });

  it('has the price with which it was counted', () => {
    const quoted = { currency: 'usd', microsPerDoge: 1n, atMs: 0 };
    expect(asked({ quoted })?.quoted).toBe(quoted);
  });
});
