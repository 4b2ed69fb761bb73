/** Plans a paper wallet's sweep with values from verified bytes, so that what is shown equals what is reviewed. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { type Koinu, sumKoinu } from '../../domain/amount/Koinu.ts';
import type { ClassifiedCoin, Coin } from '../../domain/tx/Coin.ts';
import { planTransfer } from '../../domain/tx/plan/planTransfer.ts';
import { feeOfSize } from '../../domain/tx/policy.ts';
import { inputSizeOf } from '../../domain/tx/sizes.ts';
import type { Ports } from '../../ports/Ports.ts';
import { planOver } from '../send/doge/planRequest.ts';
import { SWEEP_RATE, sweepOf } from '../send/doge/sweepPaper.ts';
import type { SpendingWallet } from '../send/SpendingWallet.ts';

/** The value of small coins that stay because of their fee: those worth no more than their input costs, or all if there is no sweep. */
export function costlyOf(coins: readonly ClassifiedCoin[], isSwept: boolean): Koinu {
  const stays = ({ value, keyForm }: Coin) =>
    !isSwept || value <= feeOfSize(inputSizeOf(keyForm), SWEEP_RATE);
  const small = coins.filter(({ status }) => status.kind === 'small');
  return sumKoinu(small.flatMap(({ coin }) => (stays(coin) ? [coin.value] : [])));
}

/** @throws {Fault} when the bytes can't be read */
export async function planSweep(
  ports: Pick<Ports, 'chain' | 'network'>,
  wallet: SpendingWallet,
  coins: readonly ClassifiedCoin[],
  to: DogeAddress,
) {
  const run = { signal: new AbortController().signal, onStep: () => undefined };
  const tools = { ports, wallet, previous: new Map(), ...run };
  return planOver(tools, coins, (verified) => planTransfer(sweepOf(verified, to, ports.network)));
}
