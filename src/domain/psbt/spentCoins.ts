/** Checks whether our coins in a request are still unspent, by the servers' lists and our own transfers. */
import { outpointKey } from '../tx/Coin.ts';
import { isHeldByRelay, isLive, isWithRelay, type PendingTransfer } from '../tx/PendingTransfer.ts';
import type { ExplainedInput, PsbtExplanation } from './explainPsbt.ts';
import type { PsbtSignProblem } from './PsbtProblem.ts';

type Transfers = readonly PendingTransfer[];

/** The total paid to each address, koinu. */
function paidTo(outputs: readonly { readonly address: string | null; readonly value: bigint }[]) {
  const paid = new Map<string | null, bigint>();
  for (const { address, value } of outputs) paid.set(address, (paid.get(address) ?? 0n) + value);
  return paid;
}

/** Whether it may replace a transfer: none of its recipients gets less. The transfer itself qualifies too. */
function replaces({ outputs }: PsbtExplanation, transfer: PendingTransfer): boolean {
  const paid = paidTo(outputs);
  const owed = paidTo(transfer.outputs.filter(({ isOwn }) => !isOwn));
  return [...owed].every(([address, amount]) => (paid.get(address) ?? 0n) >= amount);
}

/** A transfer that a payment relay holds back counts as failed: the next payment of the same request has to spend its coins. */
const isOut = (one: PendingTransfer): boolean =>
  one.stage === 'confirmed' || (isLive(one) && !isHeldByRelay(one));

/** Whether a coin is change of a transfer that, as far as is known, is in the mempool. */
const isLiveChange = ({ txid, vout }: ExplainedInput, transfers: Transfers): boolean =>
  transfers.some(
    (one) => one.txid === txid && isLive(one) && !isWithRelay(one) && one.outputs[vout]?.isOwn === true,
  );

/**
 * Why it must not be signed: `coin-spent` by one of our transfers that is in a block, or would be replaced to its recipients' loss ·
 * `coin-unlisted`. A coin whose script has no address can't be looked up.
 *
 * @param listed - outpoint keys of the coins that servers list
 */
export function spentProblem(
  explanation: PsbtExplanation,
  listed: { has(key: string): boolean },
  transfers: Transfers,
): PsbtSignProblem | null {
  for (const input of explanation.inputs.filter(({ isOwn, address }) => isOwn && address !== null)) {
    const { txid, vout } = input;
    const key = outpointKey(input);
    const spenders = transfers.filter((one) => isOut(one) && one.inputs.map(outpointKey).includes(key));
    const by = spenders.find((one) => one.stage === 'confirmed' || !replaces(explanation, one));
    if (by !== undefined) {
      const { to, amount, stage } = by;
      return { kind: 'coin-spent', outpoint: { txid, vout }, to, amount, isInBlock: stage === 'confirmed' };
    }
    if (spenders.length === 0 && !listed.has(key) && !isLiveChange(input, transfers))
      return { kind: 'coin-unlisted', outpoint: { txid, vout } };
  }
  return null;
}
