/** Bringing keys in: what was typed goes to the vault, what it may open is looked for on the chain, and what is chosen is kept. */
import { makeAutoObservable, runInAction } from 'mobx';
import { Fault, toFault } from '../domain/fault.ts';
import type { ImportSource } from '../domain/keys/ImportSource.ts';
import type { KeyReading } from '../domain/keys/KeyReading.ts';
import type { Ports } from '../ports/Ports.ts';
import type { ImportDraft, VaultKeyring } from '../ports/Vault.ts';
import type { AccountStore } from './AccountStore.ts';
import type { ImportState } from './import/ImportState.ts';
import type { ImportWork } from './import/ImportWork.ts';
import type { KeyringStore } from './KeyringStore.ts';
import type { LazyStore } from './LazyStores.ts';
import type { SessionStore } from './SessionStore.ts';
import { endsSession } from './vaultFault.ts';

/** What bringing in needs of the outside. */
type ImportPorts = Pick<Ports, 'vault' | 'chain' | 'clock' | 'network'>;

/** The stores that it works with. */
interface ImportServices {
  readonly session: SessionStore;
  readonly keyrings: KeyringStore;
  readonly accounts: AccountStore;
}

/** The search is loaded with the first keys that are brought in. @throws {Fault} `offline` */
async function loadWork(): Promise<typeof ImportWork> {
  try {
    return (await import('./import/ImportWork.ts')).ImportWork;
  } catch (cause) {
    throw new Fault('offline', 'a part of the app did not load', { cause });
  }
}

const ENTERING: ImportState = { status: 'entering', problem: null };

/** State of the routes that bring keys in. The source itself is never kept here. */
export class ImportStore implements LazyStore {
  state: ImportState = ENTERING;

  readonly #ports: ImportPorts;
  readonly #session: SessionStore;
  readonly #keyrings: KeyringStore;
  readonly #accounts: AccountStore;
  /** null while nothing is read */
  #work: ImportWork | null = null;
  /** whether the person said yes to what is chosen, and storing it is what was tried last */
  #isConfirmed = false;
  /** counts the beginnings, so that an answer to an earlier one is told */
  #round = 0;

