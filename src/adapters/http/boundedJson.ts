/** Parses servers' JSON; rejects what would block the page before parsing it. */

import { Fault } from '../../domain/fault.ts';

/** The longest accepted answer, bytes. */
export const MAX_ANSWER_BYTES = 4_000_000;

/** Maximum nesting of lists and objects. */
export const MAX_DEPTH = 64;

/** An answer above its size limit. */
export class AnswerTooLong extends Fault {
  constructor(maxBytes: number) {
    super('bad-answer', `longer than ${maxBytes} bytes`);
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const [LIST_BEGINS, LIST_ENDS, OBJECT_BEGINS, OBJECT_ENDS] = [0x5b, 0x5d, 0x7b, 0x7d];

/** The end of the JSON string that starts at a position. */
function endOfText(json: string, from: number): number {
  for (let at = json.indexOf('"', from + 1); at !== -1; at = json.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (json.charCodeAt(at - 1 - backslashes) === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return at;
  }
  return json.length;
}

/** Whether brackets outside strings are nested deeper than this. A single pass, without parsing. */
export function isNestedDeeper(json: string, most: number): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) at = endOfText(json, at);
    else if (code === LIST_BEGINS || code === OBJECT_BEGINS) {
      depth += 1;
      if (depth > most) return true;
    } else if (code === LIST_ENDS || code === OBJECT_ENDS) depth -= 1;
  }
  return false;
}

/** A character takes three bytes at most: only texts that may be too long are encoded. */
const isLonger = (text: string, bytes: number): boolean =>
  text.length > bytes || (text.length * 3 > bytes && new TextEncoder().encode(text).length > bytes);

/**
 * Parses JSON text of up to 4 MB and 64 levels.
 *
 * @throws {Fault} `AnswerTooLong`; `bad-answer` when it is nested deeper or not JSON
 */
export function parseJson(text: string): unknown {
  if (isLonger(text, MAX_ANSWER_BYTES)) throw new AnswerTooLong(MAX_ANSWER_BYTES);
  if (isNestedDeeper(text, MAX_DEPTH)) throw new Fault('bad-answer', `nested deeper than ${MAX_DEPTH}`);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Fault('bad-answer', `not JSON (${text.length} characters)`, { cause });
  }
}
