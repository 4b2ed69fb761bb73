/** What the person wants to send from the account on show, and all that is computed from it. */
import { makeAutoObservable } from 'mobx';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { Network } from '../../../domain/address/Network.ts';
import type { FeeChoice, FeeRate } from '../../../domain/amount/FeeRate.ts';
import type { FiatPrice } from '../../../domain/amount/FiatPrice.ts';
import type { Koinu } from '../../../domain/amount/Koinu.ts';
import type { AmountProblem } from '../../../domain/amount/parseDoge.ts';
import type { FeeTextProblem } from '../../../domain/amount/parseFeeRate.ts';
import type { LazyModule } from '../../../domain/lazyModule.ts';
import type { Result } from '../../../domain/result.ts';
import { type ClassifiedCoin, outpointKey } from '../../../domain/tx/Coin.ts';
import type { PendingTransfer } from '../../../domain/tx/PendingTransfer.ts';
import type { ListedPayment } from '../../../domain/tx/recipients/recipientList.ts';
import type { Payment, PaymentSpec, TransferPlan, TransferProblem } from '../../../domain/tx/Transfer.ts';
import type { TransferRules } from '../../chain/transferRules.ts';
import { type DraftInput, isEmptySend } from '../DraftInput.ts';
import type { DraftStore } from '../DraftStore.ts';
import {
  NOBODY,
  type ReadRecipient,
  readAmount,
  readFeeProblem,
  readFeeRate,
  readRecipient,
} from '../readDraft.ts';
import { recipientsOf } from './exclusiveRequest.ts';

/** What the draft is planned with. */
export interface DraftSurroundings {
  readonly network: Network;
  readonly drafts: DraftStore<DraftInput>;
  /** key of the account on show; empty while there is none */
  readonly account: () => string;
  /** the address that is sent from and that gets the change; null while there is none */
  readonly from: () => DogeAddress | null;
  readonly coins: () => readonly ClassifiedCoin[];
  /** all of ours, those of other accounts too */
  readonly transfers: () => readonly PendingTransfer[];
  readonly price: () => FiatPrice | null;
  readonly rules: LazyModule<TransferRules>;
  /** one-time scripts of ours: nobody is to be paid there */
  readonly commitAddresses: () => ReadonlySet<string>;
}

/** The sending form's state: that of the account on show. */
export class TransferDraft {
  /** a private key was put where the recipient belongs: it is not held here */
  hasRejectedKey = false;

  readonly #services: DraftSurroundings;

