/** What a person typed and chose to send: all of it public text, so that it may be kept. */
import { DEFAULT_FEE_PRESET } from '../../domain/amount/FeeRate.ts';
import { type Koinu, koinu } from '../../domain/amount/Koinu.ts';
import type { ListedPayment } from '../../domain/tx/recipientList.ts';

/** Which fee is chosen. */
export type FeeChoice = { readonly kind: 'preset'; readonly multiple: number } | { readonly kind: 'custom' };

/** A draft as typed; everything else about it is computed. */
export interface DraftWords {
  readonly recipientText: string;
  /** the text was read as somebody who can be paid; any other text is not kept, since it may be anything */
  readonly isReceiverGood: boolean;
  /** several receivers instead of one; null with one */
  readonly list: readonly ListedPayment[] | null;
  readonly amountText: string;
  readonly unit: 'doge' | 'fiat';
  /** everything that may be spent goes */
  readonly isMax: boolean;
  readonly feeChoice: FeeChoice;
  /** DOGE per 1000 bytes, as typed */
  readonly customFeeText: string;
  /** outpoint keys of the coins to spend, and no others; null leaves the choice to the plan */
  readonly chosen: readonly string[] | null;
}

/** Nothing typed yet. */
export const EMPTY_WORDS: DraftWords = {
  recipientText: '',
  isReceiverGood: false,
  list: null,
  amountText: '',
  unit: 'doge',
  isMax: false,
  feeChoice: { kind: 'preset', multiple: DEFAULT_FEE_PRESET },
  customFeeText: '',
  chosen: null,
};

/** Drafts by the key of their account. */
export type Drafts = Readonly<Record<string, DraftWords>>;

type SavedPayment = Omit<ListedPayment, 'amount'> & { readonly amount: string };

/** A draft as written: what is not there is as in an empty one. Amounts are decimal koinu. */
export type SavedDraft = Partial<Omit<DraftWords, 'list'>> & {
  readonly list?: readonly SavedPayment[] | null;
};

/** Drafts as written. */
export type SavedDrafts = Readonly<Record<string, SavedDraft>>;

const AMOUNT_LIKE = /^[\d.,\s]{0,32}$/;

const amountLike = (text: string): string => (AMOUNT_LIKE.test(text) ? text : '');

function saveDraft(words: DraftWords): SavedDraft {
  return {
    ...words,
    recipientText: words.isReceiverGood ? words.recipientText : '',
    amountText: amountLike(words.amountText),
    customFeeText: amountLike(words.customFeeText),
    list: words.list?.map((payment) => ({ ...payment, amount: payment.amount.toString() })) ?? null,
  };
}

const readAmount = (text: string): Koinu => koinu(BigInt(text));

function readDraft({ list, ...words }: SavedDraft): DraftWords {
  const payments = list?.map((payment) => ({ ...payment, amount: readAmount(payment.amount) })) ?? null;
  return { ...EMPTY_WORDS, ...words, list: payments };
}

const mapValues = <From, To>(record: Readonly<Record<string, From>>, convert: (value: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, convert(value)]));

/** Writes drafts. What could be no receiver and no amount is left out: it might be a secret in the wrong field. */
export const saveDrafts = (drafts: Drafts): SavedDrafts => mapValues(drafts, saveDraft);

/** Reads drafts. @throws {SyntaxError | RangeError} when an amount is none */
export const readDrafts = (saved: SavedDrafts): Drafts => mapValues(saved, readDraft);
