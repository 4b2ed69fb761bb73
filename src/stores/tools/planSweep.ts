/** Plans the emptying of a paper wallet on what the bytes say that its coins came with: what is shown then is what is reviewed. */
import type { Result } from '../../domain/result.ts';
import type { ClassifiedCoin } from '../../domain/tx/Coin.ts';
import type { TransferPlan, TransferProblem } from '../../domain/tx/Transfer.ts';
import type { Ports } from '../../ports/Ports.ts';
import { planOnVerified } from '../send/planOnVerified.ts';
import type { SpendingWallet } from '../send/SpendingWallet.ts';

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
