/** Changes to wallets that need the vault: adding an account, removing a wallet. */
import { makeAutoObservable, runInAction } from 'mobx';
import { type Fault, toFault } from '../../domain/fault.ts';
import type { PersonalName } from '../../domain/session/personalName.ts';
import type { Vault } from '../../ports/Vault.ts';
import { endsSession, type SessionEntry } from '../session/Session.ts';
import type { ManagedKeyrings, ShownAccounts } from './Keyrings.ts';

export type WalletsState =
  | { readonly status: 'idle' }
  | { readonly status: 'working'; readonly work: 'adding-account' | 'removing' | 'taking-back' }
  | { readonly status: 'failed'; readonly fault: Fault };

export interface WalletsServices {
  readonly session: SessionEntry;
  readonly keyrings: ManagedKeyrings;
  readonly accounts: ShownAccounts;
}

const IDLE: WalletsState = { status: 'idle' };

/** Adds accounts, removes wallets, and keeps selection and names in step across stores. */
export class WalletsStore {
  state: WalletsState = IDLE;

  readonly #vault: Vault;
  readonly #services: WalletsServices;
  /** whether the screen that started the work is still open */
  #isWatched = false;

  constructor(ports: { readonly vault: Vault }, services: WalletsServices) {
    this.#vault = ports.vault;
    this.#services = services;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** The screen was left: drops a failure, including one of the work still running. */
  clear(): void {
    this.#isWatched = false;
    if (this.state.status === 'failed') this.state = IDLE;
  }

  /** Switches to an account and its keyring. @param key - of the account; an unknown one is ignored */
  showAccount(key: string): void {
    const { keyrings, accounts } = this.#services;
    const found = keyrings.accountOf(key);
    if (found === null) return;
    accounts.remember(key);
    keyrings.select(found.keyring.key);
    accounts.showAccountsOf(found.keyring);
  }

  /** Renames an account in all stores. @param key - of the account */
  renameAccount(key: string, name: PersonalName): void {
    this.#services.keyrings.updateAccountName(key, name);
    this.#services.accounts.updateAccountName(key, name);
  }

  /** The last keyring can only be removed by deleting everything, unless its keys are missing. */
  canRemove(keyringKey: string): boolean {
    const { keyrings } = this.#services;
    const isAlone = keyrings.keyrings.length === 1 && !keyrings.isMissing(keyringKey);
    return !isAlone && keyrings.find(keyringKey) !== null;
  }

  /**
   * Adds the next account of a keyring, and shows it.
   *
   * @param name - null: the default name
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
   * Deletes a keyring and its secret. Its transfers stay in the journal.
   *
   * @returns whether it was removed; if removal was allowed but failed, `state` says why
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
   * Checks the host's copy for what the vault lacks.
   *
   * @returns whether anything was restored; when the vault or the host failed, `state` says why
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

  /** Gives up missing keyrings that have no name here, and accepts outdated ones as current. @returns whether that succeeded */
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
