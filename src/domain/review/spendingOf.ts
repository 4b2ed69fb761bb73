/** The coins that a signature spends and its payments, for comparison with earlier payments. */
import type { TokenPlan } from '../drc20/send/TokenPlan.ts';
import type { PsbtExplanation } from '../psbt/explainPsbt.ts';
import type { Spending } from '../tx/plan/earlierWarnings.ts';

/**
 * Of a PSBT. An output without address is attributed to another recipient, as in the record made after signing
 * (`stores/psbt/signedRequest.ts`).
 */
export function spendingOfPsbt({ inputs, outputs }: PsbtExplanation): Spending {
  const ours = inputs.filter(({ isOwn }) => isOwn);
  const theirs = inputs.filter(({ isOwn }) => !isOwn);
  const from = ours.find(({ address }) => address !== null)?.address ?? null;
  const paid = outputs.find(({ address, isOwn }) => address !== null && !isOwn);
  const to = paid?.address ?? from;
  return {
    inputs: [
      ...ours.map((input) => ({ ...input, address: input.address ?? from })),
      // coins brought by others do not make a payment ours
      ...theirs.map((input) => ({ ...input, address: null })),
    ],
    outputs: outputs.map(({ address, value }) => ({ to: address ?? to, amount: value })),
  };
}

/** Of token transfers: their coins. The recipients' coins are not payments of DOGE. */
export const spendingOfTokens = ({ transfers }: TokenPlan): Spending => ({
  inputs: transfers.flatMap(({ commit }) =>
    commit.inputs.flatMap((input) => (input.kind === 'coin' ? [input.coin] : [])),
  ),
  outputs: [],
});

/** Of a recovery: the coin of a one-time script, which no external request spends. */
export const RECOVERED: Spending = { inputs: [], outputs: [] };
