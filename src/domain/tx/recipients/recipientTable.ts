/** Parses a table of recipients line by line, for any kind of amount, and reports the problem of each invalid line. */

import type { DogeAddress } from '../../address/DogeAddress.ts';
import type { Network } from '../../address/Network.ts';
import { type AddressProblem, parseAddress } from '../../address/parseAddress.ts';
import { err, type Result } from '../../result.ts';
import { type PersonalName, type PersonalNameProblem, readPersonalName } from '../../session/personalName.ts';
import { foreignText } from '../../text/foreignText.ts';
import { isReversed, withoutStrayMarks } from '../../text/plainText.ts';
import { cutUnit, isAmountUnit, isOwnUnit } from './amountUnits.ts';
import { type Cells, readCells } from './recipientCells.ts';

export interface TableEntry<Amount> {
  readonly address: DogeAddress;
  readonly amount: Amount;
  /** the recipient's name in the table; null when absent */
  readonly name: PersonalName | null;
}

/** Why a line is rejected, for any kind of amount. */
export type TableProblem =
  | { readonly kind: 'address'; readonly problem: AddressProblem }
  | { readonly kind: 'no-amount' }
  /** `1,5` between commas, `1 234` between spaces: one amount, or an amount and a name */
  | { readonly kind: 'comma-amount'; readonly text: string }
  /** an amount in another unit, or a name that may be a currency */
  | { readonly kind: 'other-unit'; readonly unit: string }
  /** an invisible mark reverses the display of the line */
  | { readonly kind: 'turned-around' }
  | { readonly kind: 'name'; readonly problem: PersonalNameProblem }
  /** more than `most` recipients */
  | { readonly kind: 'too-many'; readonly most: number };

/** A rejected line. Lines count from 1, as in an editor. */
export interface RejectedTableLine<Problem> {
  readonly line: number;
  readonly problem: Problem;
}

/** A repeated address: its amounts are added up. */
export interface RepeatedLine {
  readonly line: number;
  /** the line of its first occurrence */
  readonly first: number;
  readonly address: DogeAddress;
}

export interface RecipientTable<Amount, Problem> {
  /** in the order of the table, each address once */
  readonly payments: readonly TableEntry<Amount>[];
  readonly rejected: readonly RejectedTableLine<Problem>[];
  readonly repeated: readonly RepeatedLine[];
  /** of all payments */
  readonly total: Amount;
  /** the first line contains column names */
  readonly hasHeader: boolean;
}

/** Rules for the kind of amount. */
export interface TableRules<Amount extends bigint, Own> {
  /** the network of the addresses */
  readonly network: Network;
  /** one-time scripts of ours, which must not be paid; absent: none is known */
  readonly commitAddresses?: ReadonlySet<string>;
  /** maximum number of recipients */
  readonly most: number;
  readonly nothing: Amount;
  /** the unit that may follow an amount */
  readonly unit: RegExp;
  /** parses the second cell, which is not empty and has no unit */
  readonly readAmount: (text: string) => Result<Amount, Own>;
  readonly add: (one: Amount, other: Amount) => Amount;
  /** why a total is not allowed; null when it is */
  readonly totalProblem: (total: bigint) => Own | null;
}

/** Longer texts are not read, characters. */
export const MAX_LIST_LENGTH = 500_000;

const HAS_DIGIT = /\p{Nd}/u;

interface Line extends Cells {
  readonly number: number;
  readonly isReversed: boolean;
}

/** Whether a line contains column names: no address in any cell, and no digit in the amount's column. */
const isHeader = ({ cells }: Line, network: Network): boolean =>
  Boolean(cells[1]) &&
  !HAS_DIGIT.test(cells[1] ?? '') &&
  !cells.some((cell) => parseAddress(cell, network).ok);

