/** Form input for sending from one account: what all forms share, which is recipient, maximum and fee. */
import { actionBound, computed, makeObservable, observable } from 'mobx';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { Network } from '../../domain/address/Network.ts';
import type { FeeChoice, FeeRate } from '../../domain/amount/FeeRate.ts';
import type { FeeTextProblem } from '../../domain/amount/parseFeeRate.ts';
import type { LazyModule } from '../../domain/lazyModule.ts';
import type { NumberStyle } from '../../domain/preferences/NumberStyle.ts';
import type { TransferRules } from '../chain/transferRules.ts';
import { isEmptySend, type SendInput } from './DraftInput.ts';
import { NOBODY, type ReadRecipient, readFeeProblem, readFeeRate, readRecipient } from './readDraft.ts';

export interface SendDraftServices {
  readonly network: Network;
  readonly drafts: { readonly leftBehind: readonly string[] };
  readonly rules: LazyModule<TransferRules>;
  /** how numbers are typed now */
  readonly numberStyle: () => NumberStyle;
  /** one-time scripts of ours, which must not be paid */
  readonly commitAddresses: () => ReadonlySet<string>;
}

/**
 * `TransferDraft` sends DOGE, `TokenDraft` tokens and files. Only the setters are for screens; routes that show one must load the
 * rules first.
 */
export abstract class SendDraft<Amount extends bigint> {
  /** a private key was entered as recipient; it is not kept */
  hasRejectedKey = false;

  readonly #services: SendDraftServices;

  protected constructor(services: SendDraftServices) {
    this.#services = services;
    makeObservable(this, {
      hasRejectedKey: observable,
      isEmpty: computed,
      isRestored: computed,
      recipient: computed,
      feeRate: computed,
      customFeeProblem: computed,
      setRecipientText: actionBound,
      pick: actionBound,
      setList: actionBound,
      toggleMax: actionBound,
      chooseFee: actionBound,
      setCustomFeeText: actionBound,
    });
  }

  /** As typed. */
  abstract get input(): SendInput<Amount>;

  get isEmpty(): boolean {
    return isEmptySend(this.input);
  }

  /** Whether it dates from before the last lock or restart. */
  get isRestored(): boolean {
    return !this.isEmpty && this.#services.drafts.leftBehind.includes(this.accountKey);
  }

  /** The recipient, as far as the text can be parsed. */
  get recipient(): ReadRecipient {
    if (this.hasRejectedKey) return { ...NOBODY, problem: { kind: 'private-key' } };
    return this.#read(this.input.recipientText);
  }

  /** The chosen rate; null while a custom one is missing or invalid. */
  get feeRate(): FeeRate | null {
    return readFeeRate(this.input, this.#services.rules.get());
  }

  /** Why the typed fee rate is invalid; null with a preset, or while nothing was typed. */
  get customFeeProblem(): FeeTextProblem | null {
    return readFeeProblem(this.input, this.#services.rules.get());
  }

  /** Takes typed, pasted or scanned text. A private key is reported and dropped. */
  setRecipientText(recipientText: string): void {
    const read = this.#read(recipientText);
    const hasKey = read.problem?.kind === 'private-key';
    const isRecipientGood = read.address !== null;
    this.change({ recipientText: hasKey ? '' : recipientText, isRecipientGood, list: null });
    this.hasRejectedKey = hasKey;
    this.takeLink(read);
  }

  /** Pays an address that is already known to be valid. */
  pick(address: DogeAddress): void {
    this.change({ recipientText: address, isRecipientGood: true, list: null });
  }

  /** Pays several recipients, with amounts from the list; an empty list goes back to one. */
  setList(list: NonNullable<SendInput<Amount>['list']>): void {
    if (list.length === 0) this.change({ list: null });
    else this.change({ list, recipientText: '', isRecipientGood: false, amountText: '', isMax: false });
  }

  toggleMax(): void {
    this.change({ isMax: !this.input.isMax, amountText: '' });
  }

  chooseFee(feeChoice: FeeChoice): void {
    this.change({ feeChoice });
  }

  setCustomFeeText(customFeeText: string): void {
    this.change({ feeChoice: { kind: 'custom' }, customFeeText });
  }

  /** key of the account that sends */
  protected abstract get accountKey(): string;

  /** Changes a part of it, and clears `hasRejectedKey`. */
  protected abstract change(part: Partial<SendInput<Amount>>): void;

  /** Takes the rest of a payment link. */
  protected takeLink(_read: ReadRecipient): void {}

  #read(text: string): ReadRecipient {
    const { rules, network, commitAddresses } = this.#services;
    return readRecipient(text, { rules: rules.get(), network, commitAddresses: commitAddresses() });
  }
}
