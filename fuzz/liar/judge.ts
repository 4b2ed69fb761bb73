/** Finds the harm that a history did to the user. */
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import { outpointKey } from '../../src/domain/tx/Coin.ts';
import type { OwnWallet } from './Agreed.ts';
import type { History } from './history.ts';
import { payeeOf, readBytes, type SeenTransaction } from './TrueChain.ts';
import { largestSets } from './worstCase.ts';

/** More than any fee that honest servers lead to here, koinu. */
const ABSURD_FEE = 100_000_000n;

/** Every harm that can still result from what left, described for whoever fixes it; empty if there is none. */
export function harmsOf(history: History): readonly string[] {
  const harms = new Set<string>();
  for (const set of largestSets(history.server.left, history.chain)) {
    for (const harm of [...payments(history, set), ...twice(history, set)]) harms.add(harm);
    for (const harm of fees(history, set)) harms.add(harm);
  }
  for (const harm of [...losses(history), ...burnt(history), ...doubled(history)]) harms.add(harm);
  for (const harm of [...history.undone, ...history.misled]) harms.add(harm);
  return [...harms];
}

const doge = (koinu: bigint): string => (Number(koinu) / 1e8).toString();

function payments({ purposes, own }: History, set: readonly SeenTransaction[]): readonly string[] {
  const paid = new Map<DogeAddress | null, bigint>();
  for (const { outputs } of set) {
    for (const { script, value } of outputs) {
      const to = payeeOf(script);
      if (to !== null && own.has(to)) continue;
      const asker = purposes.find(({ alsoTo }) => to !== null && alsoTo.has(to))?.to ?? to;
      paid.set(asker, (paid.get(asker) ?? 0n) + value);
    }
  }
  return [...paid].flatMap(([to, sum]) => {
    const purpose = purposes.find((one) => one.to === to);
    if (sum <= (purpose?.amount ?? 0n)) return [];
    const agreed = purpose ? `${doge(purpose.amount)} of a ${purpose.kind}` : 'nothing';
    return [`${to?.slice(0, 6)} gets ${doge(sum)} for ${agreed}`];
  });
}

/** The outputs that a transaction spends; null when one of them is unknown. */
function spentBy({ server, chain }: History, { inputs }: SeenTransaction) {
  const left = new Map(server.left.map(readBytes).map((one) => [one.txid, one]));
  const spent = inputs.map(
    (input) => (chain.known.get(input.txid) ?? left.get(input.txid))?.outputs[input.vout],
  );
  return spent.some((output) => output === undefined) ? null : spent.flatMap((output) => output ?? []);
}

function fees(history: History, set: readonly SeenTransaction[]): readonly string[] {
  const { shownFees, shownFeesBack } = history;
  return set.flatMap((transaction) => {
    const { txid, inputs, outputs } = transaction;
    const back = inputs.map((input) => shownFeesBack.get(outpointKey(input)) ?? 0n);
    const spent = spentBy(history, transaction);
    if (spent === null) return [];
    const fee = total(spent) - total(outputs);
    const shown = shownFees.get(txid) ?? total(back.map((value) => ({ value })));
    if (shown === 0n) return [`${txid.slice(0, 6)} left and was on no screen`];
    if (fee > shown) return [`a fee of ${doge(fee)} where ${doge(shown)} was shown`];
    return fee > ABSURD_FEE ? [`a fee of ${doge(fee)}`] : [];
  });
}

/** Everything signed takes from one wallet, and no more than was shown: payments to another wallet don't offset it. */
function losses(history: History): readonly string[] {
  const { server, own, shownLosses } = history;
  return [...new Set(server.left)].map(readBytes).flatMap((transaction) => {
    const shown = shownLosses.get(transaction.txid);
    const spent = spentBy(history, transaction);
    if (shown === undefined || spent === null) return [];
    const lost = new Map<OwnWallet, bigint>();
    const count = (script: Uint8Array, value: bigint): void => {
      const to = payeeOf(script);
      const wallet = to === null ? undefined : own.get(to);
      if (wallet !== undefined) lost.set(wallet, (lost.get(wallet) ?? 0n) + value);
    };
    for (const { script, value } of spent) count(script, value);
    const payers = lost.size;
    for (const { script, value } of transaction.outputs) count(script, -value);
    const sum = [...lost.values()].reduce((all, one) => (one > 0n ? all + one : all), 0n);
    const id = transaction.txid.slice(0, 6);
    if (payers > 1) return [`${id} spends coins of ${payers} wallets`];
    return sum > shown ? [`${id} takes ${doge(sum)} where ${doge(shown)} was shown`] : [];
  });
}

/** Coins whose own bytes show that they carry an inscription must not move. */
const burnt = ({ server, chain }: History): readonly string[] =>
  server.left
    .map(readBytes)
    .flatMap(({ txid, inputs }) =>
      inputs.some((input) => chain.inscribed.has(outpointKey(input)))
        ? [`${txid.slice(0, 6)} spends what carries an inscription`]
        : [],
    );

/** Nodes accept no transaction that spends a coin twice. */
const doubled = ({ server }: History): readonly string[] =>
  server.left
    .map(readBytes)
    .flatMap(({ txid, inputs }) =>
      new Set(inputs.map(outpointKey)).size < inputs.length
        ? [`${txid.slice(0, 6)} spends one coin twice`]
        : [],
    );

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
