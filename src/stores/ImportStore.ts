/** Bringing keys in: what was typed goes to the vault, what it may open is looked for on the chain, and what is chosen is kept. */
import { makeAutoObservable } from 'mobx';
import type { ImportSource } from '../domain/keys/ImportSource.ts';
import type { KeyReading } from '../domain/keys/KeyReading.ts';
import type { Ports } from '../ports/Ports.ts';
import type { ImportState } from './import/ImportState.ts';
import type { KeyringStore } from './KeyringStore.ts';
import type { SessionStore } from './SessionStore.ts';

/** State of the routes that bring keys in. The source itself is never kept here. */
export class ImportStore {
  state: ImportState = { status: 'entering', problem: null };

  constructor(_ports: Ports, _session: SessionStore, _keyrings: KeyringStore) {
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Which reading holds coins, where a passphrase was given that some wallets ignore; null when nothing is to be said. */
  get rescue(): 'with' | 'without' | 'both' | null {
    return null;
  }

  /** Reads what was typed and looks for what it holds. */
  async read(_source: ImportSource): Promise<void> {}

  /** Looks at another path too, while choosing. @param path - as `readKeyPath` gives it */
  async tryPath(_path: string): Promise<void> {}

  /** Chooses an account, or not. One that is here already cannot be chosen. */
  choose(_reading: KeyReading, _index: number, _on: boolean): void {}

  /** Shows five more unused accounts of a reading to choose from. */
  async chooseMore(_reading: KeyReading): Promise<void> {}

  /** Goes on with what is known. */
  skipScan(): void {}

  /** Asks again about what could not be told. */
  async retryScan(): Promise<void> {}

  /** Stores what is chosen. @returns the keys of the keyrings; none when that failed, and `state` says why */
  async keep(): Promise<readonly string[]> {
    return [];
  }

  /** One step back: from a failure to the choice, from everything else to typing. */
  back(): void {}

  /** Forgets everything; nothing was stored unless keeping had begun. */
  reset(): void {}
}
