/** A script's pushes as indexes read them: without regard to the script's meaning. */
import { OP, stepsOf } from '../script/opcodes.ts';

/**
 * A script's pushed byte strings, in order. An empty push counts; OP_1 to OP_16 don't.
 *
 * @returns null when the script ends within a push
 */
export function pushedData(script: Uint8Array): readonly Uint8Array[] | null {
  const steps = stepsOf(script);
  if (!steps) return null;
  return steps.flatMap(({ opcode, data }) => (data && opcode <= OP.PUSHDATA4 ? [data] : []));
}

/** Bytes as text, malformed or not. */
export const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** Parses bytes as a JSON object; null when they are none. */
export function readObject(bytes: Uint8Array): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(textOf(bytes));
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Readonly<Record<string, unknown>>) : null;
  } catch {
    return null;
  }
}
