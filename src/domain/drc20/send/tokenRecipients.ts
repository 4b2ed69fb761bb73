/** Reads a list of recipients of a token as a person pastes it or as a table saves it. */
import type { Network } from '../../address/Network.ts';
import { beyondDoubt, pastedNumber } from '../../amount/inStyle.ts';
import type { NumberStyle } from '../../preferences/NumberStyle.ts';
import { err, type Result } from '../../result.ts';
import { writeCell } from '../../tx/recipients/recipientCells.ts';
import {
  type RecipientTable,
  readRecipientTable,
  type TableProblem,
} from '../../tx/recipients/recipientTable.ts';
import { NO_UNITS, type TokenUnits, tokenUnits } from '../TokenUnits.ts';
import { formatTokenAmount, parseTokenAmount, type TokenAmountProblem } from '../tokenAmount.ts';
import { MAX_TOKEN_RECIPIENTS, type TokenPayment } from './TokenPayment.ts';

type OwnProblem =
  | { readonly kind: 'amount'; readonly problem: TokenAmountProblem }
  /** nothing of it cannot be sent */
  | { readonly kind: 'nothing' };

/** Why a line is not taken. */
export type TokenLineProblem = TableProblem | OwnProblem;

/** What a list says. */
export type TokenRecipients = RecipientTable<TokenUnits, TokenLineProblem>;

/** What is listed. */
export interface ListedToken {
  readonly network: Network;
  readonly decimals: number;
  /** may follow an amount, in any case */
  readonly tick: string;
  /** one-time scripts of ours: nobody is to be paid there; absent: none is known */
  readonly commitAddresses?: ReadonlySet<string>;
}

const NUMBER_TICK = /^[\d.,\s]*$/;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * What may follow an amount and is no part of it. A tick that begins as numbers do has to stand apart, and one of digits and
 * marks alone is never a unit: `1420` of the token `420` is not 1.
 */
function unitOf(tick: string): RegExp {
  if (NUMBER_TICK.test(tick)) return /$/;
  const isLikeNumber = /^(?:[\d.,]|e[+-]?\d)/i.test(tick);
  return new RegExp(`\\s${isLikeNumber ? '+' : '*'}${escaped(tick)}$`, 'i');
}

function readAmount(text: string, decimals: number, style: NumberStyle): Result<TokenUnits, OwnProblem> {
  const read = parseTokenAmount(pastedNumber(text, style), decimals);
  if (!read.ok) return err({ kind: 'amount', problem: read.problem });
  return read.value === 0n ? err({ kind: 'nothing' }) : read;
}

/**
 * Reads lines of address, amount and, if there is one, a name; `readRecipientTable` says how.
 *
 * @param text - of at most `MAX_LIST_LENGTH` characters; `null` comes back for a longer one
 * @param style - how the person writes numbers
 */
export const parseTokenRecipients = (
  text: string,
  { network, decimals, tick, commitAddresses = new Set() }: ListedToken,
  style: NumberStyle,
): TokenRecipients | null =>
  readRecipientTable<TokenUnits, OwnProblem>(text, {
    network,
    commitAddresses,
    most: MAX_TOKEN_RECIPIENTS,
    nothing: NO_UNITS,
    unit: unitOf(tick),
    // `1 420` of the token `420` is one of it, or many
    readAmount: (amount) =>
      NUMBER_TICK.test(tick) && /\s/.test(amount)
        ? err({ kind: 'amount', problem: { kind: 'bad-character', character: tick } })
        : readAmount(amount, decimals, style),
    add: (one, other) => tokenUnits(one + other),
    totalProblem: () => null,
  });

/** Writes a list that `parseTokenRecipients` reads as the same payments: a line for each, with commas. */
export const formatTokenRecipients = (payments: readonly TokenPayment[], decimals: number): string =>
  payments
    .map(({ address, amount, name }) =>
      [
        address,
        beyondDoubt(formatTokenAmount(amount, decimals)),
        ...(name === null ? [] : [writeCell(name)]),
      ].join(', '),
    )
    .join('\n');
