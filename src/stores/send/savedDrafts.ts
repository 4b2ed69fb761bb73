/** JSON forms of drafts (JSON has no bigint). An unreadable draft is dropped without affecting the others. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { FEE_PRESETS, type FeeChoice } from '../../domain/amount/FeeRate.ts';
import { koinu } from '../../domain/amount/Koinu.ts';
import { isNumberStyle } from '../../domain/preferences/NumberStyle.ts';
import type { PersonalName } from '../../domain/session/personalName.ts';
import type { TableEntry } from '../../domain/tx/recipients/recipientTable.ts';
import { type Fields, fields, list, malformed, text } from '../persistence/readFields.ts';
import { type DraftInput, EMPTY_INPUT, EMPTY_SEND, type SendInput } from './DraftInput.ts';

const AMOUNT_LIKE = /^[\d.,\s]{0,32}$/;

const amountLike = (typed: string): string => (AMOUNT_LIKE.test(typed) ? typed : '');

/** Amounts of lists are decimal. Text that is neither a recipient nor an amount is left out: it might be a secret in the wrong field. */
export const saveDraft = <Input extends SendInput<bigint>>(input: Input) => ({
  ...input,
  recipientText: input.isRecipientGood ? input.recipientText : '',
  amountText: amountLike(input.amountText),
  customFeeText: amountLike(input.customFeeText),
  list: input.list?.map((entry) => ({ ...entry, amount: entry.amount.toString() })) ?? null,
});

const WHOLE = /^[1-9]\d{0,99}$/;

function readEntry<Amount extends bigint>(
  value: unknown,
  brand: (amount: bigint) => Amount,
): TableEntry<Amount> {
  const { address, amount, name } = fields(value);
  return {
    address: text(address) as DogeAddress,
    amount: brand(BigInt(WHOLE.test(text(amount)) ? text(amount) : malformed())),
    name: name === null ? null : (text(name) as PersonalName),
  };
}

function readFeeChoice(value: unknown): FeeChoice {
  const { kind, multiple } = fields(value);
  if (kind === 'custom') return { kind };
  const preset = FEE_PRESETS.find((known) => known === multiple) ?? malformed();
  return { kind: 'preset', multiple: preset };
}

/**
 * Reads the common part of drafts; missing fields are as in an empty one.
 *
 * @param brand - converts an amount to its type
 * @throws {SyntaxError
 * RangeError} when malformed
 */
export function readSend<Amount extends bigint>(
  stored: Fields,
  brand: (amount: bigint) => Amount,
): SendInput<Amount> {
  const given = { ...EMPTY_SEND, ...stored };
  const isReceiverGood = given.isRecipientGood === true;
  return {
    recipientText: isReceiverGood ? text(given.recipientText) : '',
    isRecipientGood: isReceiverGood,
    list: given.list === null ? null : list(given.list).map((entry) => readEntry(entry, brand)),
    amountText: amountLike(text(given.amountText)),
    amountStyle: isNumberStyle(text(given.amountStyle)) ? given.amountStyle : malformed(),
    isMax: given.isMax === true,
    feeChoice: readFeeChoice(given.feeChoice),
    customFeeText: amountLike(text(given.customFeeText)),
  };
}

/** Null when malformed. @param readOne - reads a draft; throws when malformed */
export function readDraftBy<Input>(stored: unknown, readOne: (stored: Fields) => Input): Input | null {
  try {
    return readOne(fields(stored));
  } catch {
    return null;
  }
}

function readDogeDraft(stored: Fields): DraftInput {
  const { unit, chosen } = { ...EMPTY_INPUT, ...stored };
  return {
    ...readSend(stored, koinu),
    unit: unit === 'fiat' ? unit : 'doge',
    chosen: chosen === null ? null : list(chosen).map(text),
  };
}

/** Null when malformed. */
export const readDraft = (stored: unknown): DraftInput | null => readDraftBy(stored, readDogeDraft);
