/** Token transfers of any shape, submitted to a node with Dogecoin Core's rules. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  coinOf,
  type Person,
  person,
  recipients,
  tokenPlanned,
  UNIX,
} from '../../../mocks/fixtures/drc20/tokenPlans.fixture.ts';
import { DOGE } from '../../../mocks/fixtures/tx/coins.fixture.ts';
import { Sandbox } from '../../../mocks/sandbox/chain/Sandbox.ts';
import { type FeeRate, feeRate, presetFeeRate } from '../amount/FeeRate.ts';
import { type Coin, outpointKey } from '../tx/Coin.ts';
import { transactionsByHash } from '../tx/parse/parseTransaction.ts';
import { txid } from '../tx/Txid.ts';
import { planRecovery, readRecovery } from './script/recovery.ts';
import { commitAddressOf } from './script/redeemScript.ts';
import { parseTokenTransfer } from './send/parseTokenTransfer.ts';
import { signRecovery } from './send/signRecovery.ts';
import { type SignedPair, signTokenTransfers } from './send/signTokenTransfers.ts';

const TO = recipients(60);

function fund(sandbox: Sandbox, owner: Person, values: readonly bigint[]): readonly Coin[] {
  const id = sandbox.faucetAll(values.map((amount) => ({ address: owner.address, amount })));
  return values.map((value, vout) => coinOf(owner, 0, value, { txid: txid(id), vout }));
}

/** Submits what the node and its peers have to accept. */
function relay(sandbox: Sandbox, rawHex: string): void {
  const verdict = sandbox.submit(rawHex);
  expect(verdict).toMatchObject({ accepted: true, relayed: true });
}

const signed = (holder: Person, plan: Parameters<typeof signTokenTransfers>[0]): readonly SignedPair[] =>
  signTokenTransfers(plan, () => holder);

/** The complete previous transactions of these coins, and the commits of the batch. */
const previousOf = (sandbox: Sandbox, coins: readonly Coin[], pairs: readonly SignedPair[]) =>
  transactionsByHash([
    ...coins.map((coin) => rawOf(sandbox, coin.txid)),
    ...pairs.map(({ commit }) => commit.rawHex),
  ]);

function rawOf(sandbox: Sandbox, id: string): string {
  const found = sandbox.chain.record(id)?.rawHex;
  if (found === undefined) throw new Error(`no transaction ${id}`);
  return found;
}

describe('a batch over one coin', () => {
  it.each([1, 2, 5, 12])('of %i is taken and relayed whole before a block comes', (count) => {
    const sandbox = new Sandbox();
    const holder = person(`batch of ${count}`);
    const coins = fund(sandbox, holder, [50n * DOGE]);
    const plan = tokenPlanned(holder, coins, TO.slice(0, count));
    expect(plan.firstRun).toBe(count);
    const pairs = signed(holder, plan);
    for (const { commit, reveal } of pairs) {
      relay(sandbox, commit.rawHex);
      relay(sandbox, reveal.rawHex);
    }
    sandbox.mine();
    for (const { commit, reveal } of pairs) {
      expect([commit, reveal].map((one) => sandbox.confirmations(one.txid))).toEqual([1, 1]);
    }
  });

  it('of 30 is taken as far as the plan says, refused beyond, and goes on after a block', () => {
    const sandbox = new Sandbox();
    const holder = person('long batch');
    const plan = tokenPlanned(holder, fund(sandbox, holder, [50n * DOGE]), TO.slice(0, 30));
    const pairs = signed(holder, plan);
    let index = 0;
    const runs: number[] = [];
    while (index < pairs.length) {
      const start = index;
      for (; index < pairs.length; index++) {
        const pair = pairs[index];
        if (!pair) break;
        // a commit may still be accepted when its reveal is not: then both wait
        const verdicts = [pair.commit, pair.reveal].map(({ rawHex }) => sandbox.submit(rawHex));
        const rejected = verdicts.find((verdict) => !verdict.accepted && !isKnown(verdict));
        if (rejected) {
          expect(rejected).toMatchObject({ reason: expect.stringContaining('too-long-mempool-chain') });
          break;
        }
      }
      runs.push(index - start);
      sandbox.mine();
    }
    expect(runs[0]).toBe(plan.firstRun);
    expect(runs.reduce((sum, run) => sum + run, 0)).toBe(30);
    for (const { reveal } of pairs) expect(sandbox.confirmations(reveal.txid)).toBeGreaterThan(0);
  });
});

const isKnown = (verdict: { readonly reason?: string }): boolean =>
  verdict.reason?.includes('already') === true;

describe('a batch over several coins', () => {
  it('is taken as far as the plan says, at once', () => {
    const sandbox = new Sandbox();
    const holder = person('several coins');
    const coins = fund(sandbox, holder, [10n * DOGE, 9n * DOGE, 8n * DOGE]);
    const plan = tokenPlanned(holder, coins, TO.slice(0, 40));
    expect(plan.firstRun).toBe(36);
    const pairs = signed(holder, plan);
    for (const { commit, reveal } of pairs.slice(0, plan.firstRun)) {
      relay(sandbox, commit.rawHex);
      relay(sandbox, reveal.rawHex);
    }
    const next = pairs[plan.firstRun];
    const verdicts = [next?.commit, next?.reveal].map((one) => sandbox.submit(one?.rawHex ?? ''));
    expect(verdicts.some((verdict) => !verdict.accepted)).toBe(true);
  });
});

