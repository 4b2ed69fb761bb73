/** An account's history as table rows. */
import { type FiatPrice, microsOf } from '../amount/FiatPrice.ts';
import { formatDoge } from '../amount/formatDoge.ts';
import type { HistoryEntry } from '../history/HistoryEntry.ts';
import type { Cell } from './csv.ts';
import { decimalOf } from './decimalOf.ts';
import { lackRow } from './lackRow.ts';

/** An entry with related data. */
export interface TableEntry {
  readonly entry: HistoryEntry;
  /** the account's name */
  readonly account: string;
  /** names of the contacts among its counterparts */
  readonly contacts: readonly string[];
  readonly note: string;
  /** the price of one DOGE at that time; null when unknown: the cell stays empty */
  readonly price: FiatPrice | null;
}

export type TableKind = HistoryEntry['direction'];

/** Something missing in the table. */
export interface TableLack {
  /** the account's name */
  readonly account: string;
  readonly text: string;
}

/** The texts of the table. */
export interface TableMessages {
  readonly columns: readonly string[];
  readonly kinds: Readonly<Record<TableKind, string>>;
  /** the kind of a row about missing data */
  readonly incomplete: string;
}

const OUT: readonly TableKind[] = ['sent'];

const confirmationsOf = ({ state }: HistoryEntry): string =>
  state.kind === 'confirmed' ? String(state.confirmations) : '0';

/** One row. Amounts and times have the same form in all languages: a dot, no group marks, ISO 8601 in UTC. */
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

/** Column indexes in `tableRow`. */
const [KIND_AT, NOTE_AT, ACCOUNT_AT] = [1, 8, 11];

const rowOfLack = ({ account, text }: TableLack, { columns, incomplete }: TableMessages): readonly Cell[] =>
  lackRow(columns.length, { [KIND_AT]: incomplete, [NOTE_AT]: text, [ACCOUNT_AT]: account });

/** Newest first, below the headings and the rows about missing data. */
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
