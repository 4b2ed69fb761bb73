/** Removes invalid signatures, so that adding one cannot keep others from signing. */
import type { Outpoint } from '../tx/Coin.ts';
import { INPUT, type Psbt, withInputs } from './Psbt.ts';
import type { CheckedInput, CheckedPsbt } from './signingProgress.ts';

/** The rest, and the first coin from which something was removed; null if nothing was. */
export interface GoodSignatures {
  readonly psbt: Psbt;
  readonly bad: Outpoint | null;
}

const isOf = (signers: readonly string[], key: string): boolean =>
  signers.includes(key.slice(INPUT.signature.length));

/** Whether a field of an input is an invalid signature or final script. Those of an unknown script cannot be verified. */
function isBad({ spent, signers, isFinal }: CheckedInput, key: string): boolean {
  if (spent.kind === 'unknown' || isFinal) return false;
  return key === INPUT.finalScript || (key.startsWith(INPUT.signature) && !isOf(signers, key));
}

/** @param checked - from `checkSignatures` for the same PSBT */
export function keepGoodSignatures(psbt: Psbt, { inputs }: CheckedPsbt): GoodSignatures {
  let bad: Outpoint | null = null;
  const kept = withInputs(psbt, (input, index) => {
    const checked = inputs[index];
    const good = [...input].filter(([key]) => checked === undefined || !isBad(checked, key));
    if (checked === undefined || good.length === input.size) return input;
    bad ??= { txid: checked.txid, vout: checked.vout };
    return new Map(good);
  });
  return { psbt: bad === null ? psbt : kept, bad };
}

/**
 * Removes from a copy the signatures of keys that have a valid one here already. Two signatures of the same key may both be valid, or the
 * other one invalid; that must not count as `copies-disagree`.
 */
export const withoutKnown = (copy: Psbt, { inputs }: CheckedPsbt): Psbt =>
  withInputs(copy, (input, index) => {
    const { signers = [], isFinal = false } = inputs[index] ?? {};
    const isKnown = (key: string) =>
      key === INPUT.finalScript ? isFinal : key.startsWith(INPUT.signature) && isOf(signers, key);
    return new Map([...input].filter(([key]) => !isKnown(key)));
  });
