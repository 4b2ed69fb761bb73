/** Waiting transfers and requests to replace them, for the tests of this folder. */
import { RECOMMENDED_FEE_RATE } from '../amount/FeeRate.ts';
import { koinu } from '../amount/Koinu.ts';
import type { Coin } from './Coin.ts';
import { classifyCoin } from './classifyCoin.ts';
import { coin, OURS, THEIRS } from './coins.fixture.ts';
import type { Descendant, ReplacementRequest, WaitingTransfer } from './Replacement.ts';
import type { TransferPlan } from './Transfer.ts';
import { type Txid, txid } from './Txid.ts';

/** The id of what waits. */
export const WAITING = txid('aa'.repeat(32));

/** What a plan looks like once it waits. */
export const waitingOf = (plan: TransferPlan, given: Partial<WaitingTransfer> = {}): WaitingTransfer => ({
  txid: WAITING,
  inputs: plan.inputs.map((input) => ({ txid: input.txid, vout: input.vout, sequence: 0xfffffffd })),
  outputs: plan.outputs.map(({ to, amount }) => ({ value: amount, address: to, isOwn: to === OURS })),
  fee: plan.fee,
  size: plan.size,
  confirmations: 0,
  descendants: [],
  ...given,
});

/** A transfer that rests on it. */
export const descendant = (given: Partial<Descendant> = {}): Descendant => ({
  txid: txid('bb'.repeat(32)) as Txid,
  fee: koinu(300_000n),
  sent: koinu(200_000_000n),
  isOurs: true,
  ...given,
});

/** One coin in, one payment out, and change unless the sums leave none. */
export function waiting(
  { value, paid, fee, size = 226 }: { value: bigint; paid: bigint; fee: bigint; size?: number },
  given: Partial<WaitingTransfer> = {},
): { readonly original: WaitingTransfer; readonly spent: Coin } {
  const spent = coin(1, value);
  const change = value - paid - fee;
  const original: WaitingTransfer = {
    txid: WAITING,
    inputs: [{ txid: spent.txid, vout: spent.vout, sequence: 0xfffffffd }],
    outputs: [
      { value: koinu(paid), address: THEIRS, isOwn: false },
      ...(change > 0n ? [{ value: koinu(change), address: OURS, isOwn: true }] : []),
    ],
    fee: koinu(fee),
    size,
    confirmations: 0,
    descendants: [],
    ...given,
  };
  return { original, spent };
}

/** A request over these coins at the recommended rate. */
export const replacing = (
  original: WaitingTransfer,
  coins: readonly Coin[],
  given: Partial<ReplacementRequest> = {},
): ReplacementRequest => ({
  original,
  coins: coins.map((one) => classifyCoin(one, 'mainnet')),
  feeRate: RECOMMENDED_FEE_RATE,
  changeTo: OURS,
  network: 'mainnet',
  mayDropOurs: false,
  ...given,
});
