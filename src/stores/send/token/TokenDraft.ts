/** The form that sends a token or a file: what the account on show typed for one thing. */
import { makeAutoObservable } from 'mobx';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { Network } from '../../../domain/address/Network.ts';
import type { FeeChoice } from '../../../domain/amount/FeeRate.ts';
import type { TokenPayment } from '../../../domain/drc20/send/TokenPayment.ts';
import type { LazyModule } from '../../../domain/lazyModule.ts';
import type { TransferRules } from '../../chain/transferRules.ts';
import { isEmptySend } from '../DraftInput.ts';
import type { DraftStore } from '../DraftStore.ts';
import { readRecipient } from '../readDraft.ts';
import { type DraftSubject, EMPTY_TOKEN_INPUT, type TokenDraftInput } from './TokenDraftInput.ts';

const isSameSubject = (one: DraftSubject | null, other: DraftSubject): boolean =>
  one !== null &&
  (one.kind === 'token'
    ? other.kind === 'token' && one.key === other.key
    : other.kind === 'file' && one.fileId === other.fileId);

/** What recipients are read with, and where what was typed is kept. */
export interface TokenDraftSurroundings {
  readonly network: Network;
  readonly drafts: DraftStore<TokenDraftInput>;
  readonly rules: LazyModule<TransferRules>;
  /** one-time scripts of ours: nobody is to be paid there */
  readonly commitAddresses: () => ReadonlySet<string>;
}

/** The form's state: one account's request to send one thing. */
export class TokenDraft {
  subject: DraftSubject | null = null;
  /** key of the account that sends */
  account = '';
  /** a private key was put where the recipient belongs: it is not held here */
  hasRejectedKey = false;

  readonly #services: TokenDraftSurroundings;

  constructor(services: TokenDraftSurroundings) {
    this.#services = services;
    makeAutoObservable<TokenDraft>(this, {}, { deep: false, autoBind: true });
  }

  /** As typed for this subject; what the account typed for another one is none of it. */
  get input(): TokenDraftInput {
    const input = this.#services.drafts.of(this.account);
    const isOther = this.subject === null || !isSameSubject(input.subject, this.subject);
    return isOther || !this.#canBePaid(input) ? EMPTY_TOKEN_INPUT : input;
  }

  /** Whether nothing was typed yet. */
  get isEmpty(): boolean {
    return isEmptySend(this.input);
  }

  /** Whether it was here before the app was locked or closed. */
  get isRestored(): boolean {
    return !this.isEmpty && this.#services.drafts.leftBehind.includes(this.account);
  }

  /** Begins for a subject and an account; what was typed for them before stays. */
  begin(account: string, subject: DraftSubject): void {
    if (account === this.account && isSameSubject(this.subject, subject)) return;
    this.account = account;
    this.subject = subject;
    this.hasRejectedKey = false;
  }

  /** Takes what was typed or pasted. A private key is told of, and dropped. */
  setRecipientText(recipientText: string): void {
    const { rules, network, commitAddresses } = this.#services;
    const reading = { rules: rules.get(), network, commitAddresses: commitAddresses() };
    const read = readRecipient(recipientText, reading);
    const hasKey = read.problem?.kind === 'private-key';
    const isReceiverGood = read.address !== null;
    this.#change({ recipientText: hasKey ? '' : recipientText, isRecipientGood: isReceiverGood, list: null });
    this.hasRejectedKey = hasKey;
  }

  /** Sends to somebody whose address was read before. */
  pick(address: DogeAddress): void {
    this.#change({ recipientText: address, isRecipientGood: true, list: null });
  }

  /** Sends to several; nobody at all goes back to one. */
  setList(list: readonly TokenPayment[]): void {
    if (list.length === 0) this.#change({ list: null });
    else this.#change({ list, recipientText: '', isRecipientGood: false, amountText: '', isMax: false });
  }

  setAmountText(amountText: string): void {
    this.#change({ amountText, isMax: false });
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

  /** An empty form. @returns fills it again with what was there, unless something was typed meanwhile */
  clear(): () => void {
    this.hasRejectedKey = false;
    return this.input.subject === null ? () => {} : this.#services.drafts.take(this.account);
  }

  /** A form for nothing. */
  reset(): void {
    this.subject = null;
    this.account = '';
    this.hasRejectedKey = false;
  }

  /** Whether each address of a list can be paid: a kept one may be spoilt. */
  #canBePaid({ list }: TokenDraftInput): boolean {
    const { rules, network } = this.#services;
    return (list ?? []).every(({ address }) => rules.get().parseAddress(address, network).ok);
  }

  #change(part: Partial<TokenDraftInput>): void {
    this.hasRejectedKey = false;
    if (this.subject === null) return;
    this.#services.drafts.change(this.account, { ...this.input, ...part, subject: this.subject });
  }
}
