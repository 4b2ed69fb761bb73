/** Follows single koinu through a transaction: first in, first out, which is how inscriptions move. */

interface Worth {
  readonly value: bigint;
}

/** A transaction's values, already verified. */
export interface KoinuFlow {
  readonly inputs: readonly Worth[];
  readonly outputs: readonly Worth[];
}

/** A koinu's position in the outputs; offsets count from 0. */
export type KoinuPosition =
  | { readonly kind: 'output'; readonly vout: number; readonly offset: bigint }
  /** goes to the miner: lost to its owner */
  | { readonly kind: 'fee'; readonly offset: bigint };

/** The position of an input's first koinu among the koinu of all inputs. @throws {RangeError} when there is no such input */
function startOf(inputs: readonly Worth[], index: number): bigint {
  if (!Number.isInteger(index) || index < 0 || index >= inputs.length) throw new RangeError('no such input');
  return inputs.slice(0, index).reduce((sum, { value }) => sum + value, 0n);
}

/**
 * Where one koinu of an input goes.
 *
 * @param input - its index among the inputs
 * @param offset - of the koinu within the input
 * @throws {RangeError} when the input has no such koinu
 */
export function followKoinu({ inputs, outputs }: KoinuFlow, input: number, offset: bigint): KoinuPosition {
  const start = startOf(inputs, input);
  if (offset < 0n || offset >= (inputs[input]?.value ?? 0n)) throw new RangeError('no such koinu');
  let left = start + offset;
  for (const [vout, { value }] of outputs.entries()) {
    if (left < value) return { kind: 'output', vout, offset: left };
    left -= value;
  }
  return { kind: 'fee', offset: left };
}

/** The destinations of an input's koinu. */
export interface Reach {
  /** ascending */
  readonly outputs: readonly number[];
  /** some go to the miner */
  readonly reachesFee: boolean;
}

/** All outputs that koinu of an input may end up in, for when it is unknown which koinu matters. @throws {RangeError} */
export function reachOf({ inputs, outputs }: KoinuFlow, input: number): Reach {
  const start = startOf(inputs, input);
  const end = start + (inputs[input]?.value ?? 0n);
  const reached: number[] = [];
  let from = 0n;
  for (const [vout, { value }] of outputs.entries()) {
    if (start < end && from < end && from + value > start && value > 0n) reached.push(vout);
    from += value;
  }
  return { outputs: reached, reachesFee: end > start && end > from };
}
