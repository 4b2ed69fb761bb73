/** Making a shared wallet: everybody's public keys are collected, the whole is compared, and the vault keeps it. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { MultisigProblem } from '../../domain/keys/ImportProblem.ts';
import { multisigWallet, readDescriptor, writeDescriptor } from '../../domain/multisig/descriptor.ts';
import type { MultisigWallet } from '../../domain/multisig/MultisigWallet.ts';
import { walletCode } from '../../domain/multisig/walletCode.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { ImportDraft } from '../../ports/Vault.ts';
import type { Keyrings } from '../accounts/Keyrings.ts';
import type { LazyStore } from '../session/LazyStores.ts';
import { endedBy, type Session } from '../session/Session.ts';
import { CollectedKeys } from './CollectedKeys.ts';
import type { MultisigState, OwnSigner } from './MultisigState.ts';

/** The stores that it works with. */
export interface MultisigServices {
  readonly session: Session;
  readonly keyrings: Keyrings;
}

/** What looks like a whole wallet instead of one key. */
const isDescriptor = (text: string): boolean => text.includes('(');

/** State of the route that makes shared wallets. */
export class MultisigStore implements LazyStore {
  state: MultisigState = { status: 'preparing' };
  readonly keys: CollectedKeys;

  readonly #ports: Pick<Ports, 'vault' | 'network'>;
  readonly #services: MultisigServices;
  #draft: ImportDraft | null = null;
  #round = 0;

  constructor(ports: Pick<Ports, 'vault' | 'network'>, services: MultisigServices) {
    this.#ports = ports;
    this.#services = services;
    this.keys = new CollectedKeys(ports.network);
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Derives the keys that our phrases take part with. What was collected so far stays. */
  async open(): Promise<void> {
    if (this.state.status !== 'preparing' && this.state.status !== 'failed') return;
    const round = this.#begin({ status: 'preparing' });
    const { session, keyrings } = this.#services;
    try {
      const phrases = keyrings.keyrings.filter(({ origin }) => origin === 'phrase');
      const signers: OwnSigner[] = [];
      for (const { key, name } of phrases) {
        signers.push({ key, name, cosigner: await this.#ports.vault.cosignerKey(session.sessionId, key) });
      }
      this.#settle(round, () => {
        this.keys.setSigners(signers);
        this.state = { status: 'collecting', problem: null };
      });
    } catch (thrown) {
      this.#fail(round, thrown);
    }
  }

  /** Takes somebody's key, or a whole wallet's descriptor, which is compared at once. @returns whether it was taken */
  async add(text: string): Promise<boolean> {
    if (this.state.status !== 'collecting') return false;
    if (!isDescriptor(text)) return this.#collect(this.keys.add(text));
    const read = readDescriptor(text, this.#ports.network);
    if (!read.ok) return this.#collect(read.problem);
    await this.#compare(read.value);
    return true;
  }

  /** Derives the addresses of what was collected, to be compared. */
  async compare(): Promise<void> {
    const made = multisigWallet(this.keys.required, this.keys.all);
    if (made.ok) await this.#compare(made.value);
    else this.#collect(made.problem);
  }

  /** Keeps the wallet that was compared, and shows it. @returns whether it is kept */
  async use(): Promise<boolean> {
    const { state } = this;
    const draft = this.#draft;
    const [reading] = draft?.readings ?? [];
    if (state.status !== 'comparing' || draft === null || reading === undefined) return false;
    const round = this.#begin({ ...state, status: 'keeping' });
    const { session, keyrings } = this.#services;
    try {
      const choices = [{ reading, indexes: [0] }];
      const kept = await this.#ports.vault.saveImport(session.sessionId, draft.id, choices);
      return runInAction(() => {
        keyrings.take(kept);
        if (round !== this.#round) return false;
        keyrings.select(kept[0]?.id ?? '');
        this.#draft = null;
        this.forget();
        return true;
      });
    } catch (thrown) {
      this.#fail(round, thrown);
      return false;
    }
  }

  /** Back to the keys; a problem that was said is not said again. */
  change(): void {
    this.#forgetDraft();
    this.#begin({ status: 'collecting', problem: null });
  }

  /** Forgets everything that was collected. */
  forget(): void {
    this.#forgetDraft();
    this.#begin({ status: 'preparing' });
    this.keys.clear();
  }

  async #compare(wallet: MultisigWallet): Promise<void> {
    this.#forgetDraft();
    const round = this.#begin({ status: 'reading' });
    try {
      const next = await this.#derive(wallet);
      this.#settle(round, () => {
        this.state = next;
      });
    } catch (thrown) {
      this.#fail(round, thrown);
    }
  }

  /** @throws {Fault} of the vault */
  async #derive(wallet: MultisigWallet): Promise<MultisigState> {
    const { vault, network } = this.#ports;
    const { sessionId } = this.#services.session;
    const source = { kind: 'multisig', text: writeDescriptor(wallet) } as const;
    const draft = await vault.draftImport(sessionId, source, network);
    if (!draft.ok) {
      const { problem } = draft;
      return {
        status: 'collecting',
        problem: problem.kind === 'multisig' ? problem.problem : { kind: 'unreadable' },
      };
    }
    this.#draft = draft.value;
    const { id, readings } = draft.value;
    const [reading] = readings;
    const [account] = reading ? await vault.deriveImport(sessionId, id, reading, 0, 1) : [];
    if (account === undefined) throw new TypeError('a wallet without address');
    const home = this.#services.keyrings.findByAddress(account.address);
    if (home !== null) return { status: 'already-here', key: home.keyring.key };
    const texts = new Set(wallet.cosigners.map(({ extendedKey }) => extendedKey));
    const signers = this.keys.signers.map(({ cosigner }) => cosigner);
    return {
      ...{ status: 'comparing', wallet, code: walletCode(wallet), firstAddress: account.address },
      own: signers.filter(({ extendedKey }) => texts.has(extendedKey)),
    };
  }

  #collect(problem: MultisigProblem | null): boolean {
    this.state = { status: 'collecting', problem };
    return problem === null;
  }

  #forgetDraft(): void {
    const { session } = this.#services;
    if (this.#draft !== null && session.isUnlocked)
      void this.#ports.vault.forgetImport(session.sessionId, this.#draft.id).catch(() => undefined);
    this.#draft = null;
  }

  #begin(state: MultisigState): number {
    this.#round += 1;
    this.state = state;
    return this.#round;
  }

  #settle(round: number, change: () => void): void {
    if (round === this.#round) runInAction(change);
  }

  #fail(round: number, thrown: unknown): void {
    const fault = endedBy(thrown, this.#services.session);
    this.#settle(round, () => {
      this.state = { status: 'failed', fault };
    });
  }
}
