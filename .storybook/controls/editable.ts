// Converts a story's arguments so that the controls panel can show and edit them, and back. Money, a bigint, is shown as a decimal;
// values the panel can't send (functions, faults, elements) are taken from the story again.
import { decimalsOf, readDecimal, writeDecimal } from './decimals.ts';

type Fields = Readonly<Record<string, unknown>>;

/** An edit that can't be read: the story keeps its earlier value. */
export interface EditProblem {
  /** for example `breakdown.spendable` */
  readonly path: string;
  /** the entered text */
  readonly text: string;
  /** what was expected */
  readonly wanted: string;
}

/** Whether a value is a plain record; no class instance, and no React element. */
export const isFields = (value: unknown): value is Fields => {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** The value of a sibling `decimals`. */
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

/** Converts koinu to DOGE at any depth. Values without any are returned unchanged. */
export function toEditable(fields: Fields): Fields {
  const around = decimalsIn(fields);
  return change(fields, (value, field) => write(value, field, around));
}

/** Context of an edited value. */
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

/** Items beyond the end of the story's own list are read like its last one. */
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

/** The result of a user's edits. */
export interface Edited {
  readonly args: Fields;
  readonly problems: readonly EditProblem[];
}

/**
 * Reads edited arguments.
 *
 * @param given - from the panel
 * @param own - the story's own, money as bigint
 * @param shown - the result of `toEditable`: values still equal to it were not edited
 * @param money - names of arguments that are money even when the story has none
 * @returns the story's own values, with the same identity, wherever nothing was edited
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