  constructor(ports: ImportPorts, { session, keyrings, accounts }: ImportServices) {
    this.#ports = ports;
    this.#session = session;
    this.#keyrings = keyrings;
    this.#accounts = accounts;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Which readings hold the coins, where a passphrase was given that some wallets ignore; null when there is nothing to say. */
  get rescue(): 'with' | 'without' | 'both' | null {
    return 'findings' in this.state ? (this.#work?.rescueOf(this.state.findings) ?? null) : null;
  }

  /** Reads what was typed, and looks for what it holds. Nothing is stored. */
  async read(source: ImportSource): Promise<void> {
    if (this.state.status === 'reading' || this.state.status === 'keeping') return;
    this.reset();
    this.state = { status: 'reading' };
    const round = this.#round;
    const { vault, network } = this.#ports;
    try {
      const answer = await vault.draftImport(this.#session.password, source, network);
      if (round !== this.#round) {
        if (answer.ok) this.#forgetDraft(answer.value);
      } else if (answer.ok) {
        await this.#open(round, answer.value);
      } else {
        this.#become({ status: 'entering', problem: answer.problem });
      }
    } catch (thrown) {
      if (round === this.#round) this.#fail(thrown);
    }
  }

  /**
   * Looks at another path too, while choosing.
   *
   * @param path - as a person types it
   * @returns false when these keys have no such path: then nothing changes
   */
  async tryPath(path: string): Promise<boolean> {
    const work = this.#work;
    if (this.state.status !== 'choosing' || work === null || !work.addPath(path)) return false;
    await this.#search(work);
    return true;
  }

  /** Chooses an account, or not. One that is here already cannot be chosen. */
  choose(reading: KeyReading, index: number, on: boolean): void {
    const work = this.#work;
    if (this.state.status !== 'choosing' || work === null) return;
    work.choose(reading, index, on);
    this.#showChoice(work);
  }

  /** Puts five more unused accounts of a reading on the list, not chosen. */
  async chooseMore(reading: KeyReading): Promise<void> {
    const work = this.#work;
    if (this.state.status !== 'choosing' || work === null) return;
    this.#isConfirmed = false;
    try {
      await work.more(reading);
      if (work === this.#work && this.state.status === 'choosing') this.#showChoice(work);
    } catch (thrown) {
      if (work === this.#work) this.#fail(thrown);
    }
  }

  /** Ends the search and goes on with what is known. */
  skipScan(): void {
    const work = this.#work;
    if (this.state.status !== 'discovering' || work === null) return;
    work.end();
    this.#showChoice(work);
  }

  /** Asks again about what could not be told, and about what was skipped. */
  async retryScan(): Promise<void> {
    if (this.state.status === 'choosing' && this.#work !== null) await this.#search(this.#work);
  }

  /** After a failure: does again what failed. Only what the person said yes to is stored. @returns as `keep` does */
  async retry(): Promise<readonly string[]> {
    if (this.state.status !== 'failed' || this.#work === null) return [];
    if (this.#isConfirmed) return this.#keep(this.#work);
    await this.#search(this.#work);
    return [];
  }

  /**
   * Stores what is chosen, and shows the first wallet that is new.
   *
   * @returns the keys of the keyrings; none when nothing is chosen or storing failed, and then `state` says why
   */
  async keep(): Promise<readonly string[]> {
    return this.state.status === 'choosing' && this.#work !== null ? this.#keep(this.#work) : [];
  }

  async #keep(work: ImportWork): Promise<readonly string[]> {
    const { draft, findings, chosen } = work;
    if (chosen.length === 0) return [];
    this.#isConfirmed = true;
    this.state = { status: 'keeping', draft, findings, chosen };
    try {
      const { vault } = this.#ports;
      const kept = await vault.saveImport(this.#session.password, draft.id, work.importChoices(chosen));
      return runInAction(() => this.#take(work, kept));
    } catch (thrown) {
      if (work === this.#work) this.#fail(thrown);
      return [];
    }
  }

  /** One step back: from a failure to the choice that still stands, from everything else to typing. */
  back(): void {
    if (this.state.status === 'keeping') return;
    if (this.state.status === 'failed' && this.#work !== null) this.#showChoice(this.#work);
    else this.reset();
  }

  /** Forgets everything. What is being stored already is stored, and then shows among the wallets. */
  reset(): void {
    const work = this.#work;
    const isBeingKept = this.state.status === 'keeping';
    this.#round += 1;
    this.#work = null;
    this.state = ENTERING;
    work?.end();
    if (work !== null && !isBeingKept) this.#forgetDraft(work.draft);
  }

  forget(): void {
    this.reset();
  }

  /** A draft that cannot be looked at, or is not waited for any more, is forgotten. @throws {Fault} */
  async #open(round: number, draft: ImportDraft): Promise<void> {
    const Work = await loadWork().catch((thrown: unknown) => {
      this.#forgetDraft(draft);
      throw thrown;
    });
    if (round === this.#round) await this.#search(this.#begin(Work, draft));
    else this.#forgetDraft(draft);
  }

  #begin(Work: typeof ImportWork, draft: ImportDraft): ImportWork {
    const { vault, chain } = this.#ports;
    this.#work = new Work(draft, {
      ...{ vault, chain, session: this.#session.password, keyrings: this.#keyrings },
      onProgress: (work, now) => this.#showProgress(work, now),
    });
    return this.#work;
  }

  async #search(work: ImportWork): Promise<void> {
    this.#isConfirmed = false;
    try {
      if (!(await work.search()) || work !== this.#work) return;
      const { home } = work;
      if (home === null) {
        this.#showChoice(work);
        return;
      }
      this.reset();
      this.#become({ status: 'already-here', name: home.alianName, key: home.key });
    } catch (thrown) {
      if (work === this.#work) this.#fail(thrown);
    }
  }

  #take(work: ImportWork, kept: readonly VaultKeyring[]): readonly string[] {
    const services = { keyrings: this.#keyrings, accounts: this.#accounts };
    const shown = work.take(kept, services, this.#ports.clock.nowMs());
    if (work !== this.#work) return [];
    this.#keyrings.select(shown);
    this.#work = null;
    this.state = ENTERING;
    return kept.map(({ id }) => id);
  }

  #showProgress(work: ImportWork, now: KeyReading): void {
    const { draft, findings } = work;
    if (work === this.#work) this.#become({ status: 'discovering', draft, findings, now });
  }

  #showChoice(work: ImportWork): void {
    const { draft, findings, chosen, fault } = work;
    this.#become({ status: 'choosing', draft, findings, chosen, fault });
  }

  /** A lost session or draft takes everything with it; otherwise what was read still stands. */
  #fail(thrown: unknown): void {
    const fault = toFault(thrown, 'worker-failed');
    const isLost = endsSession(fault) || fault.kind === 'not-found';
    if (endsSession(fault)) this.#session.forgetSession();
    if (isLost) this.reset();
    this.#become({ status: 'failed', fault, canRetry: this.#work !== null });
  }

  #forgetDraft(draft: ImportDraft): void {
    if (!this.#session.isUnlocked) return;
    void this.#ports.vault.forgetImport(this.#session.password, draft.id).catch(() => {});
  }

  #become(state: ImportState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
