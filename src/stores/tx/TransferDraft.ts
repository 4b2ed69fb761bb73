/** What the person wants to send, as typed; everything else about it is computed. */
import { makeAutoObservable } from 'mobx';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { DogecoinUri, DogecoinUriProblem } from '../../domain/address/dogecoinUri.ts';
import type { Network } from '../../domain/address/Network.ts';
import type { AddressProblem } from '../../domain/address/parseAddress.ts';
import { DEFAULT_FEE_PRESET, type FeeRate, presetFeeRate } from '../../domain/amount/FeeRate.ts';
import type { FiatPrice } from '../../domain/amount/FiatPrice.ts';
import { parseFiat } from '../../domain/amount/fiat.ts';
import type { Koinu } from '../../domain/amount/Koinu.ts';
import { type AmountProblem, parseDoge } from '../../domain/amount/parseDoge.ts';
import { parseFeeRate } from '../../domain/amount/parseFeeRate.ts';
import type { Result } from '../../domain/result.ts';
import type { ClassifiedCoin } from '../../domain/tx/Coin.ts';
import type { FeeTextProblem } from '../../domain/tx/FeeTextProblem.ts';
import type { TransferPlan, TransferProblem, TransferWish } from '../../domain/tx/Transfer.ts';
import type { TransferRules } from './transferRules.ts';

/** What the draft is planned with. */
export interface DraftSurroundings {
  readonly network: Network;
  /** the address that is sent from and that gets the change; null while there is none */
  readonly from: () => DogeAddress | null;
  readonly coins: () => readonly ClassifiedCoin[];
  readonly price: () => FiatPrice | null;
  /** null until they are loaded */
  readonly rules: () => TransferRules | null;
}

/** Which fee is chosen. */
export type FeeChoice = { readonly kind: 'preset'; readonly multiple: number } | { readonly kind: 'custom' };

/** The receiver as read from the text. */
export interface ReadRecipient {
  readonly address: DogeAddress | null;
  readonly problem: AddressProblem | DogecoinUriProblem | null;
  /** the payment link that the text was, if it was one */
  readonly link: DogecoinUri | null;
}

const NOBODY: ReadRecipient = { address: null, problem: null, link: null };
const LINK = /^\s*dogecoin:/i;
const DEFAULT_CHOICE: FeeChoice = { kind: 'preset', multiple: DEFAULT_FEE_PRESET };

/** The sending form's state. */
export class TransferDraft {
  recipientText = '';
  amountText = '';
  unit: 'doge' | 'fiat' = 'doge';
  /** everything that may be spent goes */
  isMax = false;
  feeChoice: FeeChoice = DEFAULT_CHOICE;
  /** DOGE per 1000 bytes, as typed */
  customFeeText = '';

  readonly #around: DraftSurroundings;

  constructor(around: DraftSurroundings) {
    this.#around = around;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Whether nothing was typed yet. */
  get isEmpty(): boolean {
    return this.recipientText === '' && this.amountText === '' && !this.isMax;
  }

  get recipient(): ReadRecipient {
    const rules = this.#around.rules();
    const text = this.recipientText.trim();
    if (rules === null || text === '') return NOBODY;
    if (!LINK.test(text)) {
      const read = rules.parseAddress(text, this.#around.network);
      return read.ok ? { ...NOBODY, address: read.value } : { ...NOBODY, problem: read.problem };
    }
    const link = rules.parseDogecoinUri(text, this.#around.network);
    return link.ok
      ? { address: link.value.address, problem: null, link: link.value }
      : { ...NOBODY, problem: link.problem.kind === 'bad-address' ? link.problem.problem : link.problem };
  }

  /** The amount as typed; null while nothing was typed, while everything goes, and for fiat that has no price. */
  get amount(): Result<Koinu, AmountProblem> | null {
    if (this.isMax || this.amountText.trim() === '') return null;
    if (this.unit === 'doge') return parseDoge(this.amountText);
    const price = this.#around.price();
    return price === null ? null : parseFiat(this.amountText, price);
  }

  /** Why the typed fee rate is refused; null with a preset, or while nothing was typed. */
  get customFeeProblem(): FeeTextProblem | null {
    if (this.feeChoice.kind === 'preset' || this.customFeeText.trim() === '') return null;
    const read = parseFeeRate(this.customFeeText);
    return read.ok ? null : read.problem;
  }

  /** The chosen rate; null while a custom one is missing or refused. */
  get feeRate(): FeeRate | null {
    if (this.feeChoice.kind === 'preset') return presetFeeRate(this.feeChoice.multiple);
    const read = parseFeeRate(this.customFeeText);
    return read.ok ? read.value : null;
  }

  /** What is wished, as far as it can be read. */
  get wish(): TransferWish | null {
    const { address } = this.recipient;
    if (address === null) return null;
    if (this.isMax) return { kind: 'max', to: address };
    if (this.amount === null || !this.amount.ok) return null;
    return { kind: 'pay', payments: [{ to: address, amount: this.amount.value }] };
  }

  /** The plan at the chosen rate; null while something is missing or refused. */
  get plan(): Result<TransferPlan, TransferProblem> | null {
    return this.feeRate === null ? null : this.planAt(this.feeRate);
  }

  /** The plan at another rate. */
  planAt(feeRate: FeeRate): Result<TransferPlan, TransferProblem> | null {
    const rules = this.#around.rules();
    const from = this.#around.from();
    if (rules === null || from === null || this.wish === null) return null;
    const { network } = this.#around;
    return rules.planTransfer({
      wish: this.wish,
      coins: this.#around.coins(),
      feeRate,
      changeTo: from,
      network,
    });
  }

  /** Takes what was typed or pasted; an amount in a payment link fills an empty amount. */
  setRecipientText(text: string): void {
    this.recipientText = text;
    const asked = this.recipient.link?.amount;
    if (asked === undefined || this.amountText !== '' || this.isMax) return;
    this.unit = 'doge';
    this.amountText = this.#around.rules()?.formatDoge(asked) ?? '';
  }

  /** Takes what was typed. Fiat that lost its price is dropped for DOGE instead. */
  setAmountText(text: string): void {
    this.isMax = false;
    const hasLostPrice = this.unit === 'fiat' && this.#around.price() === null && this.amountText !== '';
    if (this.#around.price() === null) this.setUnit('doge');
    if (!hasLostPrice) this.amountText = text;
  }

  /** Types in the other unit; the amount typed so far is dropped, since it meant something else. */
  setUnit(unit: 'doge' | 'fiat'): void {
    if (unit === this.unit) return;
    this.unit = unit;
    this.amountText = '';
  }

  toggleMax(): void {
    this.isMax = !this.isMax;
    this.amountText = '';
  }

  chooseFee(choice: FeeChoice): void {
    this.feeChoice = choice;
  }

  setCustomFeeText(text: string): void {
    this.feeChoice = { kind: 'custom' };
    this.customFeeText = text;
  }

  /** An empty form. */
  reset(): void {
    this.recipientText = '';
    this.amountText = '';
    this.unit = 'doge';
    this.isMax = false;
    this.feeChoice = DEFAULT_CHOICE;
    this.customFeeText = '';
  }
}
