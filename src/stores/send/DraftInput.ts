/** Form input for sending: public text only, so it may be persisted. */
import { DEFAULT_FEE_PRESET, type FeeChoice } from '../../domain/amount/FeeRate.ts';
import { retyped } from '../../domain/amount/inStyle.ts';
import type { Koinu } from '../../domain/amount/Koinu.ts';
import type { NumberStyle } from '../../domain/preferences/NumberStyle.ts';
import type { TableEntry } from '../../domain/tx/recipients/recipientTable.ts';

/** A draft as typed, for every kind of transfer; everything else is computed from it. */
export interface SendInput<Amount extends bigint> {
  readonly recipientText: string;
  /** the text was read as a valid recipient; any other text is not persisted, because it may be a secret */
  readonly isRecipientGood: boolean;
  /** several recipients instead of one; null with one */
  readonly list: readonly TableEntry<Amount>[] | null;
  readonly amountText: string;
  /** number style of amount and fee rate as typed: in another style they may mean something else */
  readonly amountStyle: NumberStyle;
  /** sends the maximum */
  readonly isMax: boolean;
  readonly feeChoice: FeeChoice;
  /** DOGE per 1000 bytes, as typed */
  readonly customFeeText: string;
}

/** A draft that sends DOGE; amounts are koinu. */
export interface DraftInput extends SendInput<Koinu> {
  readonly unit: 'doge' | 'fiat';
  /** outpoint keys of the only coins to spend; null leaves the choice to the planner */
  readonly chosen: readonly string[] | null;
}

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

export const EMPTY_INPUT: DraftInput = { ...EMPTY_SEND, unit: 'doge', chosen: null };

/** Whether there is no recipient and no amount. */
export const isEmptySend = ({ recipientText, amountText, isMax, list }: SendInput<bigint>): boolean =>
  recipientText === '' && amountText === '' && !isMax && list === null;

/** Converts a draft to a number style; amounts without a certain meaning in the other style are dropped. */
export const inStyle = <Input extends SendInput<bigint>>(input: Input, style: NumberStyle): Input =>
  input.amountStyle === style
    ? input
    : {
        ...input,
        amountText: retyped(input.amountText, input.amountStyle, style),
        customFeeText: retyped(input.customFeeText, input.amountStyle, style),
        amountStyle: style,
      };

/** By account key. */
export type Drafts<Input> = Readonly<Record<string, Input>>;
