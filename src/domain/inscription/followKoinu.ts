/** Follows single koinu through a transaction: first in, first out, which is how inscriptions move. */

/** Something that holds koinu. */
interface Worth {
  readonly value: bigint;
}

/** A transaction as far as its koinu go; values are believed. */
export interface KoinuFlow {
  readonly inputs: readonly Worth[];
  readonly outputs: readonly Worth[];
}

/** Where a koinu is afterwards; offsets count from 0. */
export type KoinuPosition =
  | { readonly kind: 'output'; readonly vout: number; readonly offset: bigint }
  /** it goes to the miner: for its owner it is lost */
  | { readonly kind: 'fee'; readonly offset: bigint };

/** Where the koinu of an input begin, counted over all inputs. @throws {RangeError} when there is no such input */
function startOf(inputs: readonly Worth[], index: number): bigint {
  if (!Number.isInteger(index) || index < 0 || index >= inputs.length) throw new RangeError('no such input');
  return inputs.slice(0, index).reduce((sum, { value }) => sum + value, 0n);
}

/**
 * Where one koinu of an input goes.
 *
 * @param input - its index among the inputs
 * @param offset - how far within it the koinu lies
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

/** What the koinu of one input reach. */
export interface Reach {
  /** ascending */
  readonly outputs: readonly number[];
  /** some of them are paid to the miner */
  readonly reachesFee: boolean;
}

/** Everything that koinu of an input may end up in, for when it is not known which of them matters. @throws {RangeError} */
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
