/** Parsers for stored data, which may be anything: each takes one kind of value and throws at any other. */

/** A JSON object. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @throws {SyntaxError} always: callers that read several records drop this one */
export const malformed = (): never => {
  throw new SyntaxError('spoilt');
};

/** @throws {SyntaxError} */
export const text = (value: unknown): string => (typeof value === 'string' ? value : malformed());

/** @throws {SyntaxError} */
export const fields = (value: unknown): Fields => (isFields(value) ? value : malformed());

/** @throws {SyntaxError} */
export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : malformed());
