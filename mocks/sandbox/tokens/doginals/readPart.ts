/** Reads what one input carries of a doginal, by the form in which inscribers write it. */
import { hashToId } from '../../bytes.ts';
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
  /** the inscription that is shown in its place; null for none */
  readonly delegate: string | null;
}

const MOST_COUNT_BYTES = 8;
/** The field that names a delegate, and how long a transaction's id is. */
const DELEGATE = 11;
const ID_BYTES = 32;

/** Steps of a script. @returns null for one with a long push anywhere: the index reads its length from other bytes */
function readSteps(script: Uint8Array): readonly ScriptStep[] | null {
  const steps = stepsOf(script);
  const isLong = ({ opcode }: ScriptStep): boolean => opcode === OP.PUSHDATA2 || opcode === OP.PUSHDATA4;
  return steps === null || steps.some(isLong) ? null : steps;
}

/** What a step pushes; numbers are single bytes. */
function bytesOf(step: ScriptStep | undefined): Uint8Array | null {
  if (!step) return null;
  const isNumber = step.opcode >= OP.ONE && step.opcode <= OP.SIXTEEN;
  return isNumber ? Uint8Array.of(step.opcode - OP.ONE + 1) : step.data;
}

function numberOf(step: ScriptStep | undefined): number | null {
  const bytes = bytesOf(step);
  if (!bytes || bytes.length > MOST_COUNT_BYTES) return null;
  return bytes.reduceRight((sum, byte) => sum * 256 + byte, 0);
}

/** Takes pieces as long as their countdown goes on as expected; signature and lock come after them. */
function takePieces(steps: readonly ScriptStep[], total: number): Pieces {
  const pieces: Uint8Array[] = [];
  for (let at = 0; at + 1 < steps.length && pieces.length < total; at += 2) {
    const data = bytesOf(steps[at + 1]);
    if (numberOf(steps[at]) !== total - pieces.length - 1 || !data) break;
    pieces.push(data);
  }
  return { pieces, left: total - pieces.length };
}

/** Reads a first part. @returns null when the script begins no doginal */
export function readFirstPart(script: Uint8Array): FirstPart | null {
  const [name, count, type, ...rest] = readSteps(script) ?? [];
  const [total, mime] = [numberOf(count), bytesOf(type)];
  if (!name?.data || textOf(name.data) !== 'ord' || !mime || total === null || total < 1) return null;
  const taken = takePieces(rest, total);
  const [field, named] = rest.slice(2 * taken.pieces.length);
  const id = numberOf(field) === DELEGATE ? bytesOf(named) : null;
  const delegate = id?.length === ID_BYTES ? `${hashToId(id)}i0` : null;
  return { ...taken, mime: textOf(mime), delegate };
}

/** Reads a further part. @param left - how many pieces are still to come */
export const readNextPart = (script: Uint8Array, left: number): Pieces =>
  takePieces(readSteps(script) ?? [], left);
