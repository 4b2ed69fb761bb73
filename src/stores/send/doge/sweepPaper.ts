/** The coins of a paper wallet, and the transfer that sweeps them. */
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { Network } from '../../../domain/address/Network.ts';
import { presetFeeRate } from '../../../domain/amount/FeeRate.ts';
import type { ClassifiedCoin, Coin } from '../../../domain/tx/Coin.ts';
import { classifyCoin } from '../../../domain/tx/coins/classifyCoin.ts';
import type { TransferPlanRequest } from '../../../domain/tx/Transfer.ts';
import type { Ports } from '../../../ports/Ports.ts';
import type { OwnCoins } from '../../chain/OwnCoins.ts';
import { readCoins } from '../../chain/readCoins.ts';
import type { Paper } from '../TransferFlow.ts';

/** Sweeping pays the recommended rate, since it is not urgent. */
export const SWEEP_RATE = presetFeeRate(1);

/** Freshly read. @throws {Fault} */
export async function coinsOnPaper(
  ports: Pick<Ports, 'chain' | 'inscriptions' | 'network'>,
  own: Pick<OwnCoins, 'origins'>,
  { account }: Paper,
  signal?: AbortSignal,
): Promise<readonly ClassifiedCoin[]> {
  const reported = await readCoins(ports, account.address, { signal });
  const rest = { keyForm: account.keyForm, isOwnChange: false, unconfirmedAncestors: [] };
  const coins = reported.map((coin) => ({ ...coin, ...rest }));
  return judgedOnPaper(coins, own, ports.network);
}

/** Classified like our own coins, with verdicts from bytes. */
export const judgedOnPaper = (
  coins: readonly Coin[],
  { origins }: Pick<OwnCoins, 'origins'>,
  network: Network,
): readonly ClassifiedCoin[] => coins.map((coin) => classifyCoin(origins.mark(origins.judge(coin)), network));

/** Everything, including small coins worth more than they cost to spend. */
export const sweepOf = (
  coins: readonly ClassifiedCoin[],
  to: DogeAddress,
  network: Network,
): TransferPlanRequest => ({
  spec: { kind: 'max', to },
  coins,
  feeRate: SWEEP_RATE,
  changeTo: to,
  network,
  takesSmall: true,
});
