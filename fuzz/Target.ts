/** One reader of foreign input, and what has to hold whatever it is given. */
import type fc from 'fast-check';
import { Fault, type FaultKind } from '../src/domain/fault.ts';

/** A row of the registry. */
export interface Target {
  /** file of the reader, from the root */
  readonly file: string;
  /** names of the exported readers that it tries */
  readonly names: readonly string[];
  readonly inputs: fc.Arbitrary<unknown>;
  /** tries one. @throws whatever is wrong with what came of it */
  attempt(input: unknown): unknown;
}

/** Makes a row, with the input's type. */
export const target = <Input>(
  file: string,
  names: string | readonly string[],
  inputs: fc.Arbitrary<Input>,
  attempt: (input: Input) => unknown,
): Target => ({ file, names: [names].flat(), inputs, attempt: (input) => attempt(input as Input) });

/** What was promised does not hold. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

/** @throws {Broken} when it isn't so */
export function hold(isSo: boolean, what: string): void {
  if (!isSo) throw new Broken(what);
}

/** Lets a Fault of these kinds pass; all else is wrong. @returns what was read; null after a Fault */
export function faulting<Value>(kinds: readonly FaultKind[], read: () => Value): Value | null {
  try {
    return read();
  } catch (thrown) {
    if (thrown instanceof Fault && kinds.includes(thrown.kind)) return null;
    throw thrown;
  }
}

const MAX_MONEY = 10n ** 18n;

/** An amount that an output can have. */
export const isMoney = (amount: bigint): boolean => amount >= 0n && amount <= MAX_MONEY;
