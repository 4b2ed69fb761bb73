/** A running script's state: its stacks, its open conditions, and its signature checker. */

import type { ScriptRules } from './rules.ts';
import { demand } from './scriptErrors.ts';
import { readNumber, writeBoolean, writeNumber } from './scriptNumber.ts';

/** Checks what depends on the transaction. */
export interface SignatureChecker {
  /** whether a key's signature (with its hash type) covers the transaction and this script */
  isSigned(signature: Uint8Array, publicKey: Uint8Array, scriptCode: Uint8Array): boolean;
  /** whether the transaction is locked at least until this */
  isLockedUntil(lockTime: number): boolean;
}

/** The state of one running script. */
export class Machine {
  readonly stack: Uint8Array[];
  readonly script: Uint8Array;
  readonly rules: ScriptRules;
  readonly checker: SignatureChecker;
  readonly alternate: Uint8Array[] = [];
  /** one entry per open IF; all true means that operations run */
  readonly conditions: boolean[] = [];
  operations = 0;
  /** start of the script part that signatures cover */
  codeStart = 0;

  constructor(stack: Uint8Array[], script: Uint8Array, rules: ScriptRules, checker: SignatureChecker) {
    this.stack = stack;
    this.script = script;
    this.rules = rules;
    this.checker = checker;
  }

  /** The element at this depth; 0 is the top. @throws {ScriptFailure} INVALID_STACK_OPERATION */
  peek(depth = 0): Uint8Array {
    const element = depth < 0 ? undefined : this.stack[this.stack.length - 1 - depth];
    demand(element !== undefined, 'INVALID_STACK_OPERATION');
    return element;
  }

  /** Removes the top element and returns it. @throws {ScriptFailure} INVALID_STACK_OPERATION */
  pop(): Uint8Array {
    const element = this.stack.pop();
    demand(element !== undefined, 'INVALID_STACK_OPERATION');
    return element;
  }

  /** Requires at least this many elements. @throws {ScriptFailure} INVALID_STACK_OPERATION */
  needs(count: number): void {
    demand(this.stack.length >= count, 'INVALID_STACK_OPERATION');
  }

  push(...elements: Uint8Array[]): void {
    this.stack.push(...elements);
  }

  pushNumber(value: number): void {
    this.push(writeNumber(value));
  }

  pushBoolean(value: boolean): void {
    this.push(writeBoolean(value));
  }

  /** A stack element as a number. @throws {ScriptFailure} UNKNOWN_ERROR */
  numberAt(depth: number, maxSize?: number): number {
    return readNumber(this.peek(depth), this.rules.minimalData, maxSize);
  }

  popNumber(): number {
    const value = this.numberAt(0);
    this.pop();
    return value;
  }

  /** Counts operations against the limit of 201. @throws {ScriptFailure} OP_COUNT */
  countOperations(count: number): void {
    this.operations += count;
    demand(this.operations <= 201, 'OP_COUNT');
  }

  /** The script part that signatures cover. */
  get scriptCode(): Uint8Array {
    return this.script.subarray(this.codeStart);
  }
}

export type Operation = (machine: Machine) => void;
