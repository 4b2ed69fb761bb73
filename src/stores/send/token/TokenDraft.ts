/** The form that sends a token or a file, for the current account and one subject. */
import { actionBound, computed, makeObservable, observable, observableRef } from 'mobx';
import type { TokenUnits } from '../../../domain/drc20/TokenUnits.ts';
import { inStyle } from '../DraftInput.ts';
import type { DraftStore } from '../DraftStore.ts';
import { SendDraft, type SendDraftServices } from '../SendDraft.ts';
import { type DraftSubject, EMPTY_TOKEN_INPUT, type TokenDraftInput } from './TokenDraftInput.ts';

const isSameSubject = (one: DraftSubject | null, other: DraftSubject): boolean =>
  one !== null &&
  (one.kind === 'token'
    ? other.kind === 'token' && one.key === other.key
    : other.kind === 'file' && one.fileId === other.fileId);

export interface TokenDraftServices extends SendDraftServices {
  readonly drafts: DraftStore<TokenDraftInput>;
}

/** State of the form. */
export class TokenDraft extends SendDraft<TokenUnits> {
  subject: DraftSubject | null = null;
  /** key of the account that sends */
  account = '';

  readonly #services: TokenDraftServices;

  constructor(services: TokenDraftServices) {
    super(services);
    this.#services = services;
    makeObservable(this, {
      subject: observableRef,
      account: observable,
      input: computed,
      begin: actionBound,
      setAmountText: actionBound,
      clear: actionBound,
      reset: actionBound,
    });
  }

  /** As typed for this subject; input for another subject is ignored. */
  get input(): TokenDraftInput {
    const input = inStyle(this.#services.drafts.of(this.account), this.#services.numberStyle());
    const isOther = this.subject === null || !isSameSubject(input.subject, this.subject);
    return isOther || !this.#canBePaid(input) ? EMPTY_TOKEN_INPUT : input;
  }

  /** Opens the form for a subject and an account; earlier input for them stays. */
  begin(account: string, subject: DraftSubject): void {
    if (account === this.account && isSameSubject(this.subject, subject)) return;
    this.account = account;
    this.subject = subject;
    this.hasRejectedKey = false;
  }

  setAmountText(amountText: string): void {
    this.change({ amountText, amountStyle: this.#services.numberStyle(), isMax: false });
  }

  /** Empties the form. @returns restores its input, unless something was typed meanwhile */
  clear(): () => void {
    this.hasRejectedKey = false;
    return this.input.subject === null ? () => {} : this.#services.drafts.take(this.account);
  }

  /** Resets to no subject. */
  reset(): void {
    this.subject = null;
    this.account = '';
    this.hasRejectedKey = false;
  }

  protected get accountKey(): string {
    return this.account;
  }

  protected change(part: Partial<TokenDraftInput>): void {
    this.hasRejectedKey = false;
    if (this.subject === null) return;
    this.#services.drafts.change(this.account, { ...this.input, ...part, subject: this.subject });
  }

  /** Whether every address of the list is valid: a persisted list may be malformed. */
  #canBePaid({ list }: TokenDraftInput): boolean {
    const { rules, network } = this.#services;
    return (list ?? []).every(({ address }) => rules.get().parseAddress(address, network).ok);
  }
}
