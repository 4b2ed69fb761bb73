/** The DOGE send form of the current account, and everything computed from it. */
import { actionBound, computed, type IComputedValue, makeObservable } from 'mobx';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { FeeRate } from '../../../domain/amount/FeeRate.ts';
import type { FiatPrice } from '../../../domain/amount/FiatPrice.ts';
import type { Koinu } from '../../../domain/amount/Koinu.ts';
import type { AmountProblem } from '../../../domain/amount/parseDoge.ts';
import type { Result } from '../../../domain/result.ts';
import { type ClassifiedCoin, outpointKey } from '../../../domain/tx/Coin.ts';
import type { PendingTransfer } from '../../../domain/tx/PendingTransfer.ts';
import type { ListedPayment } from '../../../domain/tx/recipients/recipientList.ts';
import {
  type Payment,
  type PaymentSpec,
  recipientsOf,
  type TransferPlan,
  type TransferProblem,
} from '../../../domain/tx/Transfer.ts';
import { type DraftInput, inStyle } from '../DraftInput.ts';
import type { DraftStore } from '../DraftStore.ts';
import { type ReadRecipient, readAmount } from '../readDraft.ts';
import { SendDraft, type SendDraftServices } from '../SendDraft.ts';

export interface TransferDraftServices extends SendDraftServices {
  readonly drafts: DraftStore<DraftInput>;
  /** key of the current account; empty when there is none */
  readonly account: () => string;
  /** the address that pays and gets the change; null when there is none */
  readonly from: () => DogeAddress | null;
  readonly coins: () => readonly ClassifiedCoin[];
  /** our transfers, including other accounts' */
  readonly transfers: () => readonly PendingTransfer[];
  readonly price: () => FiatPrice | null;
}

type Planned = Result<TransferPlan, TransferProblem> | null;

/** State of the send form, for the current account. */
export class TransferDraft extends SendDraft<Koinu> {
  readonly #services: TransferDraftServices;
  /** by fee rate: each plan is computed once per input, for all observers */
  readonly #plans = new Map<FeeRate, IComputedValue<Planned>>();

  constructor(services: TransferDraftServices) {
    super(services);
    this.#services = services;
    makeObservable(this, {
      input: computed,
      amount: computed,
      quoted: computed,
      spec: computed,
      plan: computed,
      coins: computed,
      setAmountText: actionBound,
      fillAmount: actionBound,
      setUnit: actionBound,
      choose: actionBound,
      reset: actionBound,
    });
  }

  /** As typed. */
  get input(): DraftInput {
    return inStyle(this.#services.drafts.of(this.accountKey), this.#services.numberStyle());
  }

  /** The typed amount; null while nothing is typed, when sending the maximum, and for fiat without a price. */
  get amount(): Result<Koinu, AmountProblem> | null {
    return readAmount(this.input, this.#services.price(), this.#services.rules.get());
  }

  /** The price that the amount was converted with; null when it was typed in DOGE. */
  get quoted(): FiatPrice | null {
    const { unit, isMax, list } = this.input;
    return unit === 'fiat' && !isMax && list === null ? this.#services.price() : null;
  }

  /** The payment, as far as the input can be parsed. */
  get spec(): PaymentSpec | null {
    const { list, isMax } = this.input;
    if (list !== null) return { kind: 'pay', payments: list.map(paymentOf) };
    const { address } = this.recipient;
    if (address === null) return null;
    if (isMax) return { kind: 'max', to: address };
    if (this.amount === null || !this.amount.ok) return null;
    return { kind: 'pay', payments: [{ to: address, amount: this.amount.value }] };
  }

  /** The plan at the chosen rate; null while the input is incomplete. */
  get plan(): Planned {
    return this.feeRate === null ? null : this.planAt(this.feeRate);
  }

  /** All coins of the account, largest first. */
  get coins(): readonly ClassifiedCoin[] {
    return [...this.#services.coins()].sort((one, other) => Number(other.coin.value - one.coin.value));
  }

  planAt(feeRate: FeeRate): Planned {
    const known = this.#plans.get(feeRate) ?? computed(() => this.#planAt(feeRate));
    this.#plans.set(feeRate, known);
    return known.get();
  }

  #planAt(feeRate: FeeRate): Planned {
    const { from, coins, transfers, network } = this.#services;
    const [rules, changeTo] = [this.#services.rules.get(), from()];
    if (changeTo === null || this.spec === null) return null;
    const { spec, input } = this;
    const { chosen } = input;
    const commitAddresses = this.#services.commitAddresses();
    const request = { spec, coins: coins(), feeRate, changeTo, network, chosen, commitAddresses };
    const ties = rules.tiesTo(recipientsOf(spec), transfers());
    if (ties.length === 0) return rules.planExclusive(request, ties);
    // coins that no list shows are only searched for on preparing
    const listed = new Set(request.coins.map(({ coin }) => outpointKey(coin)));
    const open = ties.filter((tie) => tie.coins.some((key) => listed.has(key)));
    return rules.planExclusive(request, open);
  }

  /** Takes typed text. Fiat that lost its price switches to DOGE with an empty amount instead. */
  setAmountText(amountText: string): void {
    this.change({ isMax: false });
    const hasNoPrice = this.#services.price() === null;
    const hasLostPrice = this.input.unit === 'fiat' && hasNoPrice && this.input.amountText !== '';
    if (hasNoPrice) this.setUnit('doge');
    if (!hasLostPrice) this.change({ amountText, amountStyle: this.#services.numberStyle() });
  }

  /** Fills in an amount of DOGE in the current number style. */
  fillAmount(amount: Koinu): void {
    const { formatDoge, typedIn } = this.#services.rules.get();
    const amountStyle = this.#services.numberStyle();
    this.change({
      unit: 'doge',
      isMax: false,
      amountText: typedIn(formatDoge(amount), amountStyle),
      amountStyle,
    });
  }

  /** Switches the unit and clears the amount, which meant something else. */
  setUnit(unit: 'doge' | 'fiat'): void {
    if (unit !== this.input.unit) this.change({ unit, amountText: '' });
  }

  /** Spends only these coins; an empty list leaves the choice to the planner. @param keys - outpoint keys */
  choose(keys: readonly string[]): void {
    this.change({ chosen: keys.length === 0 ? null : keys });
  }

  reset(): void {
    this.#services.drafts.clear(this.accountKey);
  }

  protected get accountKey(): string {
    return this.#services.account();
  }

  protected change(part: Partial<DraftInput>): void {
    this.hasRejectedKey = false;
    this.#services.drafts.change(this.accountKey, part);
  }

  /** An amount in a payment link is used if the amount is empty. */
  protected override takeLink({ link }: ReadRecipient): void {
    const { amountText, isMax } = this.input;
    if (link?.amount === undefined || amountText !== '' || isMax) return;
    this.fillAmount(link.amount);
  }
}

const paymentOf = ({ address, amount }: ListedPayment): Payment => ({ to: address, amount });
