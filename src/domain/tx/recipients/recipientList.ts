/** Reads a list of recipients of DOGE as a person pastes it or as a table saves it, and says of each line what is wrong. */
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

/** One recipient of a list; koinu, at least what the network carries. */
export type ListedPayment = TableEntry<Koinu>;

type OwnProblem =
  | { readonly kind: 'amount'; readonly problem: AmountProblem }
  | { readonly kind: 'too-little'; readonly minimum: Koinu }
  /** added to the lines before, the list passes all the money there may be */
  | { readonly kind: 'too-much' };

/** Why a line is not taken. */
export type LineProblem = TableProblem | OwnProblem;

/** What a list says; the total is koinu. */
export type RecipientList = RecipientTable<Koinu, LineProblem>;

/** So many recipients fit into one transfer beside one coin and the change. */
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
 * Reads lines of address, amount and, if there is one, a name; `readRecipientTable` says how.
 *
 * @param text - of at most `MAX_LIST_LENGTH` characters; `null` comes back for a longer one
 * @param network - the chain to be paid on
 * @param style - how the person writes numbers
 * @param commitAddresses - one-time scripts of ours: nobody is to be paid there
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

/** Writes a list that `parseRecipientList` reads as the same payments: a line for each, with commas. */
export const formatRecipientList = (payments: readonly ListedPayment[]): string =>
  payments
    .map(({ address, amount, name }) =>
      [address, beyondDoubt(formatDoge(amount)), ...(name === null ? [] : [writeCell(name)])].join(', '),
    )
    .join('\n');
