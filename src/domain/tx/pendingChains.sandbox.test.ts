/** Whatever is planned on top of unconfirmed transfers is accepted by a node with Dogecoin Core's limits. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payments, SandboxWallet, sandboxPerson } from '../../../mocks/fixtures/sandboxWallet.ts';
import { DOGE } from '../../../mocks/fixtures/tx/coins.fixture.ts';
import { generatedCases, reachesAll } from '../../../mocks/generated/generatedCases.ts';
import { feeRate, MIN_RELAY_FEE_RATE } from '../amount/FeeRate.ts';
import { outpointKey } from './Coin.ts';
import { planCancel, planReplacement } from './replacement/planReplacement.ts';

const RECIPIENT = sandboxPerson('receiver').address;

/** A wallet with 66 kB of unconfirmed payments. */
function heavyWallet(name: string, others: readonly bigint[] = []): SandboxWallet {
  const wallet = new SandboxWallet(name, [500n * DOGE, ...others]);
  const first = wallet.plan(payments(1_940, RECIPIENT, DOGE / 50n));
  if (!first.ok) throw new Error(first.problem.kind);
  wallet.send(first.value);
  return wallet;
}

describe('on top of 66 kB that wait', () => {
  it('everything is sent without the change that is too heavy, and a node takes it', () => {
    const wallet = heavyWallet('max', new Array(300).fill(DOGE));
    const planned = wallet.plan({ kind: 'max', to: RECIPIENT });
    if (!planned.ok) throw new Error(planned.problem.kind);
    expect(() => wallet.send(planned.value)).not.toThrow();
  });

  it('a small transfer is taken, and one behind 100,900 bytes is declined before it is signed', () => {
    const wallet = heavyWallet('small');
    const send = (count: number) => {
      const planned = wallet.plan(payments(count, RECIPIENT, DOGE / 50n));
      if (!planned.ok) throw new Error(planned.problem.kind);
      wallet.send(planned.value);
    };
    send(1_005);
    send(5);
    expect(wallet.plan(payments(1, RECIPIENT, DOGE))).toMatchObject({
      problem: { kind: 'chain-too-long', limit: 'ancestor-bytes', maximum: 101_000, possible: 0n },
    });
    wallet.mine();
    send(1);
  });
});

describe('everything from more coins than one transaction holds', () => {
  it('goes in several transfers, one right after the other', { timeout: 60_000 }, () => {
    const wallet = new SandboxWallet('many coins', new Array(720).fill(DOGE));
    const first = wallet.plan({ kind: 'max', to: RECIPIENT });
    if (!first.ok) throw new Error(first.problem.kind);
    expect(first.value.left).toEqual({ coins: 45, amount: 45n * DOGE, waitForBlock: false });
    wallet.send(first.value);
    const second = wallet.plan({ kind: 'max', to: RECIPIENT });
    if (!second.ok) throw new Error(second.problem.kind);
    expect(second.value.left).toBeUndefined();
    wallet.send(second.value);
    expect(wallet.coins).toEqual([]);
  });
});

describe('in place of a transfer that waits behind 66 kB', () => {
  it('a replacement is declined where a node would count both', () => {
    const wallet = heavyWallet('replaced');
    const planned = wallet.plan(payments(600, RECIPIENT, DOGE / 50n));
    if (!planned.ok) throw new Error(planned.problem.kind);
    const { spent, original } = wallet.sendToReplace(planned.value);
    const request = { original, coins: spent, changeTo: wallet.address, network: 'regtest' } as const;
    const replacement = planReplacement({ ...request, feeRate: feeRate(3_000_000n), mayDropOurs: false });
    if (replacement.ok) wallet.send(replacement.value);
    expect(replacement).toMatchObject({ problem: { kind: 'chain-too-long', limit: 'descendant-bytes' } });
    const cancel = planCancel({ ...request, feeRate: feeRate(3_000_000n), mayDropOurs: false });
    if (!cancel.ok) throw new Error(cancel.problem.kind);
    wallet.send(cancel.value);
  });
});

const steps = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('pay' as const), outputs: fc.integer({ min: 1, max: 4 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      outputs: fc.integer({ min: 200, max: 1_400 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('split' as const), outputs: fc.integer({ min: 1, max: 60 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('max' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('chosen' as const), seed: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('mine' as const) }) },
);

const CHAINS = 40;

describe('any chain of transfers that wait', () => {
  it('takes whatever is planned on top of it', () => {
    let signed = 0;
    const values = fc.array(fc.bigInt({ min: DOGE / 2n, max: 60n * DOGE }), { minLength: 1, maxLength: 6 });
    const shape = fc.tuple(fc.uuid(), values, fc.array(steps, { minLength: 2, maxLength: 30 }));
    const property = fc.property(shape, ([name, funds, actions]) => {
      const wallet = new SandboxWallet(name, funds);
      for (const action of actions) {
        if (action.kind === 'mine') {
          wallet.mine();
          continue;
        }
        const rate = action.kind === 'max' ? feeRate(500_000n) : MIN_RELAY_FEE_RATE;
        const keys = wallet.coins.map(({ coin }) => outpointKey(coin));
        const chosen =
          action.kind === 'chosen'
            ? keys.filter((_, index) => (action.seed >> (index % 30)) % 2 === 1)
            : null;
        const to = action.kind === 'split' ? wallet.address : RECIPIENT;
        const spec =
          action.kind === 'max' || action.kind === 'chosen'
            ? ({ kind: 'max', to: RECIPIENT } as const)
            : payments(action.outputs, to, DOGE / 50n);
        const planned = wallet.plan(spec, rate, chosen?.length === 0 ? null : chosen);
        if (!planned.ok) continue;
        expect(() => wallet.send(planned.value)).not.toThrow();
        signed += 1;
      }
    });
    fc.assert(property, { numRuns: generatedCases(CHAINS), endOnFailure: true });
    if (reachesAll(CHAINS)) expect(signed).toBeGreaterThanOrEqual(2 * generatedCases(CHAINS));
  });
});
