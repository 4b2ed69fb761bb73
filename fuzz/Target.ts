/** A reader of foreign input, and what must hold for any input. */
import type fc from 'fast-check';
import { Fault, type FaultKind } from '../src/domain/fault.ts';

/** A row of the registry. */
export interface Target {
  /** file of the reader, from the root */
  readonly file: string;
  /** names of the exported readers that it tries */
  readonly names: readonly string[];
  readonly inputs: fc.Arbitrary<unknown>;
  /** tries one input. @throws whatever is wrong with the result */
  attempt(input: unknown): unknown;
}

/** Creates a row typed by its input. */
export const target = <Input>(
  file: string,
  names: string | readonly string[],
  inputs: fc.Arbitrary<Input>,
  attempt: (input: Input) => unknown,
): Target => ({ file, names: [names].flat(), inputs, attempt: (input) => attempt(input as Input) });

/** An invariant was violated. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

/** @throws {Broken} when it isn't so, with `what` as its message */
export function hold(isSo: boolean, what: string): void {
  if (!isSo) throw new Broken(what);
}

/** Allows Faults of these kinds; other errors pass through. @returns what was read; null after a Fault */
export function faulting<Value>(kinds: readonly FaultKind[], read: () => Value): Value | null {
  try {
    return read();
  } catch (thrown) {
    if (thrown instanceof Fault && kinds.includes(thrown.kind)) return null;
    throw thrown;
  }
}

const MAX_MONEY = 10n ** 18n;

/** Whether an output can have this amount, in koinu. */
export const isMoney = (amount: bigint): boolean => amount >= 0n && amount <= MAX_MONEY;