function readLine<Amount extends bigint, Own>(
  { cells, commaAmount, doubtfulUnit, isReversed: isTurned }: Line,
  rules: TableRules<Amount, Own>,
): Result<TableEntry<Amount>, TableProblem | Own> {
  const address = parseAddress(cells[0] ?? '', rules.network);
  if (!address.ok) return err({ kind: 'address', problem: address.problem });
  if (rules.commitAddresses?.has(address.value)) {
    return err({ kind: 'address', problem: { kind: 'commit-script' } });
  }
  if (isTurned) return err({ kind: 'turned-around' });
  if (commaAmount !== null) return err({ kind: 'comma-amount', text: foreignText(commaAmount) });
  const values = cells.slice(1).filter((cell) => !isOwnUnit(cell, rules.unit));
  const { number, other } = cutUnit(values[0] ?? '', rules.unit);
  const unit = doubtfulUnit ?? other ?? values.find(isAmountUnit);
  if (unit !== undefined) return err({ kind: 'other-unit', unit: foreignText(unit) });
  if (number === '') return err({ kind: 'no-amount' });
  const amount = rules.readAmount(number);
  if (!amount.ok) return amount;
  const rest = values.slice(1).join(' ').trim();
  const entry = { address: address.value, amount: amount.value };
  if (rest === '') return { ok: true, value: { ...entry, name: null } };
  const name = readPersonalName(rest);
  if (!name.ok) return err({ kind: 'name', problem: name.problem });
  return { ok: true, value: { ...entry, name: name.value } };
}

/** Collects lines while they are read. */
class Ledger<Amount extends bigint, Own> {
  readonly payments = new Map<string, TableEntry<Amount>>();
  readonly rejected: RejectedTableLine<TableProblem | Own>[] = [];
  readonly repeated: RepeatedLine[] = [];
  total: Amount;
  readonly #rules: TableRules<Amount, Own>;
  readonly #firstLines = new Map<string, number>();

  constructor(rules: TableRules<Amount, Own>) {
    this.#rules = rules;
    this.total = rules.nothing;
  }

  take(line: number, read: Result<TableEntry<Amount>, TableProblem | Own>): void {
    const problem = read.ok ? this.#limitPassed(read.value) : read.problem;
    if (problem !== null) this.rejected.push({ line, problem });
    else if (read.ok) this.#add(line, read.value);
  }

  #limitPassed({ address, amount }: TableEntry<Amount>): TableProblem | Own | null {
    const { totalProblem, most } = this.#rules;
    const tooMuch = totalProblem(this.total + amount);
    if (tooMuch !== null) return tooMuch;
    const isNew = !this.payments.has(address);
    return isNew && this.payments.size >= most ? { kind: 'too-many', most } : null;
  }

  #add(line: number, payment: TableEntry<Amount>): void {
    const { address, amount, name } = payment;
    const { add } = this.#rules;
    const before = this.payments.get(address);
    this.total = add(this.total, amount);
    if (before === undefined) {
      this.payments.set(address, payment);
      this.#firstLines.set(address, line);
      return;
    }
    this.payments.set(address, { address, amount: add(before.amount, amount), name: before.name ?? name });
    this.repeated.push({ line, first: this.#firstLines.get(address) ?? line, address });
  }
}

/**
 * Parses lines of address, amount and optionally a name. They are separated by tabs, semicolons, commas or spaces; text in double quotes is
 * one cell. A unit may follow the amount or be in a cell of its own; another unit rejects the line. Empty lines and lines that begin with
 * `#` are skipped, and so is a first line with column names. A repeated address gets the sum, and is listed in `repeated`.
 *
 * @returns null for a text of more than `MAX_LIST_LENGTH` characters
 */
export function readRecipientTable<Amount extends bigint, Own>(
  text: string,
  rules: TableRules<Amount, Own>,
): RecipientTable<Amount, TableProblem | Own> | null {
  if (text.length > MAX_LIST_LENGTH) return null;
  const lines = text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .flatMap((line, index): Line | readonly [] =>
      line.trim() === ''
        ? []
        : {
            number: index + 1,
            isReversed: isReversed(line),
            ...readCells(withoutStrayMarks(line), rules.unit),
          },
    )
    .filter(({ cells }) => cells.some((cell) => cell !== '') && !cells[0]?.startsWith('#'));
  const [first] = lines;
  const hasHeader = first !== undefined && isHeader(first, rules.network);
  const ledger = new Ledger(rules);
  for (const line of hasHeader ? lines.slice(1) : lines) ledger.take(line.number, readLine(line, rules));
  const { payments, rejected, repeated, total } = ledger;
  return { payments: [...payments.values()], rejected, repeated, total, hasHeader };
}