  constructor(services: DraftSurroundings) {
    this.#services = services;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** As typed. */
  get input(): DraftInput {
    return this.#services.drafts.of(this.#services.account());
  }

  /** Whether nothing was typed yet. */
  get isEmpty(): boolean {
    return isEmptySend(this.input);
  }

  /** Whether it was here before the app was locked or closed. */
  get isRestored(): boolean {
    return !this.isEmpty && this.#services.drafts.leftBehind.includes(this.#services.account());
  }

  get recipient(): ReadRecipient {
    if (this.hasRejectedKey) return { ...NOBODY, problem: { kind: 'private-key' } };
    const { rules, network, commitAddresses } = this.#services;
    const reading = { rules: rules.get(), network, commitAddresses: commitAddresses() };
    return readRecipient(this.input.recipientText, reading);
  }

  /** The amount as typed; null while nothing was typed, while everything goes, and for fiat that has no price. */
  get amount(): Result<Koinu, AmountProblem> | null {
    return readAmount(this.input, this.#services.price(), this.#services.rules.get());
  }

  /** Why the typed fee rate is refused; null with a preset, or while nothing was typed. */
  get customFeeProblem(): FeeTextProblem | null {
    return readFeeProblem(this.input, this.#services.rules.get());
  }

  /** The chosen rate; null while a custom one is missing or refused. */
  get feeRate(): FeeRate | null {
    return readFeeRate(this.input, this.#services.rules.get());
  }

  /** The price that the amount was counted with; null when it was typed in DOGE. */
  get quoted(): FiatPrice | null {
    const { unit, isMax, list } = this.input;
    return unit === 'fiat' && !isMax && list === null ? this.#services.price() : null;
  }

  /** What is requested, as far as it can be read. */
  get spec(): PaymentSpec | null {
    const { list, isMax } = this.input;
    if (list !== null) return { kind: 'pay', payments: list.map(paymentOf) };
    const { address } = this.recipient;
    if (address === null) return null;
    if (isMax) return { kind: 'max', to: address };
    if (this.amount === null || !this.amount.ok) return null;
    return { kind: 'pay', payments: [{ to: address, amount: this.amount.value }] };
  }

  /** The plan at the chosen rate; null while something is missing or refused. */
  get plan(): Result<TransferPlan, TransferProblem> | null {
    return this.feeRate === null ? null : this.planAt(this.feeRate);
  }

  /** The plan at another rate. */
  planAt(feeRate: FeeRate): Result<TransferPlan, TransferProblem> | null {
    const { from, coins, transfers, network } = this.#services;
    const [rules, changeTo] = [this.#services.rules.get(), from()];
    if (changeTo === null || this.spec === null) return null;
    const { spec, input } = this;
    const { chosen } = input;
    const commitAddresses = this.#services.commitAddresses();
    const request = { spec, coins: coins(), feeRate, changeTo, network, chosen, commitAddresses };
    // coins that no list shows are found when it is prepared, and not before
    const listed = new Set(request.coins.map(({ coin }) => outpointKey(coin)));
    const ties = rules.tiesTo(recipientsOf(spec), transfers());
    const open = ties.filter((tie) => tie.coins.some((key) => listed.has(key)));
    return rules.planExclusive(request, open);
  }

  /** Takes what was typed or pasted; an amount in a payment link fills an empty amount. */
  setRecipientText(recipientText: string): void {
    this.#change({ recipientText, list: null });
    const { address, link, problem } = this.recipient;
    this.#change({ isRecipientGood: address !== null });
    if (problem?.kind === 'private-key') this.#dropKey();
    const { amountText, isMax } = this.input;
    if (link?.amount === undefined || amountText !== '' || isMax) return;
    this.#change({ unit: 'doge', amountText: this.#services.rules.get().formatDoge(link.amount) });
  }

  /** Pays several; nobody at all goes back to one. Amounts are in the list. */
  setList(list: readonly ListedPayment[]): void {
    if (list.length === 0) this.#change({ list: null });
    else this.#change({ list, recipientText: '', isRecipientGood: false, amountText: '', isMax: false });
  }

  /** Takes what was typed. Fiat that lost its price is dropped for DOGE instead. */
  setAmountText(amountText: string): void {
    this.#change({ isMax: false });
    const hasNoPrice = this.#services.price() === null;
    const hasLostPrice = this.input.unit === 'fiat' && hasNoPrice && this.input.amountText !== '';
    if (hasNoPrice) this.setUnit('doge');
    if (!hasLostPrice) this.#change({ amountText });
  }

  /** Types in the other unit; the amount typed so far is dropped, since it meant something else. */
  setUnit(unit: 'doge' | 'fiat'): void {
    if (unit !== this.input.unit) this.#change({ unit, amountText: '' });
  }

  toggleMax(): void {
    this.#change({ isMax: !this.input.isMax, amountText: '' });
  }

  chooseFee(feeChoice: FeeChoice): void {
    this.#change({ feeChoice });
  }

  setCustomFeeText(customFeeText: string): void {
    this.#change({ feeChoice: { kind: 'custom' }, customFeeText });
  }

  /** Spends these coins and no others; none at all leaves the choice to the plan. @param keys - outpoint keys */
  choose(keys: readonly string[]): void {
    this.#change({ chosen: keys.length === 0 ? null : keys });
  }

  /** An empty form. */
  reset(): void {
    this.#services.drafts.clear(this.#services.account());
  }

  #dropKey(): void {
    this.#change({ recipientText: '' });
    this.hasRejectedKey = true;
  }

  #change(part: Partial<DraftInput>): void {
    this.hasRejectedKey = false;
    this.#services.drafts.change(this.#services.account(), part);
  }
}

const paymentOf = ({ address, amount }: ListedPayment): Payment => ({ to: address, amount });
