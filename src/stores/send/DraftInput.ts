/** What a person typed and chose to send: all of it public text, so that it may be kept. */
import { DEFAULT_FEE_PRESET, type FeeChoice } from '../../domain/amount/FeeRate.ts';
import { retyped } from '../../domain/amount/inStyle.ts';
import type { Koinu } from '../../domain/amount/Koinu.ts';
import type { NumberStyle } from '../../domain/preferences/NumberStyle.ts';
import type { TableEntry } from '../../domain/tx/recipients/recipientTable.ts';

/** A draft as typed, whatever is sent; everything else about it is computed. */
export interface SendInput<Amount extends bigint> {
  readonly recipientText: string;
  /** the text was read as somebody who can be paid; any other text is not kept, since it may be anything */
  readonly isRecipientGood: boolean;
  /** several recipients instead of one; null with one */
  readonly list: readonly TableEntry<Amount>[] | null;
  readonly amountText: string;
  /** the style that amount and fee rate were typed in: in another one they may mean something else */
  readonly amountStyle: NumberStyle;
  /** everything that may be sent goes */
  readonly isMax: boolean;
  readonly feeChoice: FeeChoice;
  /** DOGE per 1000 bytes, as typed */
  readonly customFeeText: string;
}

/** A draft that sends DOGE; amounts are koinu. */
export interface DraftInput extends SendInput<Koinu> {
  readonly unit: 'doge' | 'fiat';
  /** outpoint keys of the coins to spend, and no others; null leaves the choice to the plan */
  readonly chosen: readonly string[] | null;
}

/** Nothing typed yet, whatever is sent. */
export const EMPTY_SEND: SendInput<never> = {
  recipientText: '',
  isRecipientGood: false,
  list: null,
  amountText: '',
  amountStyle: 'point',
  isMax: false,
  feeChoice: { kind: 'preset', multiple: DEFAULT_FEE_PRESET },
  customFeeText: '',
};

/** Nothing typed yet. */
export const EMPTY_INPUT: DraftInput = { ...EMPTY_SEND, unit: 'doge', chosen: null };

/** Whether nobody is named, and no amount. */
export const isEmptySend = ({ recipientText, amountText, isMax, list }: SendInput<bigint>): boolean =>
  recipientText === '' && amountText === '' && !isMax && list === null;

/** The draft in a style: an amount that was typed in another one means what it meant, and is dropped where that is not certain. */
export const inStyle = <Input extends SendInput<bigint>>(input: Input, style: NumberStyle): Input =>
  input.amountStyle === style
    ? input
    : {
        ...input,
        amountText: retyped(input.amountText, input.amountStyle, style),
        customFeeText: retyped(input.customFeeText, input.amountStyle, style),
        amountStyle: style,
      };

/** Drafts by the key of their account. */
export type Drafts<Input> = Readonly<Record<string, Input>>;
