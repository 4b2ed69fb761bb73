/** The form that sends a token or a file: what the account on show typed for one thing. */
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

/** What recipients are read with, and where what was typed is kept. */
export interface TokenDraftServices extends SendDraftServices {
  readonly drafts: DraftStore<TokenDraftInput>;
}

/** The form's state: one account's request to send one thing. */
export class TokenDraft extends SendDraft<TokenUnits> {
  subject: DraftSubject | null = null;
  /** key of the account that sends */
  account = '';

  readonly #services: TokenDraftServices;

  constructor(services: TokenDraftServices) {
    super(services);
    this.#services = services;
    makeObservable(this, {
      ...{ subject: observableRef, account: observable, input: computed },
      ...{ begin: actionBound, setAmountText: actionBound, clear: actionBound, reset: actionBound },
    });
  }

  /** As typed for this subject; what the account typed for another one is none of it. */
  get input(): TokenDraftInput {
    const input = inStyle(this.#services.drafts.of(this.account), this.#services.numberStyle());
    const isOther = this.subject === null || !isSameSubject(input.subject, this.subject);
    return isOther || !this.#canBePaid(input) ? EMPTY_TOKEN_INPUT : input;
  }

  /** Begins for a subject and an account; what was typed for them before stays. */
  begin(account: string, subject: DraftSubject): void {
    if (account === this.account && isSameSubject(this.subject, subject)) return;
    this.account = account;
    this.subject = subject;
    this.hasRejectedKey = false;
  }

  setAmountText(amountText: string): void {
    this.change({ amountText, amountStyle: this.#services.numberStyle(), isMax: false });
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

  protected get accountKey(): string {
    return this.account;
  }

  protected change(part: Partial<TokenDraftInput>): void {
    this.hasRejectedKey = false;
    if (this.subject === null) return;
    this.#services.drafts.change(this.account, { ...this.input, ...part, subject: this.subject });
  }

  /** Whether each address of a list can be paid: a kept one may be spoilt. */
  #canBePaid({ list }: TokenDraftInput): boolean {
    const { rules, network } = this.#services;
    return (list ?? []).every(({ address }) => rules.get().parseAddress(address, network).ok);
  }
}
