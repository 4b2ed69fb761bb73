/** Dogecoin's script opcodes, and a parser of scripts. */

import { demand } from './scriptErrors.ts';

/** The opcodes that the sandbox uses by name. @see src/script/script.h */
export const OP = {
  ZERO: 0x00,
  PUSHDATA1: 0x4c,
  PUSHDATA2: 0x4d,
  PUSHDATA4: 0x4e,
  NEGATE_ONE: 0x4f,
  RESERVED: 0x50,
  ONE: 0x51,
  SIXTEEN: 0x60,
  NOP: 0x61,
  IF: 0x63,
  NOTIF: 0x64,
  VERIF: 0x65,
  VERNOTIF: 0x66,
  ELSE: 0x67,
  ENDIF: 0x68,
  VERIFY: 0x69,
  RETURN: 0x6a,
  TOALTSTACK: 0x6b,
  FROMALTSTACK: 0x6c,
  TWO_DROP: 0x6d,
  TWO_DUP: 0x6e,
  THREE_DUP: 0x6f,
  TWO_OVER: 0x70,
  TWO_ROT: 0x71,
  TWO_SWAP: 0x72,
  IFDUP: 0x73,
  DEPTH: 0x74,
  DROP: 0x75,
  DUP: 0x76,
  NIP: 0x77,
  OVER: 0x78,
  PICK: 0x79,
  ROLL: 0x7a,
  ROT: 0x7b,
  SWAP: 0x7c,
  TUCK: 0x7d,
  SIZE: 0x82,
  EQUAL: 0x87,
  EQUALVERIFY: 0x88,
  ONE_ADD: 0x8b,
  ONE_SUB: 0x8c,
  NEGATE: 0x8f,
  ABS: 0x90,
  NOT: 0x91,
  ZERO_NOT_EQUAL: 0x92,
  ADD: 0x93,
  SUB: 0x94,
  BOOLAND: 0x9a,
  BOOLOR: 0x9b,
  NUMEQUAL: 0x9c,
  NUMEQUALVERIFY: 0x9d,
  NUMNOTEQUAL: 0x9e,
  LESSTHAN: 0x9f,
  GREATERTHAN: 0xa0,
  LESSTHANOREQUAL: 0xa1,
  GREATERTHANOREQUAL: 0xa2,
  MIN: 0xa3,
  MAX: 0xa4,
  WITHIN: 0xa5,
  RIPEMD160: 0xa6,
  SHA1: 0xa7,
  SHA256: 0xa8,
  HASH160: 0xa9,
  HASH256: 0xaa,
  CODESEPARATOR: 0xab,
  CHECKSIG: 0xac,
  CHECKSIGVERIFY: 0xad,
  CHECKMULTISIG: 0xae,
  CHECKMULTISIGVERIFY: 0xaf,
  NOP1: 0xb0,
  CHECKLOCKTIMEVERIFY: 0xb1,
  NOP10: 0xb9,
} as const;

/** CAT, SUBSTR, LEFT, RIGHT, INVERT, AND, OR, XOR, 2MUL, 2DIV, MUL, DIV, MOD, LSHIFT, RSHIFT. */
const DISABLED = new Set([
  0x7e, 0x7f, 0x80, 0x81, 0x83, 0x84, 0x85, 0x86, 0x8d, 0x8e, 0x95, 0x96, 0x97, 0x98, 0x99,
]);

/** Whether an opcode fails a script even when it is not executed. */
export const isDisabled = (opcode: number): boolean => DISABLED.has(opcode);

/** One step of a script: its opcode, its data if it is a push, and its start and end. */
export interface ScriptStep {
  readonly opcode: number;
  readonly data: Uint8Array | null;
  readonly start: number;
  readonly end: number;
}

const LENGTH_BYTES = new Map<number, number>([
  [OP.PUSHDATA1, 1],
  [OP.PUSHDATA2, 2],
  [OP.PUSHDATA4, 4],
]);

function readLength(script: Uint8Array, at: number, size: number): number {
  demand(at + size <= script.length, 'BAD_OPCODE');
  let length = 0;
  for (let byte = size - 1; byte >= 0; byte--) length = length * 256 + (script[at + byte] ?? 0);
  return length;
}

/**
 * Iterates over a script's steps.
 *
 * @throws {ScriptFailure} BAD_OPCODE at a push that runs past the end
 */
export function* readSteps(script: Uint8Array): Generator<ScriptStep> {
  let at = 0;
  while (at < script.length) {
    const start = at;
    const opcode = script[at++] ?? 0;
    if (opcode > OP.PUSHDATA4) {
      yield { opcode, data: null, start, end: at };
      continue;
    }
    const lengthBytes = LENGTH_BYTES.get(opcode) ?? 0;
    const length = lengthBytes === 0 ? opcode : readLength(script, at, lengthBytes);
    at += lengthBytes;
    demand(at + length <= script.length, 'BAD_OPCODE');
    yield { opcode, data: script.slice(at, at + length), start, end: at + length };
    at += length;
  }
}

/** A script's steps, or null when it ends within a push. */
export function stepsOf(script: Uint8Array): readonly ScriptStep[] | null {
  try {
    return [...readSteps(script)];
  } catch {
    return null;
  }
}

/** Whether a script only pushes. @see src/script/script.cpp (CScript::IsPushOnly) */
export const isPushOnly = (script: Uint8Array): boolean =>
  stepsOf(script)?.every((step) => step.opcode <= OP.SIXTEEN) ?? false;

/** Whether a push uses the shortest form for its data. @see src/script/interpreter.cpp (CheckMinimalPush) */
export function isMinimalPush(data: Uint8Array, opcode: number): boolean {
  const [first = 0] = data;
  if (data.length === 0) return opcode === OP.ZERO;
  if (data.length === 1 && first >= 1 && first <= 16) return opcode === OP.ONE + first - 1;
  if (data.length === 1 && first === 0x81) return opcode === OP.NEGATE_ONE;
  if (data.length <= 75) return opcode === data.length;
  if (data.length <= 255) return opcode === OP.PUSHDATA1;
  if (data.length <= 65535) return opcode === OP.PUSHDATA2;
  return true;
}
