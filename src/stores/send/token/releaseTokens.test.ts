/** Token signatures that the vault held back: released, compared with the review, and parsed back. */
import { describe, expect, it } from 'vitest';
import { testAddress } from '../../../../mocks/builders/keys.ts';
import { holdBack, openTokens, signPlan, unixTo, valueIn } from '../../../../mocks/stores/openTokens.ts';
import type { TokenPlan } from '../../../domain/drc20/send/TokenPlan.ts';
import { err, ok } from '../../../domain/result.ts';
import type { ReleaseProblem, SignedTokenTransfer, SignedTransfer } from '../../../ports/Vault.ts';
import { prepareTokens } from './prepareTokens.ts';
import { releaseTokens } from './releaseTokens.ts';

const [ANNA, BEN, EVE] = [testAddress(1), testAddress(2), testAddress(9)];
const PROOF = { password: 'much secret' } as never;

const inTurn = (pairs: readonly SignedTokenTransfer[]): readonly SignedTransfer[] =>
  pairs.flatMap(({ commit, reveal }) => [commit, reveal]);

/** Two reviewed transfers that are held back, and what the vault releases for them. */
async function released(handOut: (plan: TokenPlan) => readonly SignedTransfer[] | ReleaseProblem) {
  const asked: unknown[] = [];
  let plan: TokenPlan | null = null;
  const { tools } = await openTokens({
    vault: {
      signTokenTransfers: async (_session, request) => {
        plan = request.plan;
        return ok(holdBack(signPlan(request.plan)));
      },
      release: async (...given) => {
        asked.push(given);
        const out = handOut(plan as unknown as TokenPlan);
        return 'kind' in out ? err(out) : ok(out);
      },
    },
  });
  const request = unixTo([ANNA, BEN]);
  const prepared = valueIn(await prepareTokens(tools, request));
  const reviewed = { spec: request.spec, ...prepared };
  return { result: await releaseTokens(tools, reviewed, 'ticket', PROOF), asked, prepared };
}

describe('tokens that were kept back', () => {
  it('may leave, and do what was looked at', async () => {
    const { result, asked, prepared } = await released((plan) => inTurn(signPlan(plan)));
    expect(asked).toEqual([['session', 'ticket', PROOF]]);
    const transfers = valueIn(result);
    expect(transfers.map(({ parsed }) => parsed.to)).toEqual([ANNA, BEN]);
    const signed = inTurn(signPlan(prepared.plan)).map(({ rawHex }) => rawHex);
    expect(transfers.flatMap(({ commitHex, revealHex }) => [commitHex, revealHex])).toEqual(signed);
  });

  it('stay where they are when the vault refuses', async () => {
    const problem = { kind: 'wrong-password' } as unknown as ReleaseProblem;
    expect((await released(() => problem)).result).toEqual(err(problem));
  });

  it('never leave where others come back, or fewer', async () => {
    const other = (plan: TokenPlan) => ({
      ...plan,
      transfers: plan.transfers.map((one) => ({ ...one, to: EVE })),
    });
    const bad = { kind: 'bad-answer' };
    await expect(released((plan) => inTurn(signPlan(other(plan))))).rejects.toMatchObject(bad);
    await expect(released((plan) => inTurn(signPlan(plan)).slice(0, 2))).rejects.toMatchObject(bad);
    await expect(released((plan) => inTurn(signPlan(plan)).slice(0, 3))).rejects.toMatchObject(bad);
  });
});
