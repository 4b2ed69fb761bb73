/** Reads what one input carries of a doginal, by the form in which inscribers write it. */
import { OP, type ScriptStep, stepsOf } from '../../script/opcodes.ts';
import { textOf } from '../pushedData.ts';

/** Pieces of a content, in order, and how many come after them. */
export interface Pieces {
  readonly pieces: readonly Uint8Array[];
  readonly left: number;
}

/** The beginning of a doginal. */
export interface FirstPart extends Pieces {
  readonly mime: string;
}

function numberOf(step: ScriptStep | undefined): number | null {
  if (!step) return null;
  if (step.opcode >= OP.ONE && step.opcode <= OP.SIXTEEN) return step.opcode - OP.ONE + 1;
  if (!step.data || step.data.length > 4) return null;
  return step.data.reduceRight((sum, byte) => sum * 256 + byte, 0);
}

/** Takes pieces as long as their countdown goes on as expected; signature and lock come after them. */
function takePieces(steps: readonly ScriptStep[], total: number): Pieces {
  const pieces: Uint8Array[] = [];
  for (let at = 0; at + 1 < steps.length && pieces.length < total; at += 2) {
    const data = steps[at + 1]?.data;
    if (numberOf(steps[at]) !== total - pieces.length - 1 || !data) break;
    pieces.push(data);
  }
  return { pieces, left: total - pieces.length };
}

/** Reads a first part. @returns null when the script begins no doginal */
export function readFirstPart(script: Uint8Array): FirstPart | null {
  const [name, count, type, ...rest] = stepsOf(script) ?? [];
  const total = numberOf(count);
  if (!name?.data || textOf(name.data) !== 'ord' || !type?.data || total === null || total < 1) return null;
  const taken = takePieces(rest, total);
  return taken.pieces.length === 0 ? null : { ...taken, mime: textOf(type.data) };
}

/** Reads a further part. @param left - how many pieces are still to come */
export const readNextPart = (script: Uint8Array, left: number): Pieces =>
  takePieces(stepsOf(script) ?? [], left);
