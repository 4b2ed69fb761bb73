/** Parses a list of a token's recipients, pasted or from a saved table. */
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
  /** an amount of zero */
  | { readonly kind: 'nothing' };

/** Why a line is rejected. */
export type TokenLineProblem = TableProblem | OwnProblem;

export type TokenRecipients = RecipientTable<TokenUnits, TokenLineProblem>;

/** The token that the list is for. */
export interface ListedToken {
  readonly network: Network;
  readonly decimals: number;
  /** may follow an amount, in any case */
  readonly tick: string;
  /** one-time scripts of ours, which must not be used as recipients; absent: none is known */
  readonly commitAddresses?: ReadonlySet<string>;
}

const NUMBER_TICK = /^[\d.,\s]*$/;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Matches the unit after an amount. A tick that begins like a number needs a space before it, and one of only digits and marks is never a
 * unit: `1420` of the token `420` is not 1.
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
 * Parses lines of address, amount and optionally a name, by the rules of `readRecipientTable`.
 *
 * @param text - at most `MAX_LIST_LENGTH` characters; the result is null for a longer one
 * @param style - the user's number style
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
    // `1 420` of the token `420` is ambiguous: 1 with its unit, or 1420
    readAmount: (amount) =>
      NUMBER_TICK.test(tick) && /\s/.test(amount)
        ? err({ kind: 'amount', problem: { kind: 'bad-character', character: tick } })
        : readAmount(amount, decimals, style),
    add: (one, other) => tokenUnits(one + other),
    totalProblem: () => null,
  });

/** Formats a list that `parseTokenRecipients` parses to the same payments: one line each, separated by commas. */
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
