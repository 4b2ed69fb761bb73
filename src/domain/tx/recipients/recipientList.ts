/** Parses a list of DOGE recipients, pasted or from a saved table, and reports the problem of each invalid line. */
import type { Network } from '../../address/Network.ts';
import { formatDoge } from '../../amount/formatDoge.ts';
import { beyondDoubt, pastedNumber } from '../../amount/inStyle.ts';
import { type Koinu, koinu, MAX_MONEY, NO_KOINU } from '../../amount/Koinu.ts';
import { type AmountProblem, parseDoge } from '../../amount/parseDoge.ts';
import type { NumberStyle } from '../../preferences/NumberStyle.ts';
import { err, type Result } from '../../result.ts';
import { HARD_DUST, MAX_TRANSACTION_SIZE } from '../policy.ts';
import { P2PKH_OUTPUT_SIZE, transactionSize } from '../sizes.ts';
import { writeCell } from './recipientCells.ts';
import {
  type RecipientTable,
  readRecipientTable,
  type TableEntry,
  type TableProblem,
} from './recipientTable.ts';

export { MAX_LIST_LENGTH, type RepeatedLine } from './recipientTable.ts';

/** One recipient of a list; koinu, at least the hard dust limit. */
export type ListedPayment = TableEntry<Koinu>;

type OwnProblem =
  | { readonly kind: 'amount'; readonly problem: AmountProblem }
  | { readonly kind: 'too-little'; readonly minimum: Koinu }
  /** together with the previous lines, the list would exceed MAX_MONEY */
  | { readonly kind: 'too-much' };

/** Why a line is rejected. */
export type LineProblem = TableProblem | OwnProblem;

/** The total is koinu. */
export type RecipientList = RecipientTable<Koinu, LineProblem>;

/** This many recipients fit into one transfer with one coin and change. */
export const MAX_RECIPIENTS = Math.floor(
  (MAX_TRANSACTION_SIZE - transactionSize(1, 1, P2PKH_OUTPUT_SIZE) - 4) / P2PKH_OUTPUT_SIZE,
);

const UNIT = /\s*(?:doge(?:coins?)?|xdg|[ÐƉ])\.?$/iu;

function readAmount(text: string, style: NumberStyle): Result<Koinu, OwnProblem> {
  const read = parseDoge(pastedNumber(text, style));
  if (!read.ok) return err({ kind: 'amount', problem: read.problem });
  return read.value < HARD_DUST ? err({ kind: 'too-little', minimum: HARD_DUST }) : read;
}

/**
 * Parses lines of address, amount and optionally a name, by the rules of `readRecipientTable`.
 *
 * @param text - at most `MAX_LIST_LENGTH` characters; the result is null for a longer one
 * @param network - the chain to be paid on
 * @param style - the user's number style
 * @param commitAddresses - one-time scripts of ours, which must not be paid
 */
export const parseRecipientList = (
  text: string,
  network: Network,
  style: NumberStyle,
  commitAddresses: ReadonlySet<string> = new Set(),
): RecipientList | null =>
  readRecipientTable<Koinu, OwnProblem>(text, {
    network,
    commitAddresses,
    most: MAX_RECIPIENTS,
    nothing: NO_KOINU,
    unit: UNIT,
    readAmount: (amount) => readAmount(amount, style),
    add: (one, other) => koinu(one + other),
    totalProblem: (total) => (total > MAX_MONEY ? { kind: 'too-much' } : null),
  });

/** Formats a list that `parseRecipientList` parses to the same payments: one line each, separated by commas. */
export const formatRecipientList = (payments: readonly ListedPayment[]): string =>
  payments
    .map(({ address, amount, name }) =>
      [address, beyondDoubt(formatDoge(amount)), ...(name === null ? [] : [writeCell(name)])].join(', '),
    )
    .join('\n');
