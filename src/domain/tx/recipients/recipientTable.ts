/** Reads a table of recipients line by line, whatever is paid to them, and says of each line what is wrong. */

import type { DogeAddress } from '../../address/DogeAddress.ts';
import type { Network } from '../../address/Network.ts';
import { type AddressProblem, parseAddress } from '../../address/parseAddress.ts';
import { err, type Result } from '../../result.ts';
import { type PersonalName, type PersonalNameProblem, readPersonalName } from '../../session/personalName.ts';
import { foreignText } from '../../text/foreignText.ts';
import { isReversed, withoutStrayMarks } from '../../text/plainText.ts';
import { cutUnit, isAmountUnit, isOwnUnit } from './amountUnits.ts';
import { type Cells, readCells } from './recipientCells.ts';

/** One recipient of a table. */
export interface TableEntry<Amount> {
  readonly address: DogeAddress;
  readonly amount: Amount;
  /** what the table calls the recipient; null when it says nothing */
  readonly name: PersonalName | null;
}

/** Why a line is not taken, whatever is paid. */
export type TableProblem =
  | { readonly kind: 'address'; readonly problem: AddressProblem }
  | { readonly kind: 'no-amount' }
  /** `1,5` between commas, `1 234` between spaces: one amount, or an amount and a name */
  | { readonly kind: 'comma-amount'; readonly text: string }
  /** an amount of something else, or a name that may be a currency */
  | { readonly kind: 'other-unit'; readonly unit: string }
  /** a mark that nobody sees shows the line the other way around */
  | { readonly kind: 'turned-around' }
  | { readonly kind: 'name'; readonly problem: PersonalNameProblem }
  /** no more than `most` recipients at once */
  | { readonly kind: 'too-many'; readonly most: number };

/** A line that is not taken. Lines count from 1, as in an editor. */
export interface RejectedTableLine<Problem> {
  readonly line: number;
  readonly problem: Problem;
}

/** An address that stands there again: its amounts were added up. */
export interface RepeatedLine {
  readonly line: number;
  /** where it stands first */
  readonly first: number;
  readonly address: DogeAddress;
}

/** What a table says. */
export interface RecipientTable<Amount, Problem> {
  /** in the order of the table, each address once */
  readonly payments: readonly TableEntry<Amount>[];
  readonly rejected: readonly RejectedTableLine<Problem>[];
  readonly repeated: readonly RepeatedLine[];
  /** of all payments */
  readonly total: Amount;
  /** the first line names the columns */
  readonly hasHeader: boolean;
}

/** What is paid, and how much of it. */
export interface TableRules<Amount extends bigint, Own> {
  /** the chain that the addresses are of */
  readonly network: Network;
  /** one-time scripts of ours: nobody is to be paid there; absent: none is known */
  readonly commitAddresses?: ReadonlySet<string>;
  /** recipients at most */
  readonly most: number;
  readonly nothing: Amount;
  /** what may follow an amount: its unit */
  readonly unit: RegExp;
  /** reads the second cell, which is not empty and has no unit */
  readonly readAmount: (text: string) => Result<Amount, Own>;
  readonly add: (one: Amount, other: Amount) => Amount;
  /** why no table may add up to so much; null when it may */
  readonly totalProblem: (total: bigint) => Own | null;
}

/** Longer texts are not read at all, characters. */
export const MAX_LIST_LENGTH = 500_000;

const HAS_DIGIT = /\p{Nd}/u;

interface Line extends Cells {
  readonly number: number;
  readonly isReversed: boolean;
}

/** Names of columns: no address in any, and no digit where the amount belongs. */
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

/** Adds lines up while they are read. */
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
 * Reads lines of address, amount and, if there is one, a name. Between them stand tabs, semicolons, commas or spaces; what
 * stands in double quotes is one cell. A unit may stand beside the amount or in a cell of its own; another one than is paid in refuses
 * the line. Empty lines and lines that begin with `#` are passed over, and so is a first line
 * that names the columns. An address that stands there again gets the sum, and is told of in `repeated`.
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
            ...{ number: index + 1, isReversed: isReversed(line) },
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
