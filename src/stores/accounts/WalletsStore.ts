/** What is done to the wallets a person has and needs the vault: another account, and removing one. */
import { makeAutoObservable, runInAction } from 'mobx';
import { type Fault, toFault } from '../../domain/fault.ts';
import type { PersonalName } from '../../domain/session/personalName.ts';
import type { Vault } from '../../ports/Vault.ts';
import { endsSession, type SessionEntry } from '../session/Session.ts';
import type { ManagedKeyrings, ShownAccounts } from './Keyrings.ts';

/** What is happening to a wallet. */
export type WalletsState =
  | { readonly status: 'idle' }
  | { readonly status: 'working'; readonly work: 'adding-account' | 'removing' | 'taking-back' }
  | { readonly status: 'failed'; readonly fault: Fault };

/** The stores that a change of wallets touches. */
export interface WalletsServices {
  readonly session: SessionEntry;
  readonly keyrings: ManagedKeyrings;
  readonly accounts: ShownAccounts;
}

const IDLE: WalletsState = { status: 'idle' };

/** Adds accounts, removes wallets, and says what is shown and how it is called in all stores at once. */
export class WalletsStore {
  state: WalletsState = IDLE;

  readonly #vault: Vault;
  readonly #services: WalletsServices;
  /** whether the one who began the work still looks at it */
  #isWatched = false;

  constructor(ports: { readonly vault: Vault }, services: WalletsServices) {
    this.#vault = ports.vault;
    this.#services = services;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Nobody looks at the outcome any more: forgets a failure, also that of the work that is under way. */
  clear(): void {
    this.#isWatched = false;
    if (this.state.status === 'failed') this.state = IDLE;
  }

  /** Shows an account, and its keyring with it. @param key - of the account; one that is not there changes nothing */
  showAccount(key: string): void {
    const { keyrings, accounts } = this.#services;
    const found = keyrings.accountOf(key);
    if (found === null) return;
    accounts.remember(key);
    keyrings.select(found.keyring.key);
    accounts.showAccountsOf(found.keyring);
  }

  /** Renames an account wherever it is known. @param key - of the account */
  renameAccount(key: string, name: PersonalName): void {
    this.#services.keyrings.updateAccountName(key, name);
    this.#services.accounts.updateAccountName(key, name);
  }

  /** Whether a keyring may be removed by itself: the last one leaves only with everything else, unless its keys are gone. */
  canRemove(keyringKey: string): boolean {
    const { keyrings } = this.#services;
    const isAlone = keyrings.keyrings.length === 1 && !keyrings.isMissing(keyringKey);
    return !isAlone && keyrings.find(keyringKey) !== null;
  }

  /**
   * Adds the next account of a keyring, and shows it.
   *
   * @param name - null leaves the account the name that Kennel gives
   * @returns whether it was added; when not, `state` says why
   */
  addAccount(keyringKey: string, name: PersonalName | null): Promise<boolean> {
    return this.#work('adding-account', async (session) => {
      const held = await this.#vault.addAccount(session, keyringKey);
      runInAction(() => {
        const { keyrings } = this.#services;
        const known = new Set(keyrings.find(keyringKey)?.accounts.map(({ key }) => key));
        keyrings.take([held]);
        const added = keyrings.find(held.id)?.accounts.find(({ key }) => !known.has(key));
        if (added === undefined) return;
        if (name !== null) keyrings.updateAccountName(added.key, name);
        this.showAccount(added.key);
      });
    });
  }

  /**
   * Deletes a keyring and its secret. What it sent stays in the journal.
   *
   * @returns whether it was removed; when it may be and was not, `state` says why
   */
  async remove(keyringKey: string): Promise<boolean> {
    if (!this.canRemove(keyringKey)) return false;
    return this.#work('removing', async (session) => {
      if (this.#services.keyrings.isMissing(keyringKey)) await this.#vault.acceptLoss(session, [keyringKey]);
      else await this.#vault.removeKeyring(session, keyringKey);
      runInAction(() => this.#forget(keyringKey));
    });
  }

  /**
   * Looks into the host's copy for what the vault lacks.
   *
   * @returns whether anything came back; when the vault or the host failed, `state` says why
   */
  async takeBack(): Promise<boolean> {
    let isBack = false;
    await this.#work('taking-back', async (session) => {
      const repaired = await this.#vault.repair(session);
      isBack = repaired !== null;
      if (repaired !== null) runInAction(() => this.#services.session.takeHeld(repaired));
    });
    return isBack;
  }

  /** Gives up what is missing and has no name here, and takes for the latest what is outdated. @returns whether that is done */
  goOnWithout(): Promise<boolean> {
    const { keyrings } = this.#services;
    const unnamed = keyrings.missing.filter((key) => keyrings.find(key) === null);
    const keys = [...unnamed, ...keyrings.check.outdated];
    return this.#work('removing', async (session) => {
      await this.#vault.acceptLoss(session, keys);
      runInAction(() => keyrings.settle(keys));
    });
  }

  #forget(keyringKey: string): void {
    const { keyrings, accounts } = this.#services;
    const gone = new Set<string>(keyrings.find(keyringKey)?.accounts.map(({ address }) => address));
    keyrings.drop(keyringKey);
    for (const keyring of keyrings.keyrings) {
      for (const { address } of keyring.accounts) gone.delete(address);
    }
    accounts.forgetBalances(gone);
    accounts.forgetLastShown(keyringKey);
  }

  async #work(
    work: Extract<WalletsState, { status: 'working' }>['work'],
    run: (session: string) => Promise<void>,
  ): Promise<boolean> {
    if (this.state.status === 'working') return false;
    this.state = { status: 'working', work };
    this.#isWatched = true;
    try {
      await run(this.#services.session.sessionId);
      this.#become(IDLE);
      return true;
    } catch (thrown) {
      const fault = toFault(thrown, 'worker-failed');
      const outcome: WalletsState = this.#isWatched ? { status: 'failed', fault } : IDLE;
      if (endsSession(fault)) this.#services.session.forgetSession();
      this.#become(outcome);
      return false;
    }
  }

  #become(state: WalletsState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
