/** Makes a yearly statement: opening balance, movements, closing balance. */
import type { NamedAddress } from '../address/judgeRecipient.ts';
import { type HistoryGap, hasGap, joinGaps } from '../history/historyGap.ts';
import { changeOf, type Movement } from './Movement.ts';

/** The loaded history of an account. */
export interface AccountMovements {
  readonly account: NamedAddress;
  /** confirmed and unconfirmed, newest first */
  readonly movements: readonly Movement[];
  /** the server's confirmed balance, koinu */
  readonly balance: bigint;
  /** number of older transactions that were not loaded */
  readonly leftOut: number;
  /** transactions that the server counts among the rest, but gave no row for */
  readonly gap: HistoryGap;
}

/** A year, all amounts koinu. `opening` + `received` − `sent` − `fees` is always `closing`. */
export interface Statement {
  readonly year: number;
  /** the start of the year, and of the next; UTC, milliseconds since 1970 */
  readonly fromMs: number;
  readonly untilMs: number;
  readonly accounts: readonly NamedAddress[];
  readonly opening: bigint;
  readonly closing: bigint;
  readonly received: bigint;
  readonly sent: bigint;
  readonly fees: bigint;
  /** oldest first, only confirmed ones */
  readonly movements: readonly Movement[];
  /** what the history lacks, in any year */
  readonly gap: HistoryGap;
  readonly unknown: StatementUnknowns;
}

/** Limitations that a statement has to disclose. */
export interface StatementUnknowns {
  /** unconfirmed transactions, which are left out */
  readonly pending: number;
  /** older transactions that were not loaded: the opening balance is computed from the server's balance */
  readonly leftOut: number;
  /** some of those may be in this year */
  readonly isYearCut: boolean;
  /** the server's balance minus the sum of all movements, koinu; 0 when they agree or not all were loaded */
  readonly difference: bigint;
  /** number of movements that are part of token transfers */
  readonly tokens: number;
  /** number of movements with others' coins: our part of the fee is included in the amount sent */
  readonly shared: number;
}

const sumOf = (movements: readonly Movement[], part: (movement: Movement) => bigint): bigint =>
  movements.reduce((sum, movement) => sum + part(movement), 0n);

/** The year of an instant, UTC. */
export const yearOf = (timeMs: number): number => new Date(timeMs).getUTCFullYear();

const settled = ({ movements }: AccountMovements): readonly Movement[] =>
  movements.filter(({ isConfirmed }) => isConfirmed);

/**
 * Years with movements, latest first; this year when a history exists but nothing of it could be read.
 *
 * @param nowMs - milliseconds since 1970
 */
export function statementYears(accounts: readonly AccountMovements[], nowMs: number): readonly number[] {
  const years = new Set(accounts.flatMap(settled).map(({ timeMs }) => yearOf(timeMs)));
  if (years.size === 0 && accounts.some(({ gap }) => hasGap(gap))) years.add(yearOf(nowMs));
  return [...years].sort((a, b) => b - a);
}

/** An account's balance before the first loaded movement; nonzero only when older ones were left out. */
const heldBefore = (account: AccountMovements): bigint =>
  account.leftOut === 0 ? 0n : account.balance - sumOf(settled(account), changeOf);

const differenceOf = (account: AccountMovements): bigint =>
  account.leftOut === 0 ? account.balance - sumOf(settled(account), changeOf) : 0n;

function isCut(account: AccountMovements, fromMs: number): boolean {
  if (account.leftOut === 0) return false;
  return settled(account).every(({ timeMs }) => timeMs >= fromMs);
}

/** @param accounts - with all their loaded movements */
export function makeStatement(accounts: readonly AccountMovements[], year: number): Statement {
  const [fromMs, untilMs] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)];
  const all = accounts.flatMap(settled);
  const before = all.filter(({ timeMs }) => timeMs < fromMs);
  // movements in the same block keep their possible order
  const movements = all
    .toReversed()
    .filter(({ timeMs }) => timeMs >= fromMs && timeMs < untilMs)
    .sort((one, other) => one.timeMs - other.timeMs);
  const held = accounts.reduce((sum, account) => sum + heldBefore(account), 0n);
  const opening = held + sumOf(before, changeOf);
  return {
    year,
    fromMs,
    untilMs,
    movements,
    opening,
    accounts: accounts.map(({ account }) => account),
    closing: opening + sumOf(movements, changeOf),
    received: sumOf(movements, ({ received }) => received),
    sent: sumOf(movements, ({ sent }) => sent),
    fees: sumOf(movements, ({ fee }) => fee),
    gap: joinGaps(accounts.map(({ gap }) => gap)),
    unknown: {
      pending: accounts.flatMap((account) => account.movements).filter(({ isConfirmed }) => !isConfirmed)
        .length,
      leftOut: accounts.reduce((sum, { leftOut }) => sum + leftOut, 0),
      isYearCut: accounts.some((account) => isCut(account, fromMs)),
      difference: accounts.reduce((sum, account) => sum + differenceOf(account), 0n),
      tokens: movements.filter(({ isToken }) => isToken).length,
      shared: movements.filter(({ isShared }) => isShared).length,
    },
  };
}
