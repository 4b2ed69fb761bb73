/**
 * Checks a replacement against the bytes of the original. The planner does so before signing, and the key worker again: whatever else was
 * reported about the original, its bytes show which coins it spends and whom it pays.
 */
import { addressOfScript } from '../../address/addressScript.ts';
import type { DogeAddress } from '../../address/DogeAddress.ts';
import type { Network } from '../../address/Network.ts';
import { outpointKey } from '../Coin.ts';
import { parseTransaction, type RawOutput } from '../parse/parseTransaction.ts';
import type { ReplacementKind } from '../Replacement.ts';
import type { SigningProblem } from '../SigningProblem.ts';
import type { TransferPlan } from '../Transfer.ts';

/** The transfer that a plan is to replace. */
export interface ReplacedOriginal {
  readonly kind: ReplacementKind;
  /** the signed original, hex */
  readonly originalHex: string;
}

/** Whether we have the key of an address. */
export type IsOwn = (address: DogeAddress) => boolean;

const because = (reason: Extract<SigningProblem, { kind: 'not-a-replacement' }>['reason']) =>
  ({ kind: 'not-a-replacement', reason }) as const;

/** Outputs to others, in order; a script without an address counts as another's. */
function foreignOutputs(
  outputs: readonly { readonly address: DogeAddress | null; readonly value: bigint }[],
  isOwn: IsOwn,
): readonly string[] {
  return outputs
    .filter(({ address }) => address === null || !isOwn(address))
    .map(({ address, value }) => `${address} ${value}`);
}

const readOutput = ({ script, value }: RawOutput, network: Network) => ({
  address: addressOfScript(script, network),
  value,
});

/**
 * Why a plan is not a replacement of these bytes; null when it is one.
 *
 * It must spend at least one coin of the original, so that only one of the two can confirm. A speed-up pays exactly what the original pays
 * to others, in the same order; a cancel pays only ourselves.
 *
 * Problems: `not-a-replacement` with `unreadable` · `other-coins` · `other-payments`
 *
 * @param isOwn - in the worker: whether the vault has the key
 */
export function checkReplacement(
  { inputs, outputs, network }: TransferPlan,
  { kind, originalHex }: ReplacedOriginal,
  isOwn: IsOwn,
): SigningProblem | null {
  const original = parseTransaction(originalHex);
  if (!original.ok) return because('unreadable');
  const spent = new Set(original.value.inputs.map(outpointKey));
  if (!inputs.some((input) => spent.has(outpointKey(input)))) return because('other-coins');
  const planned = foreignOutputs(
    outputs.map(({ to, amount }) => ({ address: to, value: amount })),
    isOwn,
  );
  const paid = original.value.outputs.map((output) => readOutput(output, network));
  const wanted = kind === 'cancel' ? [] : foreignOutputs(paid, isOwn);
  const isSame = planned.length === wanted.length && planned.every((output, at) => output === wanted[at]);
  return isSame ? null : because('other-payments');
}
