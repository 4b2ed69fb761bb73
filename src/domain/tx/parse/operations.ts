/** Parses scripts into operations. */
import { opcodes } from 'bitcoinjs-lib';

const { OP_PUSHDATA1, OP_PUSHDATA2, OP_PUSHDATA4 } = opcodes;

export interface Operation {
  readonly opcode: number;
  /** the pushed bytes, a view into the script; null for operations that push no bytes */
  readonly data: Uint8Array | null;
}

/** Bytes of the length after each push opcode; other push opcodes are the length itself. */
const WIDTHS: Readonly<Record<number, number>> = { [OP_PUSHDATA1]: 1, [OP_PUSHDATA2]: 2, [OP_PUSHDATA4]: 4 };

function readLength(script: Uint8Array, at: number, width: number): number {
  if (width === 0) return script[at] ?? 0;
  let length = 0;
  for (let index = at + width; index > at; index--) length = length * 256 + (script[index] ?? 0);
  return length;
}

/**
 * The operations of a script, in order; null as the last one when the script ends within a push.
 *
 * The library's `script.decompile` turns a push of a single byte into the opcode for that number. Inscription indexes distinguish the two,
 * and so must any code that predicts what they read.
 *
 * @param script - untrusted
 */
export function* operationsIn(script: Uint8Array): Generator<Operation | null, void, undefined> {
  for (let at = 0; at < script.length; ) {
    const opcode = script[at] ?? 0;
    if (opcode > OP_PUSHDATA4) {
      yield { opcode, data: null };
      at += 1;
      continue;
    }
    const width = WIDTHS[opcode] ?? 0;
    const from = at + 1 + width;
    const end = from + readLength(script, at, width);
    if (end > script.length) return yield null;
    yield { opcode, data: script.subarray(from, end) };
    at = end;
  }
}
