/** Creates a shared wallet: collects all public keys, compares the result, and saves it in the vault. */

import { makeAutoObservable, runInAction } from 'mobx';
import type { MultisigProblem } from '../../domain/keys/ImportProblem.ts';
import { multisigWallet } from '../../domain/multisig/descriptor.ts';
import { pathDifferences } from '../../domain/multisig/keyPaths.ts';
import type { MultisigWallet } from '../../domain/multisig/MultisigWallet.ts';
import { walletCode } from '../../domain/multisig/walletCode.ts';
import { isWalletText, readWalletText, statedFirstAddress } from '../../domain/multisig/walletText.ts';
import { type Round, Rounds } from '../../domain/Rounds.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { LazyStore } from '../session/LazyStores.ts';
import { endedBy } from '../session/Session.ts';
import { CollectedKeys } from './CollectedKeys.ts';
import type { MultisigServices, MultisigState, OwnSigner } from './MultisigState.ts';
import { type DraftPorts, draftShared, isForged, keysOf, ownAmong, type SharedDraft } from './sharedDraft.ts';

type MultisigPorts = DraftPorts & Pick<Ports, 'clock'>;

/** State of the route that creates shared wallets. */
export class MultisigStore implements LazyStore {
  state: MultisigState = { status: 'preparing' };
  readonly keys: CollectedKeys;

  readonly #ports: MultisigPorts;
  readonly #services: MultisigServices;
  #draft: SharedDraft | null = null;
  readonly #rounds = new Rounds();

  constructor(ports: MultisigPorts, services: MultisigServices) {
    this.#ports = ports;
    this.#services = services;
    this.keys = new CollectedKeys(ports.network);
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Derives our phrases' cosigner keys. Keys collected so far stay. */
  async open(): Promise<void> {
    if (this.state.status !== 'preparing' && this.state.status !== 'failed') return;
    const round = this.#begin({ status: 'preparing' });
    const { session, keyrings } = this.#services;
    try {
      const phrases = keyrings.keyrings.filter(({ origin }) => origin === 'phrase');
      const signers: OwnSigner[] = [];
      for (const { key, name } of phrases) {
        const { shared, bip45 } = await this.#ports.vault.cosignerKeys(session.sessionId, key);
        signers.push({ key, name, cosigner: shared, bip45 });
      }
      this.#settle(round, () => {
        this.keys.setSigners(signers);
        this.state = { status: 'collecting', problem: null };
      });
    } catch (thrown) {
      this.#fail(round, thrown);
    }
  }

  /** Adds a cosigner's key, or compares a whole wallet's descriptor at once. @returns whether it was accepted */
  async add(text: string): Promise<boolean> {
    if (this.state.status !== 'collecting') return false;
    if (!isWalletText(text)) return this.#collect(this.keys.add(text));
    const read = readWalletText(text, this.#ports.network);
    if (!read.ok) return this.#collect(read.problem);
    await this.#compare(read.value, true, statedFirstAddress(text));
    return this.state.status !== 'collecting';
  }

  /** Derives the addresses of the collected keys, for comparison. */
  async compare(): Promise<void> {
    const made = multisigWallet(this.keys.required, this.keys.all);
    if (made.ok) await this.#compare(made.value, false);
    else this.#collect(made.problem);
  }

  /** Saves the compared wallet, and shows it. @returns whether it was saved */
  async use(): Promise<boolean> {
    const { state } = this;
    const draft = this.#draft;
    if (state.status !== 'comparing' || draft === null) return false;
    const round = this.#begin({ ...state, status: 'keeping' });
    const { session, keyrings } = this.#services;
    try {
      const { vault, clock } = this.#ports;
      const kept = await vault.saveImport(session.sessionId, draft.work.draft.id, draft.choices);
      return runInAction(() => {
        const key = draft.work.take(kept, this.#services, clock.nowMs());
        if (!round.isLatest) return false;
        keyrings.select(key);
        this.#draft = null;
        this.forget();
        return true;
      });
    } catch (thrown) {
      this.#fail(round, thrown);
      return false;
    }
  }

  /** Back to the keys, without the last problem. */
  change(): void {
    this.#forgetDraft();
    this.#begin({ status: 'collecting', problem: null });
  }

  forget(): void {
    this.#forgetDraft();
    this.#begin({ status: 'preparing' });
    this.keys.clear();
  }

  /**
   * @param isSearched - also searches for used addresses
   * @param stated - the first address according to the text; null: the text has none
   */
  async #compare(wallet: MultisigWallet, isSearched: boolean, stated: string | null = null): Promise<void> {
    const forged = wallet.cosigners.findIndex((key) => isForged(key, this.keys.signers));
    if (forged >= 0) {
      this.#collect({ kind: 'not-our-key', position: forged + 1 });
      return;
    }
    this.#forgetDraft();
    const round = this.#begin({ status: 'reading' });
    try {
      const draft = await draftShared(this.#ports, this.#services, wallet, isSearched);
      this.#settle(round, () => {
        this.#draft = draft.ok ? draft.value : null;
        if (draft.ok && stated !== null && stated !== draft.value.firstAddress) {
          this.#forgetDraft();
          this.#collect({ kind: 'first-address' });
          return;
        }
        this.state = draft.ok
          ? this.#compared(wallet, draft.value)
          : { status: 'collecting', problem: draft.problem };
      });
    } catch (thrown) {
      this.#fail(round, thrown);
    }
  }

  #compared(wallet: MultisigWallet, { firstAddress, used, choices }: SharedDraft): MultisigState {
    const home = this.#services.keyrings.findByAddress(firstAddress);
    if (choices.length === 0 && home !== null) return { status: 'already-here', key: home.keyring.key };
    const { signers } = this.keys;
    const parts = { own: ownAmong(wallet, signers), paths: pathDifferences(wallet, keysOf(signers)) };
    return { status: 'comparing', wallet, code: walletCode(wallet), firstAddress, ...parts, used };
  }

  #collect(problem: MultisigProblem | null): boolean {
    this.state = { status: 'collecting', problem };
    return problem === null;
  }

  #forgetDraft(): void {
    const { session } = this.#services;
    this.#draft?.work.end();
    if (this.#draft !== null && session.isUnlocked)
      void this.#ports.vault
        .forgetImport(session.sessionId, this.#draft.work.draft.id)
        .catch(() => undefined);
    this.#draft = null;
  }

  #begin(state: MultisigState): Round {
    const round = this.#rounds.begin();
    this.state = state;
    return round;
  }

  #settle(round: Round, change: () => void): void {
    if (round.isLatest) runInAction(change);
  }

  #fail(round: Round, thrown: unknown): void {
    const fault = endedBy(thrown, this.#services.session);
    this.#settle(round, () => {
      this.state = { status: 'failed', fault };
    });
  }
}
