/** Reads scripts, operation by operation. */
import { opcodes } from 'bitcoinjs-lib';

const { OP_PUSHDATA1, OP_PUSHDATA2, OP_PUSHDATA4 } = opcodes;

/** One operation of a script. */
export interface Operation {
  readonly opcode: number;
  /** what it pushes, a view into the script; null for every operation that is no push of bytes */
  readonly data: Uint8Array | null;
}

/** How many bytes say the length of what an operation pushes; with none of them, the operation is the length. */
const WIDTHS: Readonly<Record<number, number>> = { [OP_PUSHDATA1]: 1, [OP_PUSHDATA2]: 2, [OP_PUSHDATA4]: 4 };

function readLength(script: Uint8Array, at: number, width: number): number {
  if (width === 0) return script[at] ?? 0;
  let length = 0;
  for (let index = at + width; index > at; index--) length = length * 256 + (script[index] ?? 0);
  return length;
}

/**
 * The operations of a script, in their order; null as the last one where the script breaks off within a push.
 *
 * The library's `script.decompile` turns a push of a single byte into the operation for that number. What reads inscriptions
 * tells the two apart, and so must whoever foretells what it reads.
 *
 * @param script - of any origin
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
