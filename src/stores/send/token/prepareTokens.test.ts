/** Signing token transfers: with freshly read data, verified values, and bytes parsed back. */
import { describe, expect, it } from 'vitest';
import { aTxid } from '../../../../mocks/builders/coins.ts';
import { transfer } from '../../../../mocks/builders/journal.ts';
import { testAddress } from '../../../../mocks/builders/keys.ts';
import {
  FUNDS,
  fundsCoin,
  HOLDER,
  holdBack,
  openTokens,
  signPlan,
  type TokenOutside,
  unixTo,
  valueIn,
} from '../../../../mocks/stores/openTokens.ts';
import { sumKoinu } from '../../../domain/amount/Koinu.ts';
import { err, ok } from '../../../domain/result.ts';
import { txidOf } from '../../../domain/tx/parse/parseTransaction.ts';
import { EMPTY_ACCOUNT } from '../../accounts/Account.ts';
import { costOf, prepareTokens } from './prepareTokens.ts';

const [ANNA, BEN, EVE] = [testAddress(1), testAddress(2), testAddress(9)];
const DOGE = 100_000_000n;

async function prepared(people = [ANNA], outside: TokenOutside = {}) {
  const opened = await openTokens(outside);
  return { ...opened, result: await prepareTokens(opened.tools, unixTo(people)) };
}

const nothingSigned = { signTokenTransfers: () => Promise.reject(new Error('not to be signed')) };

describe('tokens that are prepared', () => {
  it('go to each in turn, and all that is said of them stands in their bytes', async () => {
    const { result } = await prepared([ANNA, BEN]);
    const { transfers, plan, warnings, ...rest } = valueIn(result);
    expect(transfers.map(({ parsed }) => [parsed.from, parsed.to, parsed.op])).toEqual([
      [HOLDER.address, ANNA, { kind: 'drc-20', tick: 'UNIX', amount: 5n }],
      [HOLDER.address, BEN, { kind: 'drc-20', tick: 'UNIX', amount: 5n }],
    ]);
    for (const { commitHex, revealHex, parsed } of transfers) {
      expect(txidOf(commitHex)).toEqual(ok(parsed.commit.txid));
      expect(txidOf(revealHex)).toEqual(ok(parsed.reveal.txid));
    }
    expect(plan.holder).toBe(HOLDER.address);
    expect(warnings).toEqual([]);
    expect(rest).not.toHaveProperty('ticket');
  });

  it('cost what their bytes cost', async () => {
    const { cost, transfers } = valueIn((await prepared([ANNA, BEN])).result);
    const sum = (of: (one: (typeof transfers)[number]['parsed']) => bigint) =>
      sumKoinu(transfers.map(({ parsed }) => of(parsed)));
    expect(cost).toEqual({
      commitFees: sum(({ commit }) => commit.fee),
      revealFees: sum(({ reveal }) => reveal.fee),
      given: sum(({ given }) => given),
      total: sum(({ fee, given }) => fee + given),
    });
    expect(costOf([])).toEqual({ commitFees: 0n, revealFees: 0n, given: 0n, total: 0n });
  });

  it('are signed over what made their coins, with all of it fetched and hashed before', async () => {
    const asked: (readonly string[])[] = [];
    const { steps } = await prepared([ANNA, BEN], {
      coins: [fundsCoin(900n * DOGE, 1)],
      vault: {
        signTokenTransfers: async (_session, { plan, previousTransactions }) => {
          asked.push(previousTransactions);
          return ok(signPlan(plan));
        },
      },
    });
    expect(asked).toEqual([[FUNDS.rawHex]]);
    expect(steps).toEqual([
      { kind: 'fetching', done: 1, total: 1 },
      { kind: 'signing', inputs: 4 },
    ]);
  });

  it('are kept back with the ticket of the vault', async () => {
    const { result } = await prepared([ANNA], {
      vault: { signTokenTransfers: async (_session, { plan }) => ok(holdBack(signPlan(plan))) },
    });
    expect(valueIn(result)).toMatchObject({ ticket: 'ticket', transfers: [{ parsed: { to: ANNA } }] });
  });

  it('spend coins of transactions that we wrote down, which nobody is asked for', async () => {
    const opened = await openTokens({
      chain: { rawTransactions: () => Promise.reject(new Error('silent')) },
    });
    opened.pending.restore([transfer(FUNDS.id, { rawHex: FUNDS.rawHex, stage: 'confirmed' })]);
    expect((await prepareTokens(opened.tools, unixTo([ANNA]))).ok).toBe(true);
  });

  it('warn of what indexes say', async () => {
    const opened = await openTokens();
    const { wallet } = opened.tools;
    const snapshot = { status: 'ready', value: { tip: { height: 105 } }, atMs: 0 };
    const behind = { ...wallet, coins: { cache: { snapshot } } } as unknown as typeof wallet;
    const { warnings } = valueIn(await prepareTokens({ ...opened.tools, wallet: behind }, unixTo([ANNA])));
    expect(warnings).toEqual([{ kind: 'index-behind', index: 'index', behind: 5 }]);
  });
});

