/** Signed token transfers are parsed back: only what was planned may be sent. */
import { describe, expect, it } from 'vitest';
import { testAddress } from '../../../../mocks/builders/keys.ts';
import { FUNDS, openTokens, signPlan, unixTo, valueIn } from '../../../../mocks/stores/openTokens.ts';
import type { TokenPlan } from '../../../domain/drc20/send/TokenPlan.ts';
import { err } from '../../../domain/result.ts';
import { coinsSpent, prepareTokens, readSigned } from './prepareTokens.ts';

const [ANNA, BEN, EVE] = [testAddress(1), testAddress(2), testAddress(9)];

async function prepared(people: readonly (typeof ANNA)[]) {
  const { tools } = await openTokens();
  return { tools, plan: valueIn(await prepareTokens(tools, unixTo(people))).plan };
}

describe('what was signed', () => {
  async function read(change: (plan: TokenPlan) => TokenPlan, people = [ANNA, BEN]) {
    const { tools, plan } = await prepared(people);
    return readSigned(tools, plan, signPlan(change(plan)));
  }
  const notAsPlanned = err({ kind: 'bytes', problem: { kind: 'not-a-transfer' } });

  it('is what was planned', async () => {
    expect((await read((plan) => plan)).ok).toBe(true);
  });

  it('is refused where it goes to somebody else, or in another order', async () => {
    const others = (plan: TokenPlan) => plan.transfers.map((one) => ({ ...one, to: EVE }));
    expect(await read((plan) => ({ ...plan, transfers: others(plan) }))).toEqual(notAsPlanned);
  });

  it('is refused where it says something else', async () => {
    const { tools, plan } = await prepared([ANNA]);
    const [planned] = plan.transfers;
    if (planned === undefined) throw new Error('no transfer');
    const other = { ...plan, transfers: [{ ...planned, content: 'else' }] };
    expect(readSigned(tools, other, signPlan(plan))).toEqual(notAsPlanned);
    const holder = { ...plan, holder: EVE };
    expect(readSigned(tools, holder, signPlan(plan))).toEqual(notAsPlanned);
  });

  it('is refused where there is more of it than was planned', async () => {
    const { tools, plan } = await prepared([ANNA, BEN]);
    const fewer = { ...plan, transfers: plan.transfers.slice(0, 1) };
    expect(readSigned(tools, fewer, signPlan(plan))).toEqual(notAsPlanned);
  });

  it('is refused where it cannot be read, or is not of our coins', async () => {
    const { tools, plan } = await prepared([ANNA]);
    const unknown = { ...tools, previous: new Map() };
    expect(readSigned(unknown, plan, signPlan(plan))).toMatchObject({
      problem: { kind: 'bytes', problem: { kind: 'bytes', problem: { kind: 'previous-missing' } } },
    });
    for (const address of ['', EVE] as const) {
      const nobody = { ...tools, account: { ...tools.account, address } };
      expect(readSigned(nobody, plan, signPlan(plan))).toEqual(
        err({ kind: 'bytes', problem: { kind: 'not-our-token' } }),
      );
    }
  });
});

describe('the coins of a plan', () => {
  it('are made by these, each named once: the change of a commit before is no coin yet', async () => {
    const { plan } = await prepared([ANNA, BEN]);
    expect(coinsSpent(plan)).toEqual([FUNDS.id]);
    expect(plan.transfers[1]?.commit.inputs.some(({ kind }) => kind === 'change-of')).toBe(true);
  });
});
