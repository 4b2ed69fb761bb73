/** Opcodes that only move stack elements. */

import type { Machine, Operation } from './machine.ts';
import { OP } from './opcodes.ts';
import { demand } from './scriptErrors.ts';
import { isTrue } from './scriptNumber.ts';

/** Removes the top `count` elements, deepest first, and pushes the picked ones in order. */
const rearrange =
  (count: number, picked: readonly number[]): Operation =>
  (machine) => {
    machine.needs(count);
    const taken = machine.stack.splice(machine.stack.length - count);
    for (const at of picked) machine.push(taken[at] ?? new Uint8Array());
  };

function takeFromBelow(machine: Machine, isRoll: boolean): void {
  machine.needs(2);
  const depth = machine.popNumber();
  const element = machine.peek(depth);
  if (isRoll) machine.stack.splice(machine.stack.length - 1 - depth, 1);
  machine.push(element);
}

function popAlternate(machine: Machine): void {
  const element = machine.alternate.pop();
  demand(element !== undefined, 'INVALID_ALTSTACK_OPERATION');
  machine.push(element);
}

/** Stack operations by opcode. @see src/script/interpreter.cpp (EvalScript) */
export const STACK_OPERATIONS: ReadonlyMap<number, Operation> = new Map<number, Operation>([
  [OP.TOALTSTACK, (machine) => machine.alternate.push(machine.pop())],
  [OP.FROMALTSTACK, popAlternate],
  [OP.TWO_DROP, rearrange(2, [])],
  [OP.TWO_DUP, rearrange(2, [0, 1, 0, 1])],
  [OP.THREE_DUP, rearrange(3, [0, 1, 2, 0, 1, 2])],
  [OP.TWO_OVER, rearrange(4, [0, 1, 2, 3, 0, 1])],
  [OP.TWO_ROT, rearrange(6, [2, 3, 4, 5, 0, 1])],
  [OP.TWO_SWAP, rearrange(4, [2, 3, 0, 1])],
  [OP.IFDUP, (machine) => isTrue(machine.peek()) && machine.push(machine.peek())],
  [OP.DEPTH, (machine) => machine.pushNumber(machine.stack.length)],
  [OP.DROP, (machine) => machine.pop()],
  [OP.DUP, (machine) => machine.push(machine.peek())],
  [OP.NIP, rearrange(2, [1])],
  [OP.OVER, rearrange(2, [0, 1, 0])],
  [OP.PICK, (machine) => takeFromBelow(machine, false)],
  [OP.ROLL, (machine) => takeFromBelow(machine, true)],
  [OP.ROT, rearrange(3, [1, 2, 0])],
  [OP.SWAP, rearrange(2, [1, 0])],
  [OP.TUCK, rearrange(2, [1, 0, 1])],
  [OP.SIZE, (machine) => machine.pushNumber(machine.peek().length)],
]);
