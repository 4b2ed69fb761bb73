// Arguments of a story as a panel of controls can show and edit them, and back. Money, a bigint, is shown as a decimal; what
// the panel cannot carry (functions, faults, elements) comes back from the story's own.
import { decimalsOf, readDecimal, writeDecimal } from './decimals.ts';

type Fields = Readonly<Record<string, unknown>>;

/** An edit that means nothing: the story goes on with what it had. */
export interface EditProblem {
  /** `breakdown.spendable` */
  readonly path: string;
  /** what was written */
  readonly text: string;
  /** what should have been */
  readonly wanted: string;
}

/** Whether a value is a record of fields; not a class's, nor an element of React. */
export const isFields = (value: unknown): value is Fields => {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** The decimals of the numbers beside a `decimals`. */
const decimalsIn = ({ decimals }: Fields): number | undefined =>
  typeof decimals === 'number' ? decimals : undefined;

function change(fields: Fields, turn: (value: unknown, field: string) => unknown): Fields {
  const changed = Object.entries(fields).map(([field, value]) => [field, turn(value, field)] as const);
  return changed.every(([field, value]) => fields[field] === value) ? fields : Object.fromEntries(changed);
}

function write(value: unknown, field: string, around: number | undefined): unknown {
  if (typeof value === 'bigint') return writeDecimal(value, decimalsOf(field, around));
  if (Array.isArray(value)) {
    const written = value.map((one) => write(one, field, around));
    return written.every((one, index) => one === value[index]) ? value : written;
  }
  return isFields(value) ? toEditable(value) : value;
}

/** Writes numbers of koinu as DOGE, however deep. What holds none stays the very same. */
export function toEditable(fields: Fields): Fields {
  const around = decimalsIn(fields);
  return change(fields, (value, field) => write(value, field, around));
}

/** What an edited value is read beside. */
interface Reading {
  readonly path: string;
  readonly field: string;
  readonly around: number | undefined;
  readonly problems: EditProblem[];
}

function readMoney(given: unknown, own: unknown, { path, field, around, problems }: Reading): unknown {
  if (given === null || typeof given === 'bigint') return given;
  const decimals = decimalsOf(field, around);
  const value = readDecimal(String(given), decimals);
  if (value !== undefined) return value;
  const wanted = decimals === 0 ? 'a whole number' : `a number with at most ${decimals} decimals`;
  problems.push({ path, text: String(given), wanted });
  return own;
}

/** A list may be longer than the story's own: what is new in it is read as its last one. */
const readList = (given: readonly unknown[], own: readonly unknown[], reading: Reading): unknown =>
  given.map((one, index) => {
    const path = `${reading.path}.${index}`;
    return read(one, index < own.length ? own[index] : own.at(-1), { ...reading, path });
  });

function read(given: unknown, own: unknown, reading: Reading): unknown {
  if (typeof own === 'bigint') return readMoney(given, own, reading);
  if (Array.isArray(own)) return Array.isArray(given) ? readList(given, own, reading) : own;
  if (isFields(own)) return isFields(given) ? readFields(given, own, reading) : (given ?? own);
  const isCarried = own === null || !['object', 'function', 'symbol'].includes(typeof own);
  return isCarried ? given : own;
}

function readFields(
  given: Fields,
  own: Fields,
  { path, problems }: Pick<Reading, 'path' | 'problems'>,
): Fields {
  const around = decimalsIn(own);
  const lost = Object.keys(own).filter(
    (field) => ['function', 'bigint'].includes(typeof own[field]) && !(field in given),
  );
  const whole: Fields = { ...given, ...Object.fromEntries(lost.map((field) => [field, own[field]])) };
  return Object.fromEntries(
    Object.keys(whole).map((field) => {
      const place = path === '' ? field : `${path}.${field}`;
      return [field, read(whole[field], own[field], { path: place, field, around, problems })];
    }),
  );
}

/** What a person made of a story's arguments. */
export interface Edited {
  readonly args: Fields;
  readonly problems: readonly EditProblem[];
}

/**
 * Reads edited arguments.
 *
 * @param given - as the panel gives them
 * @param own - the story's own, money as bigint
 * @param shown - what `toEditable` made of them: what is still the same was not edited
 * @param money - names of arguments that are money even where the story has none
 * @returns the story's own values wherever nothing was edited, the very same ones
 */
export function fromEditable(
  given: Fields,
  own: Fields,
  shown: Fields,
  money: readonly string[] = [],
): Edited {
  const problems: EditProblem[] = [];
  const around = decimalsIn(own);
  const args = change(given, (value, field) => {
    if (value === shown[field]) return field in own ? own[field] : value;
    const reading = { path: field, field, around, problems };
    if (typeof own[field] === 'bigint' || !money.includes(field)) return read(value, own[field], reading);
    return value === '' ? own[field] : readMoney(value, own[field], reading);
  });
  return { args, problems };
}