const shapes = fc.record({
  name: fc.uuid(),
  values: fc.array(fc.bigInt({ min: 1_000_000n, max: 60_000_000n }), { minLength: 1, maxLength: 10 }),
  count: fc.integer({ min: 1, max: 14 }),
  rate: fc.bigInt({ min: 100_000n, max: 5_000_000n }),
  isOld: fc.boolean(),
});

describe('any plan', () => {
  it('is taken and relayed as far as it says, and does what its bytes are read to do', () => {
    const sandbox = new Sandbox();
    let transfers = 0;
    const property = fc.property(shapes, ({ name, values, count, rate, isOld }) => {
      const holder = person(name, 'regtest', isOld ? 'uncompressed' : 'compressed');
      const coins = fund(sandbox, holder, [40_000_000n, ...values]);
      const plan = tokenPlanned(holder, coins, TO.slice(0, count), { feeRate: feeRate(rate) });
      const pairs = signed(holder, plan);
      const previous = previousOf(sandbox, coins, pairs);
      const spent = new Set<string>();
      for (const [index, transfer] of plan.transfers.entries()) {
        const pair = pairs[index];
        if (!pair) throw new Error('not signed');
        const read = parseTokenTransfer(
          pair.commit.rawHex,
          pair.reveal.rawHex,
          previous,
          [holder.address],
          'regtest',
        );
        if (!read.ok) throw new Error(read.problem.kind);
        expect(read.value).toMatchObject({
          op: UNIX,
          from: holder.address,
          to: transfer.to,
          given: 1_000_000n,
          commitValue: transfer.commit.value,
          fee: transfer.commit.fee + transfer.reveal.fee,
          redeemScript: transfer.redeemScript,
        });
        expect(read.value.commit.returned).toBe(transfer.commit.change ?? 0n);
        for (const input of [...read.value.commit.inputs, ...read.value.reveal.inputs]) {
          expect(spent.has(outpointKey(input))).toBe(false);
          spent.add(outpointKey(input));
        }
        if (index >= plan.firstRun) continue;
        relay(sandbox, pair.commit.rawHex);
        relay(sandbox, pair.reveal.rawHex);
        transfers += 1;
      }
      sandbox.mine();
    });
    fc.assert(property, { numRuns: 20, seed: 20_131_213, endOnFailure: true });
    expect(transfers).toBeGreaterThan(60);
  });
});

describe('a commit whose reveal never came', () => {
  const SCRIPT = commitAddressOf(Uint8Array.of(0x51), 'regtest');

  const stuck = (sandbox: Sandbox, holder: Person, rate: FeeRate, to = TO[0] ?? SCRIPT) => {
    const coins = fund(sandbox, holder, [5n * DOGE]);
    const plan = tokenPlanned(holder, coins, [to], { feeRate: rate });
    const [pair] = signed(holder, plan);
    const [transfer] = plan.transfers;
    if (!pair || !transfer) throw new Error('nothing planned');
    relay(sandbox, pair.commit.rawHex);
    return { pair, transfer };
  };

  it.each([
    ['the preset 1', presetFeeRate(1), TO[0]],
    ['the preset 5', presetFeeRate(5), TO[0]],
    ['the preset 10', presetFeeRate(10), TO[0]],
    ['the least rate', feeRate(100_000n), TO[0]],
    ['the least rate, for a script', feeRate(100_000n), SCRIPT],
    ['the preset 1, for a script', presetFeeRate(1), SCRIPT],
  ])('gives its money back, planned at %s', (name, rate, to) => {
    const sandbox = new Sandbox();
    const holder = person(`stuck at ${name}`);
    const { pair, transfer } = stuck(sandbox, holder, rate, to);
    const planned = planRecovery({
      commit: pair.commit.rawHex,
      redeemScript: transfer.redeemScript,
      to: holder.address,
      network: 'regtest',
      feeRate: presetFeeRate(1),
    });
    if (!planned.ok) throw new Error(planned.problem.kind);
    expect(planned.value.returned).toBe(transfer.commit.value - planned.value.fee);
    expect(planned.value.returned).toBeGreaterThanOrEqual(1_000_000n);
    const recovery = signRecovery(
      { ...planned.value, spent: { txid: pair.commit.txid, vout: 0 }, value: transfer.commit.value },
      holder,
    );
    expect(recovery.rawHex.length / 2).toBeLessThanOrEqual(planned.value.size);
    const read = readRecovery(recovery.rawHex, pair.commit.rawHex, [holder.address], 'regtest');
    expect(read).toMatchObject({
      ok: true,
      value: { fee: planned.value.fee, sent: 0n, returned: planned.value.returned },
    });
    // the ledger reads a transfer to oneself, which it rejects: no token moves
    expect(parseTokenTransfer(pair.commit.rawHex, recovery.rawHex, new Map(), [], 'regtest').ok).toBe(false);
    relay(sandbox, recovery.rawHex);
    sandbox.mine();
    expect(sandbox.confirmations(recovery.txid)).toBe(1);
    expect(sandbox.submit(pair.reveal.rawHex).accepted).toBe(false);
  });
});
