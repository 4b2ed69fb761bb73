/** Replacements of any shape, submitted to a node with Dogecoin Core's rules. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coin, DOGE } from '../../../mocks/fixtures/tx/coins.fixture.ts';
import { type KeyWithAddress, keyNamed } from '../../../mocks/fixtures/tx/keys.fixture.ts';
import { Sandbox } from '../../../mocks/sandbox/chain/Sandbox.ts';
import { addressOfPublicKey } from '../address/addressScript.ts';
import type { DogeAddress } from '../address/DogeAddress.ts';
import { feeRate } from '../amount/FeeRate.ts';
import { koinu } from '../amount/Koinu.ts';
import type { Coin } from './Coin.ts';
import { classifyCoin } from './coins/classifyCoin.ts';
import { planTransfer } from './plan/planTransfer.ts';
import type { WaitingTransfer } from './Replacement.ts';
import { planCancel, planReplacement } from './replacement/planReplacement.ts';
import { worthOf } from './selection/Selection.ts';
import { signTransfer } from './sign/signTransfer.ts';
import type { TransferPlan } from './Transfer.ts';
import { txid } from './Txid.ts';

const sandbox = new Sandbox();

/** A person with their own key on the test network. */
function person(name: string): KeyWithAddress {
  const key = keyNamed(name);
  return { ...key, address: addressOfPublicKey(key.publicKey, 'regtest') };
}

const RECIPIENT = person('receiver').address;

function coinsFor(owner: DogeAddress, values: readonly bigint[]): readonly Coin[] {
  const id = sandbox.faucetAll(values.map((amount) => ({ address: owner, amount })));
  return values.map((value, vout) => coin(0, value, { txid: txid(id), vout, address: owner }));
}

/** Signs and submits. @returns txid and size; throws the node's reason when it rejects */
function relay(plan: TransferPlan, key: KeyWithAddress): { txid: string; size: number } {
  const { rawHex, txid: id } = signTransfer(plan, () => key);
  const verdict = sandbox.submit(rawHex);
  if (!verdict.accepted) throw new Error(verdict.reason);
  expect(verdict.relayed).toBe(true);
  return { txid: id, size: rawHex.length / 2 };
}

function waitingOf(plan: TransferPlan, key: KeyWithAddress): WaitingTransfer {
  const { txid: id, size } = relay(plan, key);
  return {
    txid: txid(id),
    size,
    fee: plan.fee,
    confirmations: 0,
    descendants: [],
    inputs: plan.inputs.map((input) => ({ ...input, sequence: 0xfffffffd })),
    outputs: plan.outputs.map(({ to, amount }) => ({
      value: amount,
      address: to,
      isOwn: to === key.address,
    })),
  };
}

const shapes = fc.record({
  name: fc.uuid(),
  values: fc.array(fc.bigInt({ min: DOGE / 20n, max: 30n * DOGE }), { minLength: 1, maxLength: 5 }),
  shares: fc.array(fc.integer({ min: 1, max: 45 }), { minLength: 1, maxLength: 2 }),
  isMax: fc.boolean(),
  firstRate: fc.bigInt({ min: 100_000n, max: 6_000_000n }),
  secondRate: fc.bigInt({ min: 100_000n, max: 12_000_000n }),
  isCancel: fc.boolean(),
});

describe('any replacement', () => {
  it('is taken by a node in place of the original, adds up, and changes no payment', () => {
    const property = fc.property(shapes, (shape) => {
      const key = person(shape.name);
      const coins = coinsFor(key.address, shape.values).map((one) => classifyCoin(one, 'regtest'));
      const sum = shape.values.reduce((total, value) => total + value, 0n);
      const payments = shape.shares.map((share) => ({
        to: RECIPIENT,
        amount: koinu((sum * BigInt(share)) / 100n),
      }));
      const spec = shape.isMax
        ? ({ kind: 'max', to: RECIPIENT } as const)
        : ({ kind: 'pay', payments } as const);
      const frame = { coins, changeTo: key.address, network: 'regtest' } as const;
      const first = planTransfer({ ...frame, spec, feeRate: feeRate(shape.firstRate) });
      fc.pre(first.ok);
      if (!first.ok) return;
      const original = waitingOf(first.value, key);
      const request = { ...frame, original, feeRate: feeRate(shape.secondRate), mayDropOurs: false };
      const second = shape.isCancel ? planCancel(request) : planReplacement(request);
      if (!second.ok) {
        expect(second.problem).toMatchObject({ kind: 'replacement', problem: { kind: 'cannot-pay' } });
        return;
      }
      const plan = second.value;
      const amounts = plan.outputs.map(({ amount }) => amount);
      const paid = amounts.reduce((total, amount) => total + amount, 0n);
      expect(worthOf(plan.inputs) - paid).toBe(plan.fee);
      const toOthers = ({ to }: { to: DogeAddress }) => to !== key.address;
      const wanted = shape.isCancel ? [] : first.value.outputs.filter(toOthers);
      expect(plan.outputs.filter(toOthers)).toEqual(wanted);
      relay(plan, key);
      expect(sandbox.mempool.has(original.txid)).toBe(false);
      sandbox.mine();
    });
    fc.assert(property, { numRuns: 120, endOnFailure: true });
  });

  it('throws out a transfer that rests on the original, and pays for it', () => {
    const key = person('parent');
    const coins = coinsFor(key.address, [20n * DOGE]).map((one) => classifyCoin(one, 'regtest'));
    const frame = { changeTo: key.address, network: 'regtest', feeRate: feeRate(200_000n) } as const;
    const pay = (amount: bigint) => ({
      kind: 'pay' as const,
      payments: [{ to: RECIPIENT, amount: koinu(amount) }],
    });
    const first = planTransfer({ ...frame, coins, spec: pay(3n * DOGE) });
    if (!first.ok) throw new Error(first.problem.kind);
    const original = waitingOf(first.value, key);
    const change = coin(0, first.value.outputs[1]?.amount ?? 0n, {
      txid: original.txid,
      vout: 1,
      address: key.address,
      confirmations: 0,
      isOwnChange: true,
      unconfirmedAncestors: [
        { txid: original.txid, size: original.size, descendants: { count: 1, bytes: original.size } },
      ],
    });
    const second = planTransfer({
      ...frame,
      coins: [classifyCoin(change, 'regtest')],
      spec: pay(2n * DOGE),
      feeRate: feeRate(3_000_000n),
    });
    if (!second.ok) throw new Error(second.problem.kind);
    const child = waitingOf(second.value, key);
    const descendants = [{ txid: child.txid, fee: child.fee, sent: koinu(2n * DOGE), isOurs: true }];
    const request = { ...frame, coins, original: { ...original, descendants }, mayDropOurs: true };
    const third = planReplacement(request);
    if (!third.ok) throw new Error(third.problem.kind);
    relay(third.value, key);
    expect([original, child].map((one) => sandbox.mempool.has(one.txid))).toEqual([false, false]);
    const blind = planReplacement({ ...request, original });
    expect(blind.ok && blind.value.fee < child.fee).toBe(true);
  });
});
