/** Creates an HD wallet: the vault drafts and saves the phrase; its words are checked before or later. They are never in this store. */

import { makeAutoObservable, runInAction } from 'mobx';
import type { Network } from '../../domain/address/Network.ts';
import { type Fault, toFault } from '../../domain/fault.ts';
import type { NewPhraseLength } from '../../domain/keys/phrase.ts';
import { type Round, Rounds } from '../../domain/Rounds.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { PhraseDraft, Vault, VaultKeyring } from '../../ports/Vault.ts';
import type { LazyStore } from '../session/LazyStores.ts';
import { endsSession, type Session } from '../session/Session.ts';
import type { Keyrings } from './Keyrings.ts';

export type NewWalletState =
  | { readonly status: 'choosing' }
  | { readonly status: 'drafting' }
  | { readonly status: 'writing-down'; readonly draft: PhraseDraft }
  /** `wrongPositions`: of the last check; empty before the first */
  | { readonly status: 'checking'; readonly draft: PhraseDraft; readonly wrongPositions: readonly number[] }
  | { readonly status: 'keeping' }
  | { readonly status: 'failed'; readonly fault: Fault; readonly draft: PhraseDraft | null };

/** State of the route that creates an HD wallet. */
export class NewWalletStore implements LazyStore {
  state: NewWalletState = { status: 'choosing' };

  readonly #vault: Vault;
  readonly #network: Network;
  readonly #clock: Clock;
  readonly #session: Session;
  readonly #keyrings: Keyrings;
  readonly #rounds = new Rounds();
  /** the round whose check is running */
  #checking: Round | null = null;

  constructor(
    ports: { readonly vault: Vault; readonly network: Network; readonly clock: Clock },
    { session, keyrings }: { readonly session: Session; readonly keyrings: Keyrings },
  ) {
    this.#vault = ports.vault;
    this.#network = ports.network;
    this.#clock = ports.clock;
    this.#session = session;
    this.#keyrings = keyrings;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Starts over. A phrase whose words are still being checked is discarded; one already being saved is not. */
  restart(): void {
    this.#rounds.begin();
    this.state = { status: 'choosing' };
  }

  forget(): void {
    this.restart();
  }

  /** Generates a new phrase in the vault. */
  async draft(wordCount: NewPhraseLength): Promise<void> {
    this.restart();
    this.state = { status: 'drafting' };
    const round = this.#rounds.latest;
    try {
      const draft = await this.#vault.draftPhrase(this.#session.sessionId, wordCount);
      this.#become(round, { status: 'writing-down', draft });
    } catch (thrown) {
      this.#fail(round, thrown, null);
    }
  }

  /**
   * Saves a new phrase without showing its words; the backup is requested later.
   *
   * @returns whether a wallet was created and is shown; when not, `state` says why
   */
  async saveWithoutBackup(wordCount: NewPhraseLength): Promise<boolean> {
    if (this.state.status !== 'choosing') return false;
    this.state = { status: 'drafting' };
    const round = this.#rounds.latest;
    try {
      const draft = await this.#vault.draftPhrase(this.#session.sessionId, wordCount);
      return await this.#keep(round, draft, null);
    } catch (thrown) {
      this.#fail(round, thrown, null);
      return false;
    }
  }

  /** The words, only for the component that shows them. Empty when they can't be read. */
  async reveal(): Promise<readonly string[]> {
    if (this.state.status !== 'writing-down') return [];
    const { draft } = this.state;
    const round = this.#rounds.latest;
    try {
      return await this.#vault.revealDraft(this.#session.sessionId, draft.id);
    } catch (thrown) {
      this.#fail(round, thrown, draft);
      return [];
    }
  }

  /** The user says that the words are written down. */
  beginCheck(): void {
    if (this.state.status === 'writing-down') {
      this.state = { status: 'checking', draft: this.state.draft, wrongPositions: [] };
    }
  }

  /** Returns to the words, from the check or after a failure that kept the draft. */
  showWordsAgain(): void {
    const draft = 'draft' in this.state ? this.state.draft : null;
    if (draft !== null) this.state = { status: 'writing-down', draft };
  }

  /**
   * Checks the three words and saves the phrase if they are right.
   *
   * @returns whether a wallet was created and is shown; when not, `state` says why
   */
  async check(words: readonly string[]): Promise<boolean> {
    if (this.state.status !== 'checking' || this.#checking === this.#rounds.latest) return false;
    const { draft } = this.state;
    const round = this.#rounds.latest;
    this.#checking = round;
    const isKept = await this.#checkAndKeep(round, draft, words);
    if (this.#checking === round) this.#checking = null;
    return isKept;
  }

  async #checkAndKeep(round: Round, draft: PhraseDraft, words: readonly string[]): Promise<boolean> {
    try {
      const wrongPositions = await this.#vault.checkDraft(this.#session.sessionId, draft.id, words);
      if (wrongPositions.length === 0) return await this.#keep(round, draft, this.#clock.nowMs());
      this.#become(round, { status: 'checking', draft, wrongPositions });
    } catch (thrown) {
      this.#fail(round, thrown, draft);
    }
    return false;
  }

  /** @param backedUpAtMs - when its words were checked; null when they were not */
  async #keep(round: Round, draft: PhraseDraft, backedUpAtMs: number | null): Promise<boolean> {
    if (!round.isLatest) return false;
    this.#become(round, { status: 'keeping' });
    const keyring = await this.#vault.saveDraft(this.#session.sessionId, draft.id, this.#network);
    return runInAction(() => this.#take(round, keyring, backedUpAtMs));
  }

  /** A keyring that the vault stored is always listed; it is shown only if the round is still the latest. */
  #take(round: Round, keyring: VaultKeyring, backedUpAtMs: number | null): boolean {
    const isAwaited = round.isLatest;
    this.#keyrings.take([keyring]);
    if (backedUpAtMs !== null) this.#keyrings.markBackedUp(keyring.id, backedUpAtMs);
    if (!isAwaited) return false;
    this.#keyrings.select(keyring.id);
    this.restart();
    return true;
  }

  #become(round: Round, state: NewWalletState): void {
    if (!round.isLatest) return;
    runInAction(() => {
      this.state = state;
    });
  }

  #fail(round: Round, thrown: unknown, draft: PhraseDraft | null): void {
    if (!round.isLatest) return;
    const fault = toFault(thrown, 'worker-failed');
    if (!endsSession(fault)) {
      this.#become(round, { status: 'failed', fault, draft });
      return;
    }
    this.#session.forgetSession();
    this.restart();
    this.#become(this.#rounds.latest, { status: 'failed', fault, draft: null });
  }
}
