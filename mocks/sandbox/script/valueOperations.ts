/** Opcodes that compute: equality, arithmetic and hashes. */

import { crypto } from 'bitcoinjs-lib';
import { sameBytes } from '../bytes.ts';
import type { Machine, Operation } from './machine.ts';
import { OP } from './opcodes.ts';
import { demand, type ScriptError } from './scriptErrors.ts';
import { isTrue } from './scriptNumber.ts';

/** Removes a true element. @throws {ScriptFailure} with `error` when it is false */
export function popTrue(machine: Machine, error: ScriptError): void {
  demand(isTrue(machine.peek()), error);
  machine.pop();
}

function equal(machine: Machine): void {
  machine.needs(2);
  machine.pushBoolean(sameBytes(machine.pop(), machine.pop()));
}

const unary =
  (compute: (a: number) => number): Operation =>
  (machine) =>
    machine.pushNumber(compute(machine.popNumber()));

const binary =
  (compute: (a: number, b: number) => number | boolean): Operation =>
  (machine) => {
    machine.needs(2);
    const [a, b] = [machine.numberAt(1), machine.numberAt(0)];
    machine.stack.splice(-2);
    machine.pushNumber(Number(compute(a, b)));
  };

function isWithin(machine: Machine): void {
  machine.needs(3);
  const [value, low, high] = [machine.numberAt(2), machine.numberAt(1), machine.numberAt(0)];
  machine.stack.splice(-3);
  machine.pushBoolean(low <= value && value < high);
}

const hash =
  (digest: (bytes: Uint8Array) => Uint8Array): Operation =>
  (machine) =>
    machine.push(digest(machine.pop()));

const then =
  (operation: Operation, error: ScriptError): Operation =>
  (machine) => {
    operation(machine);
    popTrue(machine, error);
  };

const numbersEqual = binary((a, b) => a === b);

/** Computing operations by opcode. @see src/script/interpreter.cpp (EvalScript) */
export const VALUE_OPERATIONS: ReadonlyMap<number, Operation> = new Map<number, Operation>([
  [OP.EQUAL, equal],
  [OP.EQUALVERIFY, then(equal, 'EQUALVERIFY')],
  [OP.ONE_ADD, unary((a) => a + 1)],
  [OP.ONE_SUB, unary((a) => a - 1)],
  [OP.NEGATE, unary((a) => -a)],
  [OP.ABS, unary(Math.abs)],
  [OP.NOT, unary((a) => Number(a === 0))],
  [OP.ZERO_NOT_EQUAL, unary((a) => Number(a !== 0))],
  [OP.ADD, binary((a, b) => a + b)],
  [OP.SUB, binary((a, b) => a - b)],
  [OP.BOOLAND, binary((a, b) => a !== 0 && b !== 0)],
  [OP.BOOLOR, binary((a, b) => a !== 0 || b !== 0)],
  [OP.NUMEQUAL, numbersEqual],
  [OP.NUMEQUALVERIFY, then(numbersEqual, 'NUMEQUALVERIFY')],
  [OP.NUMNOTEQUAL, binary((a, b) => a !== b)],
  [OP.LESSTHAN, binary((a, b) => a < b)],
  [OP.GREATERTHAN, binary((a, b) => a > b)],
  [OP.LESSTHANOREQUAL, binary((a, b) => a <= b)],
  [OP.GREATERTHANOREQUAL, binary((a, b) => a >= b)],
  [OP.MIN, binary(Math.min)],
  [OP.MAX, binary(Math.max)],
  [OP.WITHIN, isWithin],
  [OP.RIPEMD160, hash(crypto.ripemd160)],
  [OP.SHA1, hash(crypto.sha1)],
  [OP.SHA256, hash(crypto.sha256)],
  [OP.HASH160, hash(crypto.hash160)],
  [OP.HASH256, hash(crypto.hash256)],
]);
