/** Applies the double-payment rule to a request: an earlier payment to the same recipient that may still confirm must conflict with it. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { PsbtExplanation } from '../../domain/psbt/explainPsbt.ts';
import type { PsbtSignProblem } from '../../domain/psbt/PsbtProblem.ts';
import { outpointKey } from '../../domain/tx/Coin.ts';
import { tiesPaymentsOf, unresolvedTo } from '../../domain/tx/plan/paymentTies.ts';
import { guardPayment, type PayingWallet } from '../send/payOnce.ts';
import { PAYMENTS } from '../send/tieRules.ts';

/** Its recipients, and the address of ours that pays. */
function waysOf({ inputs, outputs }: PsbtExplanation) {
  const from = inputs.find(({ isOwn, address }) => isOwn && address !== null)?.address ?? null;
  const recipients = outputs.flatMap(({ address, isOwn }): readonly DogeAddress[] =>
    address === null || isOwn ? [] : [address],
  );
  return { from, recipients };
}

/**
 * Problems: `went-through`, once for each earlier payment that failed but is on the network after all · `may-pay-twice`, if it
 * spends no coin of an earlier one
 *
 * @param listed - keys of our coins that servers list
 * @throws {Fault} when a request fails
 */
export async function paysTwice(
  explanation: PsbtExplanation,
  listed: { has(key: string): boolean },
  wallet: PayingWallet,
): Promise<PsbtSignProblem | null> {
  const { from, recipients } = waysOf(explanation);
  const spent = new Set(explanation.inputs.map(outpointKey));
  const { transfers } = wallet.journal;
  const isDue = unresolvedTo(recipients, transfers).some((one) => tiesPaymentsOf(one, from));
  const hasNews = transfers.some(({ wentThrough }) => wentThrough === true);
  if (from === null || !(isDue || hasNews)) return null;
  const guard = guardPayment({ ...wallet, from }, recipients, PAYMENTS);
  await guard.coins();
  const earlier = guard.takeUnreported();
  if (earlier !== null) return { kind: 'went-through', earlier };
  const open = guard
    .ties()
    .filter(({ isSettled, coins }) => !isSettled || coins.some((key) => listed.has(key)))
    .find(({ coins }) => !coins.some((key) => spent.has(key)));
  return open === undefined ? null : { kind: 'may-pay-twice', earlier: open.earlier };
}
