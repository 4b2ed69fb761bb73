/** Imports keys: the source goes to the vault, its addresses are searched on the chain, and the chosen ones are saved. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { PassphraseUse } from '../../domain/keys/discovery.ts';
import type { ImportSource, KeyReading, WalletText } from '../../domain/keys/ImportSource.ts';
import { type Round, Rounds } from '../../domain/Rounds.ts';
import type { ImportDraft, VaultKeyring } from '../../ports/Vault.ts';
import type { LazyStore } from '../session/LazyStores.ts';
import { endedBy, endsSession } from '../session/Session.ts';
import { ImportDrafts, type ImportPorts, type ImportServices } from './ImportDrafts.ts';
import type { ImportState } from './ImportState.ts';
import type { ImportWork } from './ImportWork.ts';

const ENTERING: ImportState = { status: 'entering', problem: null };

/** State of the import routes. The source itself is never kept here, nor in any closure of the running search. */
export class ImportStore implements LazyStore {
  state: ImportState = ENTERING;

  readonly #drafts: ImportDrafts;
  readonly #services: ImportServices;
  #work: ImportWork | null = null;
  /** whether the user confirmed the choice, and saving it was the last step tried */
  #isConfirmed = false;
  readonly #rounds = new Rounds();

  constructor(ports: ImportPorts, services: ImportServices) {
    this.#drafts = new ImportDrafts(ports, services);
    this.#services = services;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Where the coins are if a passphrase was given that some wallets ignore; null when not applicable. */
  get rescue(): PassphraseUse | null {
    return 'findings' in this.state ? (this.#work?.rescueOf(this.state.findings) ?? null) : null;
  }

  /** Reads the source, and searches its addresses. Nothing is saved. */
  async read(source: ImportSource | WalletText): Promise<void> {
    if (this.state.status === 'reading' || this.state.status === 'keeping') return;
    this.reset();
    this.state = { status: 'reading' };
    return this.#open(this.#rounds.latest, this.#drafts.read(source));
  }

  /** Searches another path as typed. @returns false when these keys have no such path: then nothing changes */
  async tryPath(path: string): Promise<boolean> {
    const work = this.#choosing;
    if (work === null || !work.addPath(path)) return false;
    await this.#search(work);
    return true;
  }

  /** Chooses an account, or not. Accounts already here can't be chosen. */
  choose(reading: KeyReading, index: number, on: boolean): void {
    this.#choosing?.choose(reading, index, on);
    if (this.#choosing !== null) this.#showChoice(this.#choosing);
  }

  /** Lists five more unused accounts of a reading, not chosen. */
  async chooseMore(reading: KeyReading): Promise<void> {
    const work = this.#choosing;
    if (work === null) return;
    this.#isConfirmed = false;
    try {
      await work.more(reading);
      if (work === this.#choosing) this.#showChoice(work);
    } catch (thrown) {
      if (work === this.#work) this.#fail(thrown);
    }
  }

  /** Ends the search and continues with what is known. */
  skipScan(): void {
    const work = this.#work;
    if (this.state.status !== 'discovering' || work === null) return;
    work.end();
    this.#showChoice(work);
  }

  /** Repeats failed and skipped queries; with `further`, also more addresses of every path. */
  async retryScan(how: 'again' | 'further' = 'again'): Promise<void> {
    const work = this.#choosing;
    if (work !== null && (how === 'again' || work.widen())) await this.#search(work);
  }

  /** After a failure: repeats what failed. Saves only what the user confirmed. @returns as `keep` does */
  async retry(): Promise<readonly string[]> {
    if (this.state.status !== 'failed' || this.#work === null) return [];
    if (this.#isConfirmed) return this.#keep(this.#work);
    await this.#search(this.#work);
    return [];
  }

  /** Saves the chosen accounts, and shows the first new wallet. @returns the keyrings' keys; empty when `state` says why not */
  async keep(): Promise<readonly string[]> {
    return this.#choosing === null ? [] : this.#keep(this.#choosing);
  }

  /** The work while the user is choosing; else null. */
  get #choosing(): ImportWork | null {
    return this.state.status === 'choosing' ? this.#work : null;
  }

  async #keep(work: ImportWork): Promise<readonly string[]> {
    const { draft, findings, chosen } = work;
    if (chosen.length === 0) return [];
    this.#isConfirmed = true;
    this.state = { status: 'keeping', draft, findings, chosen };
    try {
      const kept = await this.#drafts.keep(work);
      return runInAction(() => this.#take(work, kept));
    } catch (thrown) {
      if (work === this.#work) this.#fail(thrown);
      return [];
    }
  }

  /** One step back: from a failure to the choice if there is one, otherwise to the input. */
  back(): void {
    if (this.state.status === 'keeping') return;
    if (this.state.status === 'failed' && this.#work !== null) this.#showChoice(this.#work);
    else this.reset();
  }

  /** Discards everything. What is already being saved is still saved, and listed then. */
  reset(): void {
    const work = this.#work;
    const isBeingKept = this.state.status === 'keeping';
    this.#rounds.begin();
    this.#work = null;
    this.state = ENTERING;
    work?.end();
    if (work !== null && !isBeingKept) this.#drafts.forget(work.draft);
  }

  forget = (): void => this.reset();

  async #open(round: Round, reading: ReturnType<ImportDrafts['read']>): Promise<void> {
    try {
      const answer = await reading;
      if (answer.ok) await this.#begin(round, answer.value);
      else if (round.isLatest) this.#become({ status: 'entering', problem: answer.problem });
    } catch (thrown) {
      if (round.isLatest) this.#fail(thrown);
    }
  }

  /** A draft from an earlier round is discarded. @throws {Fault} */
  async #begin(round: Round, draft: ImportDraft): Promise<void> {
    const work = await this.#drafts.begin(draft, (one, now) => this.#showProgress(one, now));
    if (round.isLatest) await this.#search(work);
    else this.#drafts.forget(draft);
  }

  async #search(work: ImportWork): Promise<void> {
    this.#work = work;
    this.#isConfirmed = false;
    try {
      if (!(await work.search()) || work !== this.#work) return;
      const { home } = work;
      if (home === null) return this.#showChoice(work);
      this.reset();
      this.#become({ status: 'already-here', name: home.name, key: home.key });
    } catch (thrown) {
      if (work === this.#work) this.#fail(thrown);
    }
  }

  #take(work: ImportWork, kept: readonly VaultKeyring[]): readonly string[] {
    const shown = this.#drafts.take(work, kept);
    if (work !== this.#work) return [];
    this.#services.keyrings.select(shown);
    this.#work = null;
    this.state = ENTERING;
    return kept.map(({ id }) => id);
  }

  #showProgress(work: ImportWork, now: KeyReading): void {
    const { draft, findings } = work;
    if (work === this.#work) this.#become({ status: 'discovering', draft, findings, now });
  }

  #showChoice(work: ImportWork): void {
    const { draft, findings, chosen, reach, fault } = work;
    this.#become({ status: 'choosing', draft, findings, chosen, reach, fault });
  }

  /** A lost session or draft resets everything; otherwise the draft stays. */
  #fail(thrown: unknown): void {
    const fault = endedBy(thrown, this.#services.session);
    if (endsSession(fault) || fault.kind === 'not-found') this.reset();
    this.#become({ status: 'failed', fault, canRetry: this.#work !== null });
  }

  #become(state: ImportState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
