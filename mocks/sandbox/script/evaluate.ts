/** Runs one script on a stack. */

import { Machine, type Operation, type SignatureChecker } from './machine.ts';
import { isDisabled, isMinimalPush, OP, readSteps, type ScriptStep } from './opcodes.ts';
import type { ScriptRules } from './rules.ts';
import { demand, ScriptFailure } from './scriptErrors.ts';
import { isTrue, writeNumber } from './scriptNumber.ts';
import { SIGNATURE_OPERATIONS } from './signatureOperations.ts';
import { STACK_OPERATIONS } from './stackOperations.ts';
import { popTrue, VALUE_OPERATIONS } from './valueOperations.ts';

const MAX_SCRIPT_SIZE = 10_000;
const MAX_ELEMENT_SIZE = 520;
const MAX_STACK_SIZE = 1_000;

function openCondition(machine: Machine, opcode: number): void {
  if (machine.conditions.includes(false)) {
    machine.conditions.push(false);
    return;
  }
  demand(machine.stack.length > 0, 'UNBALANCED_CONDITIONAL');
  machine.conditions.push(isTrue(machine.pop()) === (opcode === OP.IF));
}

function turnCondition(machine: Machine): void {
  const open = machine.conditions.pop();
  demand(open !== undefined, 'UNBALANCED_CONDITIONAL');
  machine.conditions.push(!open);
}

function runConditional(machine: Machine, opcode: number): void {
  if (opcode === OP.IF || opcode === OP.NOTIF) openCondition(machine, opcode);
  else if (opcode === OP.ELSE) turnCondition(machine);
  else if (opcode === OP.ENDIF) demand(machine.conditions.pop() !== undefined, 'UNBALANCED_CONDITIONAL');
  else throw new ScriptFailure('BAD_OPCODE');
}

function runPush(machine: Machine, step: ScriptStep, data: Uint8Array): void {
  demand(!machine.rules.minimalData || isMinimalPush(data, step.opcode), 'MINIMALDATA');
  machine.push(data);
}

const operationOf = (opcode: number): Operation | undefined =>
  STACK_OPERATIONS.get(opcode) ?? VALUE_OPERATIONS.get(opcode) ?? SIGNATURE_OPERATIONS.get(opcode);

const isUpgradableNop = (opcode: number): boolean => opcode >= OP.NOP1 && opcode <= OP.NOP10;

function runOperation(machine: Machine, step: ScriptStep): void {
  const { opcode } = step;
  const operation = operationOf(opcode);
  if (operation) operation(machine);
  else if (opcode === OP.NEGATE_ONE || (opcode >= OP.ONE && opcode <= OP.SIXTEEN))
    machine.push(writeNumber(opcode - OP.RESERVED));
  else if (opcode === OP.CODESEPARATOR) machine.codeStart = step.end;
  else if (opcode === OP.VERIFY) popTrue(machine, 'VERIFY');
  else if (opcode === OP.RETURN) throw new ScriptFailure('OP_RETURN');
  else if (isUpgradableNop(opcode)) demand(!machine.rules.discourageNops, 'DISCOURAGE_UPGRADABLE_NOPS');
  else demand(opcode === OP.NOP, 'BAD_OPCODE');
}

function runStep(machine: Machine, step: ScriptStep): void {
  const { opcode, data } = step;
  demand((data?.length ?? 0) <= MAX_ELEMENT_SIZE, 'PUSH_SIZE');
  if (opcode > OP.SIXTEEN) machine.countOperations(1);
  demand(!isDisabled(opcode), 'DISABLED_OPCODE');
  const runs = !machine.conditions.includes(false);
  if (opcode >= OP.IF && opcode <= OP.ENDIF) runConditional(machine, opcode);
  else if (runs && data) runPush(machine, step, data);
  else if (runs) runOperation(machine, step);
  demand(machine.stack.length + machine.alternate.length <= MAX_STACK_SIZE, 'STACK_SIZE');
}

/**
 * Runs a script on a stack, which it changes.
 *
 * Relative lock times (CHECKSEQUENCEVERIFY) are not supported: such a script is rejected as an upgradable NOP.
 *
 * @throws {ScriptFailure}
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/script/interpreter.cpp (EvalScript)
 */
export function evaluate(
  stack: Uint8Array[],
  script: Uint8Array,
  rules: ScriptRules,
  checker: SignatureChecker,
): void {
  demand(script.length <= MAX_SCRIPT_SIZE, 'SCRIPT_SIZE');
  const machine = new Machine(stack, script, rules, checker);
  for (const step of readSteps(script)) runStep(machine, step);
  demand(machine.conditions.length === 0, 'UNBALANCED_CONDITIONAL');
}
