/** A statement as table rows, for spreadsheets. */
import { type FiatPrice, microsOf } from '../amount/FiatPrice.ts';
import { formatDoge } from '../amount/formatDoge.ts';
import type { Cell } from '../report/csv.ts';
import { decimalOf } from '../report/decimalOf.ts';
import { lackRow } from '../report/lackRow.ts';
import { changeOf, type Movement } from './Movement.ts';
import type { Statement } from './makeStatement.ts';

/** The texts of the table. */
export interface StatementTableMessages {
  readonly columns: readonly string[];
  readonly opening: string;
  readonly closing: string;
  readonly received: string;
  readonly sent: string;
  readonly self: string;
  readonly token: string;
  readonly total: string;
  /** for unknown values: never a number */
  readonly unknown: string;
  /** the kind of a row about missing data, and what is missing, one sentence each */
  readonly incomplete: string;
  readonly lacks: readonly string[];
}

/** Data from outside the chain. */
export interface StatementNames {
  /** price of one DOGE; null when unknown @param timeMs - milliseconds since 1970 */
  readonly priceAt: (timeMs: number) => FiatPrice | null;
  readonly nameOf: (address: string) => string | null;
  readonly noteOf: (txid: string) => string;
}

/** Column indexes of kind and note. */
const [KIND_AT, NOTE_AT] = [1, 11];

export function movementKind({ received, sent, isToken }: Movement): 'received' | 'sent' | 'self' | 'token' {
  if (isToken) return 'token';
  if (sent > 0n) return 'sent';
  return received > 0n ? 'received' : 'self';
}

/** Eight decimals, a dot, no group marks; `-` before negative amounts. */
function plain(amount: bigint): Cell {
  const size = formatDoge(amount < 0n ? -amount : amount, { minDecimals: 8 });
  return { own: amount < 0n ? `-${size}` : size };
}

const BLANK: Cell = { own: '' };

function worthCells(amount: bigint, price: FiatPrice | null, unknown: string): readonly Cell[] {
  if (price === null) return [unknown, unknown, BLANK];
  const size = decimalOf(microsOf(amount < 0n ? -amount : amount, price));
  return [
    { own: decimalOf(price.microsPerDoge) },
    { own: amount < 0n ? `-${size}` : size },
    { own: price.currency.toUpperCase() },
  ];
}

const dateOf = (timeMs: number): Cell => ({ own: new Date(timeMs).toISOString() });

function movementRow(
  movement: Movement,
  balance: bigint,
  names: StatementNames,
  messages: StatementTableMessages,
): readonly Cell[] {
  const { received, sent, fee, counterparts, txid, timeMs, account } = movement;
  return [
    dateOf(timeMs),
    messages[movementKind(movement)],
    ...[received, sent, fee, balance].map(plain),
    ...worthCells(changeOf(movement), names.priceAt(timeMs), messages.unknown),
    counterparts.join(' '),
    counterparts.flatMap((address) => names.nameOf(address) ?? []).join(', '),
    names.noteOf(txid),
    { own: txid },
    account.name,
  ];
}

/**
 * Oldest first, between the balances. Amounts and times have the same form in all languages: a dot, eight decimals, ISO 8601 in UTC.
 *
 * @param nowMs - milliseconds since 1970: the closing balance of the current year is valued at the current price
 */
export function statementTable(
  statement: Statement,
  names: StatementNames,
  messages: StatementTableMessages,
  nowMs: number,
): readonly (readonly Cell[])[] {
  const { fromMs, untilMs, opening, closing, movements, received, sent, fees } = statement;
  const { columns, incomplete } = messages;
  const endMs = Math.min(untilMs, nowMs);
  const balanceRow = (title: string, timeMs: number, amount: bigint): readonly Cell[] => [
    ...[dateOf(timeMs), title, BLANK, BLANK, BLANK, plain(amount)],
    ...worthCells(amount, names.priceAt(timeMs), messages.unknown),
    ...[BLANK, BLANK, BLANK, BLANK, BLANK],
  ];
  let balance = opening;
  return [
    messages.columns,
    ...messages.lacks.map((text) => lackRow(columns.length, { [KIND_AT]: incomplete, [NOTE_AT]: text })),
    balanceRow(messages.opening, fromMs, opening),
    ...movements.map((movement) => {
      balance += changeOf(movement);
      return movementRow(movement, balance, names, messages);
    }),
    balanceRow(messages.closing, endMs, closing),
    [
      ...[dateOf(endMs), messages.total, ...[received, sent, fees].map(plain)],
      ...Array.from({ length: 9 }, () => BLANK),
    ],
  ];
}
