/** Chooses coins so that a request, with all signatures, is readable by its signers: as QR codes if possible, else as a file. */
import { INPUT, type Psbt } from '../../domain/psbt/Psbt.ts';
import { MAX_PSBT_IN_CODES, MAX_PSBT_SIZE } from '../../domain/requestLimits.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import { type ClassifiedCoin, outpointKey } from '../../domain/tx/Coin.ts';
import type { TransferPlan } from '../../domain/tx/Transfer.ts';
import type { PrepareProblem } from '../send/TransferFlow.ts';

/** A request, and its plan. */
export interface MadeRequest {
  readonly psbt: Psbt;
  readonly plan: TransferPlan;
  /** with all signatures, bytes */
  readonly size: number;
}

type Made = Result<MadeRequest, PrepareProblem>;

type Make = (coins: readonly ClassifiedCoin[]) => Promise<Made>;

/** Drops the coins that take the most bytes for their value: as many as the excess requires. */
function withoutLargest(coins: readonly ClassifiedCoin[], { psbt, plan }: MadeRequest, excess: number) {
  const spent = plan.inputs.map((coin, index) => {
    const size = psbt.inputs[index]?.get(INPUT.previous)?.length ?? 1;
    return { key: outpointKey(coin), size, worth: Number(coin.value) / size };
  });
  const dropped = new Set<string>();
  let freed = 0;
  for (const { key, size } of spent.toSorted((one, other) => one.worth - other.worth)) {
    if (freed >= excess) break;
    dropped.add(key);
    freed += size;
  }
  return coins.filter(({ coin }) => !dropped.has(outpointKey(coin)));
}

/** Null when no other coins fit. */
async function within(maximum: number, first: MadeRequest, coins: readonly ClassifiedCoin[], make: Make) {
  let [made, left] = [first, coins];
  while (made.size > maximum) {
    left = withoutLargest(left, made, made.size - maximum);
    const next = await make(left);
    if (!next.ok) return null;
    made = next.value;
  }
  return made;
}

/**
 * Makes a request that fits.
 *
 * Problems: those of `make` with all coins · `request-too-large`
 *
 * @param mayLeaveOut - coins may be swapped; false when the user chose them, or sends everything
 * @throws what `make` throws
 */
export async function fitRequest(
  coins: readonly ClassifiedCoin[],
  mayLeaveOut: boolean,
  make: Make,
): Promise<Made> {
  const first = await make(coins);
  if (!first.ok) return first;
  const { size } = first.value;
  for (const maximum of [MAX_PSBT_IN_CODES, MAX_PSBT_SIZE]) {
    if (size <= maximum) return first;
    const made = mayLeaveOut ? await within(maximum, first.value, coins, make) : null;
    if (made !== null) return ok(made);
  }
  return err({ kind: 'bytes', problem: { kind: 'request-too-large', size, maximum: MAX_PSBT_SIZE } });
}
