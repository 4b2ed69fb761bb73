/** The coins that a signature spends, and whom it pays, for what is known of earlier payments. */
import type { TokenPlan } from '../drc20/send/TokenPlan.ts';
import type { PsbtExplanation } from '../psbt/explainPsbt.ts';
import type { Spending } from '../tx/plan/earlierWarnings.ts';

/**
 * Of a request. What goes to a script without address counts as paid to whom else it pays, as it is written down once it is signed
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
      // nobody's payments are ours by coins that others bring
      ...theirs.map((input) => ({ ...input, address: null })),
    ],
    outputs: outputs.map(({ address, value }) => ({ to: address ?? to, amount: value })),
  };
}

/** Of token transfers: their coins. What a recipient gets is no payment of DOGE. */
export const spendingOfTokens = ({ transfers }: TokenPlan): Spending => ({
  inputs: transfers.flatMap(({ commit }) =>
    commit.inputs.flatMap((input) => (input.kind === 'coin' ? [input.coin] : [])),
  ),
  outputs: [],
});

/** Of what brings money back: a one-time script's coin, which no request of others spends. */
export const RECOVERED: Spending = { inputs: [], outputs: [] };
