/** Compares building and signing a batch of token transfers with the bare cost of the signatures in it. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { addressOfPublicKey } from '../src/domain/address/addressScript.ts';
import { RECOMMENDED_FEE_RATE } from '../src/domain/amount/FeeRate.ts';
import { planTokenTransfers } from '../src/domain/drc20/send/planTokenTransfers.ts';
import { signTokenTransfers } from '../src/domain/drc20/send/signTokenTransfers.ts';
import type { TokenPlan, TokenPlanRequest } from '../src/domain/drc20/send/TokenPlan.ts';
import { tokenUnits } from '../src/domain/drc20/TokenUnits.ts';
import { ecc, publicKeyOf } from '../src/domain/keys/ecc.ts';
import type { Coin } from '../src/domain/tx/Coin.ts';
import { classifyCoin } from '../src/domain/tx/coins/classifyCoin.ts';
import { spendableCoin } from './coinSets.ts';
import { timed } from './statistics.ts';
import { printTable } from './table.ts';

const KEY = keyOf(7);
const HOLDER = addressOfPublicKey(KEY.publicKey, 'mainnet');
const TRANSFERS = 100;
const ROUNDS = 15;

const RECIPIENTS = Array.from({ length: TRANSFERS }, (_, index) =>
  addressOfPublicKey(keyOf(index + 8).publicKey, 'mainnet'),
);

function keyOf(seed: number) {
  const privateKey = new Uint8Array(32).fill(seed);
  return { privateKey, publicKey: publicKeyOf(privateKey) };
}

const requestOver = (coins: readonly Coin[]): TokenPlanRequest => ({
  specs: RECIPIENTS.map((to) => ({ op: { kind: 'drc-20', tick: 'UNIX', amount: tokenUnits(1n) }, to })),
  holder: HOLDER,
  pubkey: bytesToHex(KEY.publicKey),
  keyForm: 'compressed',
  coins: coins.map((coin) => classifyCoin(coin, 'mainnet')),
  feeRate: RECOMMENDED_FEE_RATE,
  network: 'mainnet',
});

function planOver(coins: readonly Coin[]): TokenPlan {
  const planned = planTokenTransfers(requestOver(coins));
  if (!planned.ok) throw new Error(planned.problem.kind);
  return planned.value;
}

/** Only the signatures, each of its own hash. */
function bareSignatures(count: number): void {
  const hash = new Uint8Array(32);
  for (let index = 0; index < count; index++) {
    hash[0] = index;
    ecc.sign(hash, KEY.privateKey);
  }
}

function row(name: string, coins: readonly Coin[]): readonly string[] {
  const plan = planOver(coins);
  const signatures = plan.transfers.reduce((sum, { commit }) => sum + commit.inputs.length + 1, 0);
  const [bare, planning, whole]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < ROUNDS; round++) {
    bare.push(timed(() => bareSignatures(signatures)));
    planning.push(timed(() => void planOver(coins)));
    whole.push(timed(() => void signTokenTransfers(planOver(coins), () => KEY)));
  }
  // The minimum of each, since other load on the machine only ever adds time.
  const [base, plans, all] = [Math.min(...bare), Math.min(...planning), Math.min(...whole)];
  return [
    name,
    String(signatures),
    base.toFixed(1),
    plans.toFixed(1),
    all.toFixed(1),
    (all / base).toFixed(2),
  ];
}

/** Builds and signs 100 transfers from one coin, from many, and from a wallet of 2,000, taking turns with bare signatures. */
export function benchTokens(): void {
  const coins = (count: number, value: bigint) =>
    Array.from({ length: count }, (_, index) => spendableCoin(index, value + BigInt(index), HOLDER));
  row('warm-up', coins(1, 50_000_000_000n));
  const heading = ['100 transfers from', 'signatures', 'bare ms', 'planning ms', 'all ms', '/ bare'];
  printTable('Token transfers, planned and signed, against bare signatures', heading, [
    row('one coin', coins(1, 50_000_000_000n)),
    row('twenty coins', coins(20, 500_000_000n)),
    row('2,000 coins', coins(2000, 500_000_000n)),
  ]);
}
