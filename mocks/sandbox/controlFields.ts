/** Reads the fields of a control request's JSON. */

export type Body = Readonly<Record<string, unknown>>;

/** @throws {RangeError} when it is no text */
export function textField(body: Body, name: string): string {
  const value = body[name];
  if (typeof value !== 'string') throw new RangeError(`${name}: a text is needed`);
  return value;
}

/** A whole number; the fallback when absent. @throws {RangeError} when it is something else */
export function countField(body: Body, name: string, fallback?: number): number {
  const value = body[name] ?? fallback;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) {
    throw new RangeError(`${name}: a whole number is needed`);
  }
  return value;
}

/** An amount in digits. @throws {RangeError} when it is something else */
export function koinuField(body: Body, name: string): bigint {
  const text = String(body[name]);
  if (!/^\d+$/.test(text)) throw new RangeError(`${name}: koinu in digits are needed`);
  return BigInt(text);
}

/** One of some words or null; the fallback when absent. */
export function choiceField<Choice extends string>(
  body: Body,
  name: string,
  choices: readonly Choice[],
  fallback: Choice,
): Choice | null {
  const value = body[name] === undefined ? fallback : body[name];
  const choice = choices.find((candidate) => candidate === value);
  if (choice === undefined && value !== null)
    throw new RangeError(`${name}: one of ${choices.join(', ')}, or null`);
  return choice ?? null;
}
