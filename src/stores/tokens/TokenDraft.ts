/** What a person typed to send a token or a file. Nothing here is secret, and nothing of it is kept across a restart. */
import { makeAutoObservable, runInAction } from 'mobx';
import { DEFAULT_FEE_PRESET } from '../../domain/amount/FeeRate.ts';
import type { TokenKey } from '../../domain/drc20/TokenId.ts';
import type { TokenPayment } from '../../domain/drc20/TokenPayment.ts';
import { type Fault, toFault } from '../../domain/fault.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { FeeChoice } from '../tx/DraftWords.ts';

/** What is to be sent. */
export type DraftSubject =
  | { readonly kind: 'token'; readonly key: TokenKey }
  | { readonly kind: 'file'; readonly fileId: Txid };

/** As typed; everything else is computed. */
export interface TokenWords {
  readonly recipientText: string;
  /** several receivers instead of one; null with one, and always for a file */
  readonly list: readonly TokenPayment[] | null;
  readonly amountText: string;
  /** everything that may be sent goes */
  readonly isMax: boolean;
  readonly feeChoice: FeeChoice;
  /** DOGE per 1000 bytes, as typed */
  readonly customFeeText: string;
}

/** Nothing typed yet. */
export const EMPTY_TOKEN_WORDS: TokenWords = {
  recipientText: '',
  list: null,
  amountText: '',
  isMax: false,
  feeChoice: { kind: 'preset', multiple: DEFAULT_FEE_PRESET },
  customFeeText: '',
};

/** The rules of token transfers carry a Bitcoin library: they are loaded with the first form. */
const loadTokenRules = () => import('../../domain/drc20/tokenRules.ts');

/** Everything that plans and reads token transfers. */
export type TokenRules = Awaited<ReturnType<typeof loadTokenRules>>;

const isSameSubject = (one: DraftSubject | null, other: DraftSubject): boolean =>
  one !== null &&
  (one.kind === 'token'
    ? other.kind === 'token' && one.key === other.key
    : other.kind === 'file' && one.fileId === other.fileId);

/** The form's state: one account's wish to send one thing. */
export class TokenDraft {
  subject: DraftSubject | null = null;
  /** key of the account that sends */
  account = '';
  words: TokenWords = EMPTY_TOKEN_WORDS;
  /** a private key was put where the receiver belongs: it is not held here */
  hasRefusedKey = false;
  /** null until the first form */
  rules: TokenRules | null = null;
  /** why the rules could not be loaded */
  rulesFault: Fault | null = null;

  constructor() {
    makeAutoObservable<TokenDraft>(this, {}, { deep: false, autoBind: true });
  }

  /** Whether nothing was typed yet. */
  get isEmpty(): boolean {
    const { recipientText, amountText, isMax, list } = this.words;
    return recipientText === '' && amountText === '' && !isMax && list === null;
  }

  /** Loads the rules. A failure is kept in `rulesFault`, and a later call tries again. */
  async loadRules(): Promise<void> {
    if (this.rules !== null) return;
    try {
      const rules = await loadTokenRules();
      runInAction(() => {
        this.rules = rules;
        this.rulesFault = null;
      });
    } catch (thrown) {
      runInAction(() => {
        this.rulesFault = toFault(thrown, 'offline');
      });
    }
  }

  /** Begins for a subject and an account; what was typed for them before stays. */
  begin(account: string, subject: DraftSubject): void {
    if (account === this.account && isSameSubject(this.subject, subject)) return;
    this.reset();
    this.account = account;
    this.subject = subject;
  }

  setRecipientText(recipientText: string): void {
    this.#change({ recipientText, list: null });
  }

  /** Drops what was typed as a receiver: it was a private key. */
  refuseKey(): void {
    this.#change({ recipientText: '' });
    this.hasRefusedKey = true;
  }

  /** Sends to several; nobody at all goes back to one. */
  setList(list: readonly TokenPayment[]): void {
    if (list.length === 0) this.#change({ list: null });
    else this.#change({ list, recipientText: '', amountText: '', isMax: false });
  }

  setAmountText(amountText: string): void {
    this.#change({ amountText, isMax: false });
  }

  toggleMax(): void {
    this.#change({ isMax: !this.words.isMax, amountText: '' });
  }

  chooseFee(feeChoice: FeeChoice): void {
    this.#change({ feeChoice });
  }

  setCustomFeeText(customFeeText: string): void {
    this.#change({ feeChoice: { kind: 'custom' }, customFeeText });
  }

  /** An empty form for nothing. */
  reset(): void {
    this.subject = null;
    this.account = '';
    this.words = EMPTY_TOKEN_WORDS;
    this.hasRefusedKey = false;
  }

  #change(part: Partial<TokenWords>): void {
    this.hasRefusedKey = false;
    this.words = { ...this.words, ...part };
  }
}
