/** What happened on an account as the rows of a table. */
import { type FiatPrice, microsOf } from '../amount/FiatPrice.ts';
import { formatDoge } from '../amount/formatDoge.ts';
import type { HistoryEntry } from '../history/HistoryEntry.ts';
import type { Cell } from './csv.ts';
import { decimalOf } from './decimalOf.ts';
import { lackRow } from './lackRow.ts';

/** An entry with what is known of it besides. */
export interface TableEntry {
  readonly entry: HistoryEntry;
  /** the account's name */
  readonly account: string;
  /** names of the contacts among its counterparts */
  readonly contacts: readonly string[];
  readonly note: string;
  /** what a DOGE cost then; null when nobody knows: the cell stays empty */
  readonly price: FiatPrice | null;
}

/** Which way the money went. */
export type TableKind = HistoryEntry['direction'];

/** What the table does not have. */
export interface TableLack {
  /** the account's name */
  readonly account: string;
  readonly text: string;
}

/** The words of the table. */
export interface TableMessages {
  readonly columns: readonly string[];
  readonly kinds: Readonly<Record<TableKind, string>>;
  /** the kind of a row that says what is missing */
  readonly incomplete: string;
}

const OUT: readonly TableKind[] = ['sent'];

const confirmationsOf = ({ state }: HistoryEntry): string =>
  state.kind === 'confirmed' ? String(state.confirmations) : '0';

/** One row. Amounts and times have one form for every language: a dot, no groups, ISO 8601 in UTC. */
export function tableRow(line: TableEntry, messages: TableMessages): readonly Cell[] {
  const { entry, price } = line;
  const sign = OUT.includes(entry.direction) && entry.amount > 0n ? '-' : '';
  return [
    { own: new Date(entry.timeMs).toISOString() },
    messages.kinds[entry.direction],
    { own: sign + formatDoge(entry.amount) },
    { own: entry.fee === null ? '' : formatDoge(entry.fee) },
    { own: price === null ? '' : sign + decimalOf(microsOf(entry.amount, price)) },
    { own: price === null ? '' : price.currency.toUpperCase() },
    entry.counterparts.join(' '),
    line.contacts.join(', '),
    line.note,
    { own: entry.txid },
    { own: confirmationsOf(entry) },
    line.account,
  ];
}

/** Where `tableRow` has them. */
const [KIND_AT, NOTE_AT, ACCOUNT_AT] = [1, 8, 11];

const rowOfLack = ({ account, text }: TableLack, { columns, incomplete }: TableMessages): readonly Cell[] =>
  lackRow(columns.length, { [KIND_AT]: incomplete, [NOTE_AT]: text, [ACCOUNT_AT]: account });

/** Newest first, under a row of headings, and under what is missing. */
export function historyTable(
  lines: readonly TableEntry[],
  lacks: readonly TableLack[],
  messages: TableMessages,
): readonly (readonly Cell[])[] {
  const sorted = [...lines].sort((one, other) => other.entry.timeMs - one.entry.timeMs);
  return [
    messages.columns,
    ...lacks.map((lack) => rowOfLack(lack, messages)),
    ...sorted.map((line) => tableRow(line, messages)),
  ];
}
