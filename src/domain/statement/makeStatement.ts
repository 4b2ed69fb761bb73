/** Makes the statement of a year: a balance, everything that changed it, and the balance that came of it. */
import type { NamedAddress } from '../address/judgeRecipient.ts';
import { type HistoryGap, hasGap, joinGaps } from '../history/historyGap.ts';
import { changeOf, type Movement } from './Movement.ts';

/** Everything that was read of an account. */
export interface AccountMovements {
  readonly account: NamedAddress;
  /** of blocks and of none, the newest first */
  readonly movements: readonly Movement[];
  /** what the server says that it holds in blocks, koinu */
  readonly balance: bigint;
  /** older transactions that were not read */
  readonly leftOut: number;
  /** what of the rest the server counts, and has no row for */
  readonly gap: HistoryGap;
}

/** A year, all amounts koinu. `opening` + `received` − `sent` − `fees` is `closing`, always. */
export interface Statement {
  readonly year: number;
  /** the first moment of the year, and the first after it; UTC, milliseconds since 1970 */
  readonly fromMs: number;
  readonly untilMs: number;
  readonly accounts: readonly NamedAddress[];
  readonly opening: bigint;
  readonly closing: bigint;
  readonly received: bigint;
  readonly sent: bigint;
  readonly fees: bigint;
  /** oldest first, those in blocks alone */
  readonly movements: readonly Movement[];
  /** what is missing of the history, of any year */
  readonly gap: HistoryGap;
  readonly unknown: StatementUnknowns;
}

/** What a statement does not know, and has to say. */
export interface StatementUnknowns {
  /** what is in no block yet is in no statement */
  readonly pending: number;
  /** older transactions that were not read: the opening balance is worked out from what the server says */
  readonly leftOut: number;
  /** some of those may belong to this very year */
  readonly isYearCut: boolean;
  /** what the server says less what all movements come to, koinu; 0 when they agree or when not all were read */
  readonly difference: bigint;
  /** movements that are parts of token transfers */
  readonly tokens: number;
  /** movements that others paid along with us: our part of the fee is among what was sent */
  readonly shared: number;
}

const sumOf = (movements: readonly Movement[], part: (movement: Movement) => bigint): bigint =>
  movements.reduce((sum, movement) => sum + part(movement), 0n);

/** The year of an instant, UTC. */
export const yearOf = (timeMs: number): number => new Date(timeMs).getUTCFullYear();

const settled = ({ movements }: AccountMovements): readonly Movement[] =>
  movements.filter(({ isConfirmed }) => isConfirmed);

/**
 * Years in which something moved, the latest first; where a history is there and nothing of it could be read, this one.
 *
 * @param nowMs - milliseconds since 1970
 */
export function statementYears(accounts: readonly AccountMovements[], nowMs: number): readonly number[] {
  const years = new Set(accounts.flatMap(settled).map(({ timeMs }) => yearOf(timeMs)));
  if (years.size === 0 && accounts.some(({ gap }) => hasGap(gap))) years.add(yearOf(nowMs));
  return [...years].sort((a, b) => b - a);
}

/** What an account held before the first movement that was read; not zero only where older ones were left out. */
const heldBefore = (account: AccountMovements): bigint =>
  account.leftOut === 0 ? 0n : account.balance - sumOf(settled(account), changeOf);

const differenceOf = (account: AccountMovements): bigint =>
  account.leftOut === 0 ? account.balance - sumOf(settled(account), changeOf) : 0n;

function isCut(account: AccountMovements, fromMs: number): boolean {
  if (account.leftOut === 0) return false;
  return settled(account).every(({ timeMs }) => timeMs >= fromMs);
}

/** Makes it. @param accounts - their movements, all that were read */
export function makeStatement(accounts: readonly AccountMovements[], year: number): Statement {
  const [fromMs, untilMs] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)];
  const all = accounts.flatMap(settled);
  const before = all.filter(({ timeMs }) => timeMs < fromMs);
  // those of one block stay in the order in which they can have happened
  const movements = all
    .toReversed()
    .filter(({ timeMs }) => timeMs >= fromMs && timeMs < untilMs)
    .sort((one, other) => one.timeMs - other.timeMs);
  const held = accounts.reduce((sum, account) => sum + heldBefore(account), 0n);
  const opening = held + sumOf(before, changeOf);
  return {
    ...{ year, fromMs, untilMs, movements, opening },
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
