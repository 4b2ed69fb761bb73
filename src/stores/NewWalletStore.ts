/** The making of an HD wallet: a phrase is drafted in the vault, shown, checked, and kept. The words are never here. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { Network } from '../domain/address/Network.ts';
import { type Fault, toFault } from '../domain/fault.ts';
import type { PhraseDraft, Vault } from '../ports/Vault.ts';
import type { KeyringStore } from './KeyringStore.ts';
import type { SessionStore } from './SessionStore.ts';

/** How far the making got. */
export type NewWalletState =
  | { readonly status: 'choosing' }
  | { readonly status: 'drafting' }
  | { readonly status: 'writing-down'; readonly draft: PhraseDraft }
  /** `wrongPlaces`: where the last words were wrong; none before the first check */
  | { readonly status: 'checking'; readonly draft: PhraseDraft; readonly wrongPlaces: readonly number[] }
  | { readonly status: 'keeping'; readonly draft: PhraseDraft }
  | { readonly status: 'failed'; readonly fault: Fault; readonly draft: PhraseDraft | null };

/** State of the route that makes an HD wallet. */
export class NewWalletStore {
  state: NewWalletState = { status: 'choosing' };

  readonly #vault: Vault;
  readonly #network: Network;
  readonly #session: SessionStore;
  readonly #keyrings: KeyringStore;
  #isChecking = false;

  constructor(
    ports: { readonly vault: Vault; readonly network: Network },
    session: SessionStore,
    keyrings: KeyringStore,
  ) {
    this.#vault = ports.vault;
    this.#network = ports.network;
    this.#session = session;
    this.#keyrings = keyrings;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  restart(): void {
    this.state = { status: 'choosing' };
  }

  /** Draws a new phrase in the vault. */
  async draft(wordCount: 12 | 24): Promise<void> {
    this.state = { status: 'drafting' };
    try {
      const draft = await this.#vault.draftPhrase(this.#session.password, wordCount);
      this.#become({ status: 'writing-down', draft });
    } catch (thrown) {
      this.#fail(thrown, null);
    }
  }

  /** The words, for the component that shows them and for nothing else. Empty when they cannot be had. */
  async reveal(): Promise<readonly string[]> {
    if (this.state.status !== 'writing-down') return [];
    const { draft } = this.state;
    try {
      return await this.#vault.revealDraft(this.#session.password, draft.id);
    } catch (thrown) {
      this.#fail(thrown, draft);
      return [];
    }
  }

  /** The person says that the words are written down. */
  beginCheck(): void {
    if (this.state.status === 'writing-down') {
      this.state = { status: 'checking', draft: this.state.draft, wrongPlaces: [] };
    }
  }

  /** Back to the words, from the check or after a failure that left them standing. */
  showWordsAgain(): void {
    const draft = 'draft' in this.state ? this.state.draft : null;
    if (draft !== null) this.state = { status: 'writing-down', draft };
  }

  /**
   * Checks the three words and keeps the phrase when they are right.
   *
   * @returns whether a wallet was made of it; when not, `state` says why
   */
  async check(words: readonly string[]): Promise<boolean> {
    if (this.state.status !== 'checking' || this.#isChecking) return false;
    const { draft } = this.state;
    this.#isChecking = true;
    const isKept = await this.#checkAndKeep(draft, words);
    this.#isChecking = false;
    return isKept;
  }

  async #checkAndKeep(draft: PhraseDraft, words: readonly string[]): Promise<boolean> {
    const session = this.#session.password;
    try {
      const wrongPlaces = await this.#vault.checkDraft(session, draft.id, words);
      if (wrongPlaces.length > 0) {
        this.#become({ status: 'checking', draft, wrongPlaces });
        return false;
      }
      this.#become({ status: 'keeping', draft });
      const keyring = await this.#vault.keepDraft(session, draft.id, this.#network);
      runInAction(() => {
        this.#keyrings.add(keyring);
        this.state = { status: 'choosing' };
      });
      return true;
    } catch (thrown) {
      this.#fail(thrown, draft);
      return false;
    }
  }

  #become(state: NewWalletState): void {
    runInAction(() => {
      this.state = state;
    });
  }

  #fail(thrown: unknown, draft: PhraseDraft | null): void {
    const fault = toFault(thrown, 'worker-failed');
    const isSessionOver = fault.kind === 'locked' || fault.kind === 'worker-failed';
    if (isSessionOver) this.#session.forgetSession();
    this.#become({ status: 'failed', fault, draft: isSessionOver ? null : draft });
  }
}
