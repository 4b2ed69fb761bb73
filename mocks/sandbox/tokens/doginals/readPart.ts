/** Parses one input's part of a doginal, in the inscribers' format. */
import { hashToId } from '../../bytes.ts';
import { OP, type ScriptStep, stepsOf } from '../../script/opcodes.ts';
import { textOf } from '../pushedData.ts';

/** A content's pieces, in order, and how many follow. */
export interface Pieces {
  readonly pieces: readonly Uint8Array[];
  readonly left: number;
}

/** A doginal's first part. */
export interface FirstPart extends Pieces {
  readonly mime: string;
  /** the inscription shown in its place; null for none */
  readonly delegate: string | null;
}

const MOST_COUNT_BYTES = 8;
/** The delegate field, and the length of a transaction id. */
const DELEGATE = 11;
const ID_BYTES = 32;

/** A script's steps. @returns null when it has a long push anywhere: the index takes its length from other bytes */
function readSteps(script: Uint8Array): readonly ScriptStep[] | null {
  const steps = stepsOf(script);
  const isLong = ({ opcode }: ScriptStep): boolean => opcode === OP.PUSHDATA2 || opcode === OP.PUSHDATA4;
  return steps === null || steps.some(isLong) ? null : steps;
}

/** The data that a step pushes; numbers are single bytes. */
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

/** Takes pieces while their countdown is as expected; signature and lock follow them. */
function takePieces(steps: readonly ScriptStep[], total: number): Pieces {
  const pieces: Uint8Array[] = [];
  for (let at = 0; at + 1 < steps.length && pieces.length < total; at += 2) {
    const data = bytesOf(steps[at + 1]);
    if (numberOf(steps[at]) !== total - pieces.length - 1 || !data) break;
    pieces.push(data);
  }
  return { pieces, left: total - pieces.length };
}

/** Parses a first part. @returns null when the script starts no doginal */
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

/** Parses a further part. @param left - the number of pieces still to come */
export const readNextPart = (script: Uint8Array, left: number): Pieces =>
  takePieces(readSteps(script) ?? [], left);
