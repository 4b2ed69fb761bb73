/** Watches an account of an offline phone: its public key comes by QR codes, and is then imported like any other. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { AccountKey, KeySource } from '../../domain/keys/AccountKey.ts';
import { type AccountMessageProblem, readAccountMessage } from '../../domain/ur/accountMessage.ts';
import type { UrMessage } from '../../domain/ur/UrMessage.ts';
import type { Ports } from '../../ports/Ports.ts';
import { RowScan } from '../codes/RowScan.ts';
import type { ImportServices } from '../import/ImportDrafts.ts';
import { ImportStore } from '../import/ImportStore.ts';
import type { LazyOnes, LazyStore } from '../session/LazyStores.ts';

interface PairingServices {
  readonly lazy: LazyOnes<ImportServices>;
  readonly keyrings: { markSigner(keys: readonly string[], signer: KeySource): void };
}

/** An extended public key as text, which some devices show instead. */
const EXTENDED_KEY = /^(?:dgub|xpub|tpub)[1-9A-HJ-NP-Za-km-z]{100,120}$/;

/** A scanned account key, until it is saved or discarded. */
export class Pairing implements LazyStore {
  readonly scan = new RowScan();
  readonly imports: ImportStore;
  /** null before an account was scanned */
  key: AccountKey | null = null;
  problem: AccountMessageProblem | null = null;
  readonly #network: Ports['network'];
  readonly #keyrings: PairingServices['keyrings'];

  constructor({ network }: Ports, { lazy, keyrings }: PairingServices) {
    this.#network = network;
    this.#keyrings = keyrings;
    this.imports = lazy.of(ImportStore);
    makeAutoObservable(this, { scan: false, imports: false }, { deep: false, autoBind: true });
  }

  /** Whether a code is an account's bare key, without its origin. */
  isKeyText(text: string): boolean {
    return EXTENDED_KEY.test(text.trim());
  }

  async takeText(text: string): Promise<void> {
    await this.#begin({ extendedKey: text.trim(), origin: null });
  }

  /** Takes a complete message. @returns whether it holds an account */
  async take(message: UrMessage): Promise<boolean> {
    const read = readAccountMessage(message, this.#network);
    this.problem = read.ok ? null : read.problem;
    if (read.ok) await this.#begin(read.value);
    return read.ok;
  }

  /** Saves the import. @returns whether it was saved; when not, the import's state says why */
  async keep(): Promise<boolean> {
    const origin = this.key?.origin ?? null;
    const keys = await this.imports.keep();
    if (keys.length === 0) return false;
    if (origin !== null) this.#keyrings.markSigner(keys, origin);
    runInAction(() => this.clear());
    return true;
  }

  clear(): void {
    this.scan.clear();
    this.imports.reset();
    this.key = null;
    this.problem = null;
  }

  readonly forget = (): void => this.clear();

  async #begin(key: AccountKey): Promise<void> {
    this.key = key;
    this.problem = null;
    await this.imports.read({ kind: 'extended-key', text: key.extendedKey });
  }
}