describe('nothing is signed', () => {
  it('where indexes say that there is not enough', async () => {
    const { result } = await prepared([ANNA, BEN], { held: 9n, vault: nothingSigned });
    expect(result).toMatchObject({
      ok: false,
      problem: { kind: 'send', problem: { kind: 'not-enough-tokens', available: 9n } },
    });
  });

  it('where coins do not pay for it', async () => {
    const { result } = await prepared([ANNA], { coins: [fundsCoin(1_000_000n, 0)], vault: nothingSigned });
    expect(result).toMatchObject({
      problem: { kind: 'send', problem: { kind: 'plan', problem: { kind: 'coins' } } },
    });
  });

  it('that goes to a one-time script of ours', async () => {
    const { result } = await prepared([ANNA, BEN], { scripts: [BEN], vault: nothingSigned });
    expect(result).toMatchObject({
      problem: { kind: 'send', problem: { kind: 'plan', problem: { kind: 'commit-script', index: 1 } } },
    });
  });

  it('where the bytes of a coin are those of something else', async () => {
    const chain = { rawTransactions: async () => new Map([[FUNDS.id, 'ab']]) };
    const { result } = await prepared([ANNA], { chain, vault: nothingSigned });
    expect(result).toEqual(err({ kind: 'previous', problem: { kind: 'not-a-transaction' } }));
  });

  it('where an earlier one to the same person went through after all, which is told once', async () => {
    const opened = await openTokens();
    const reveal = transfer(aTxid(7), {
      stage: 'accepted',
      wentThrough: true,
      tokenPart: { of: aTxid(7), role: 'reveal' },
      outputs: [{ value: sumKoinu([1n]), address: ANNA, isOwn: false }],
    });
    opened.pending.restore([reveal]);
    const problem = { kind: 'went-through', earlier: aTxid(7) };
    expect(await prepareTokens(opened.tools, unixTo([BEN, ANNA]))).toEqual(
      err({
        kind: 'send',
        problem: { kind: 'plan', problem: { kind: 'coins', problem, cost: null } },
      }),
    );
    expect((await prepareTokens(opened.tools, unixTo([ANNA]))).ok).toBe(true);
  });

  it('where an earlier one to the same person may go through yet', async () => {
    const opened = await openTokens();
    const id = aTxid(7);
    const commit = transfer(aTxid(8), { stage: 'accepted', tokenPart: { of: id, role: 'commit' } });
    const reveal = transfer(id, {
      stage: 'rejected',
      tries: 1,
      tokenPart: { of: id, role: 'reveal' },
      inputs: [{ txid: aTxid(8), vout: 0, value: sumKoinu([1n]), address: EVE }],
      outputs: [{ value: sumKoinu([1n]), address: ANNA, isOwn: false }],
    });
    opened.pending.restore([reveal, commit]);
    expect(await prepareTokens(opened.tools, unixTo([ANNA]))).toMatchObject({
      problem: { problem: { problem: { problem: { kind: 'token-may-move-twice', earlier: id } } } },
    });
    expect((await prepareTokens(opened.tools, unixTo([BEN]))).ok).toBe(true);
  });

  it('that the vault refuses, and its reason is told', async () => {
    const problem = { kind: 'not-ours', address: ANNA } as const;
    const { result } = await prepared([ANNA], { vault: { signTokenTransfers: async () => err(problem) } });
    expect(result).toEqual(err({ kind: 'signing', problem }));
  });

  it('without an account', async () => {
    const { tools } = await openTokens();
    await expect(prepareTokens({ ...tools, account: EMPTY_ACCOUNT }, unixTo([ANNA]))).rejects.toMatchObject({
      kind: 'not-found',
    });
  });

  it('that is shown once it was given up', async () => {
    const opened = await openTokens({
      vault: {
        signTokenTransfers: async (_session, { plan }) => {
          opened.controller.abort();
          return ok(signPlan(plan));
        },
      },
    });
    await expect(prepareTokens(opened.tools, unixTo([ANNA]))).rejects.toMatchObject({ kind: 'offline' });
  });
});
