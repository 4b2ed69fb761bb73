/** What a history did to the person: nothing, or this. */
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import { outpointKey } from '../../src/domain/tx/Coin.ts';
import type { History } from './history.ts';
import { payeeOf, readBytes, type SeenTransaction } from './TrueChain.ts';
import { largestSets } from './worstCase.ts';

/** More than any fee that an honest server leads to here, koinu. */
const ABSURD_FEE = 100_000_000n;

/** Every harm that can still come of what left, in words for whoever repairs it; none when there is none. */
export function harmsOf(history: History): readonly string[] {
  const harms = new Set<string>();
  for (const set of largestSets(history.server.left, history.chain)) {
    for (const harm of [...payments(history, set), ...fees(history, set), ...twice(history, set)])
      harms.add(harm);
  }
  return [...harms];
}

const doge = (koinu: bigint): string => (Number(koinu) / 1e8).toString();

function payments({ purposes, own }: History, set: readonly SeenTransaction[]): readonly string[] {
  const paid = new Map<DogeAddress | null, bigint>();
  for (const { outputs } of set) {
    for (const { script, value } of outputs) {
      const to = payeeOf(script);
      if (to === null || !own.has(to)) paid.set(to, (paid.get(to) ?? 0n) + value);
    }
  }
  return [...paid].flatMap(([to, sum]) => {
    const purpose = purposes.find((one) => one.to === to);
    if (sum <= (purpose?.amount ?? 0n)) return [];
    const agreed = purpose ? `${doge(purpose.amount)} of a ${purpose.kind}` : 'nothing';
    return [`${to?.slice(0, 6)} gets ${doge(sum)} for ${agreed}`];
  });
}

function fees(
  { server, chain, shownFees, shownFeesBack }: History,
  set: readonly SeenTransaction[],
): readonly string[] {
  const left = new Map(server.left.map(readBytes).map((one) => [one.txid, one]));
  return set.flatMap(({ txid, inputs, outputs }) => {
    const back = inputs.map((input) => shownFeesBack.get(outpointKey(input)) ?? 0n);
    const spent = inputs.map(
      (input) => (chain.known.get(input.txid) ?? left.get(input.txid))?.outputs[input.vout],
    );
    if (spent.some((output) => output === undefined)) return [];
    const fee = total(spent.flatMap((output) => output ?? [])) - total(outputs);
    const shown = shownFees.get(txid) ?? total(back.map((value) => ({ value })));
    if (shown === 0n) return [`${txid.slice(0, 6)} left and was on no screen`];
    if (fee > shown) return [`a fee of ${doge(fee)} where ${doge(shown)} was shown`];
    return fee > ABSURD_FEE ? [`a fee of ${doge(fee)}`] : [];
  });
}

function twice({ purposes, replaced }: History, set: readonly SeenTransaction[]): readonly string[] {
  const ids = new Set(set.map(({ txid }) => txid));
  const both = replaced.filter(([next, before]) => ids.has(next) && ids.has(before));
  const moved = purposes.filter(({ reveals }) => [...reveals].filter((id) => ids.has(id)).length > 1);
  return [
    ...both.map(() => 'a replacement beside what it replaces'),
    ...moved.map(() => 'a token transfer made twice'),
  ];
}

const total = (sides: readonly { readonly value: bigint }[]): bigint =>
  sides.reduce((sum, { value }) => sum + value, 0n);
