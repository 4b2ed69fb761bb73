/** Reads what was kept, which may be anything: each function takes one kind of value and throws at any other. */

/** An object as JSON has it. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is an object as JSON has it. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Gives up a record. @throws {SyntaxError} always: whoever reads several leaves out the one */
export const malformed = (): never => {
  throw new SyntaxError('spoilt');
};

/** @throws {SyntaxError} */
export const text = (value: unknown): string => (typeof value === 'string' ? value : malformed());

/** @throws {SyntaxError} */
export const fields = (value: unknown): Fields => (isFields(value) ? value : malformed());

/** @throws {SyntaxError} */
export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : malformed());
