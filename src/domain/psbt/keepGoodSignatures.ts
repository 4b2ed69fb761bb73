/** Leaves out the signatures that do not count, so that whoever adds one that is none keeps nobody else from signing. */
import type { Outpoint } from '../tx/Coin.ts';
import { INPUT, type Psbt, withInputs } from './Psbt.ts';
import type { CheckedInput, CheckedPsbt } from './signingProgress.ts';

/** What is left, and the first coin of which something was left out; null where nothing was. */
export interface GoodSignatures {
  readonly psbt: Psbt;
  readonly bad: Outpoint | null;
}

const isOf = (signers: readonly string[], key: string): boolean =>
  signers.includes(key.slice(INPUT.signature.length));

/** Whether a field of an input is a signature, or a script made of some, that does not count. Of an unknown script nobody can tell. */
function isBad({ spent, signers, isFinal }: CheckedInput, key: string): boolean {
  if (spent.kind === 'unknown' || isFinal) return false;
  return key === INPUT.finalScript || (key.startsWith(INPUT.signature) && !isOf(signers, key));
}

/** The same without what does not count. @param checked - what `checkSignatures` made of it */
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
 * What a copy may add to what was checked: no other signature of a key whose good one is here. Two of the same key may both be good, and
 * one may be none; the copies do not disagree for it.
 */
export const withoutKnown = (copy: Psbt, { inputs }: CheckedPsbt): Psbt =>
  withInputs(copy, (input, index) => {
    const { signers = [], isFinal = false } = inputs[index] ?? {};
    const isKnown = (key: string) =>
      key === INPUT.finalScript ? isFinal : key.startsWith(INPUT.signature) && isOf(signers, key);
    return new Map([...input].filter(([key]) => !isKnown(key)));
  });
