/** Plans the emptying of a paper wallet on what the bytes say that its coins came with: what is shown then is what is reviewed. */
import { presetFeeRate } from '../../domain/amount/FeeRate.ts';
import { type Koinu, sumKoinu } from '../../domain/amount/Koinu.ts';
import type { Result } from '../../domain/result.ts';
import type { ClassifiedCoin, Coin } from '../../domain/tx/Coin.ts';
import { feeOfSize } from '../../domain/tx/policy.ts';
import { inputSizeOf } from '../../domain/tx/sizes.ts';
import type { TransferPlan, TransferProblem } from '../../domain/tx/Transfer.ts';
import type { Ports } from '../../ports/Ports.ts';
import { planOnVerified } from '../send/planOnVerified.ts';
import type { SpendingWallet } from '../send/SpendingWallet.ts';

/** Sweeping pays the recommended rate: nobody is in a hurry. */
export const SWEEP_RATE = presetFeeRate(1);

/** What small coins stay for their fee: those whose input costs as much as they hold, or all where they make no output. */
export function costlyOf(coins: readonly ClassifiedCoin[], isSwept: boolean): Koinu {
  const stays = ({ value, keyForm }: Coin) =>
    !isSwept || value <= feeOfSize(inputSizeOf(keyForm), SWEEP_RATE);
  const small = coins.filter(({ status }) => status.kind === 'small');
  return sumKoinu(small.flatMap(({ coin }) => (stays(coin) ? [coin.value] : [])));
}

/** @throws {Fault} when the bytes can't be read */
export async function planSweep(
  { chain, network }: Pick<Ports, 'chain' | 'network'>,
  { coins: { origins }, journal, rules }: SpendingWallet,
  coins: readonly ClassifiedCoin[],
  plan: (coins: readonly ClassifiedCoin[]) => Result<TransferPlan, TransferProblem>,
) {
  const tools = {
    ...{ rules: await rules.load(), chain, network, origins, previous: new Map() },
    ...{ written: journal.transfers, signal: new AbortController().signal, onFetched: () => undefined },
  };
  const spends = ({ inputs }: TransferPlan) => inputs.map(({ txid }) => txid);
  return planOnVerified(tools, coins, { plan, spends });
}
