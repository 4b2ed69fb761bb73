/** A phone that runs the real vault over its real mirror, and on which everything can fail. */

import { createWorkerVault } from '../../../src/adapters/vault/client/workerVault.ts';
import type { VaultMirror } from '../../../src/adapters/vault/mirror/keyValueMirror.ts';
import { readCopy } from '../../../src/adapters/vault/mirror/vaultCopy.ts';
import type { EnvelopeStore } from '../../../src/adapters/vault/records/EnvelopeStore.ts';
import type { KeyStorage } from '../../../src/adapters/vault/records/KeyStorage.ts';
import { createKeyService } from '../../../src/adapters/vault/worker/keyService.ts';
import type { Clock } from '../../../src/ports/Clock.ts';
import type { KeyValue } from '../../../src/ports/KeyValue.ts';
import type { Vault } from '../../../src/ports/Vault.ts';
import { createManualClock, type ManualClock } from '../../clock/manualClock.ts';
import { cheapKeyDerivation } from '../../vault/cheapKeyDerivation.ts';
import { createMemoryEnvelopeStore, type MemoryEnvelopeStore } from '../../vault/memoryEnvelopeStore.ts';
import { startThreadlessWorker } from '../../vault/threadlessWorker.ts';
import { createFaultyKeyValue, type FaultyKeyValue } from '../faultyKeyValue.ts';
import { createFastKeyOps } from './fastKeyOps.ts';
import { LifeOfProcess } from './LifeOfProcess.ts';

/** Makes a mirror over the host's storage. */
export type MakeMirror = (store: KeyValue, clock: Clock) => VaultMirror;

export interface VaultProcess {
  readonly life: LifeOfProcess;
  readonly vault: Vault;
}

/** A phone: the storages that outlive its processes. */
export class VaultPhone {
  readonly clock: ManualClock = createManualClock();
  readonly host: FaultyKeyValue = createFaultyKeyValue(this.clock, () => null);
  /** localStorage */
  readonly markers = new Map<string, string>();
  /** the vault's database */
  page: MemoryEnvelopeStore = createMemoryEnvelopeStore();
  /** possible texts of the host's copy: the last acknowledged one first, then those under way; null for none */
  mirrored: (string | null)[] = [null];
  readonly #makeMirror: MakeMirror;
  readonly #keyOps = createFastKeyOps();

  constructor(makeMirror: MakeMirror) {
    this.#makeMirror = makeMirror;
  }

  /** The envelope in the page's database; null when there is none. */
  get text(): string | null {
    return this.page.texts.get('envelope') ?? null;
  }

  /** Loses the page's database, and with `hasLostMarkers` its localStorage too. */
  losePage(hasLostMarkers: boolean): void {
    this.page = createMemoryEnvelopeStore();
    if (hasLostMarkers) this.markers.clear();
  }

  /** Loses the host's storage. */
  loseHost(): void {
    this.host.values.clear();
    this.mirrored = [null];
  }

  open(): VaultProcess {
    const life = new LifeOfProcess();
    const vault = createWorkerVault({
      userId: '42',
      spawn: () => this.#spawn(life),
      markers: this.#markersFor(life),
      clock: this.#clockFor(life),
      mirror: this.#mirrorFor(life),
    });
    return { life, vault };
  }

  #spawn(life: LifeOfProcess) {
    const isRunning = () => !worker.isTerminated;
    const worker = startThreadlessWorker((user) =>
      createKeyService({
        user,
        store: guardedStore(this.page, life, isRunning),
        keyStorage: guardedKeyStorage(this.page.keyStorage, life, isRunning),
        keyDerivation: cheapKeyDerivation,
        loadKeyOps: async () => this.#keyOps,
        monotonicMs: () => this.clock.nowMs(),
      }),
    );
    void life.died.then(() => worker.terminate());
    return worker;
  }

  /** A clock whose timers never fire after the process died. */
  #clockFor(life: LifeOfProcess): Clock {
    const { clock } = this;
    return {
      nowMs: () => clock.nowMs(),
      after: (delayMs, callback) => clock.after(delayMs, () => void (life.isAlive && callback())),
    };
  }

  #markersFor(life: LifeOfProcess) {
    const { markers } = this;
    return {
      getItem: (key: string) => markers.get(key) ?? null,
      setItem: (key: string, value: string) => void (life.isAlive && markers.set(key, value)),
      removeItem: (key: string) => void (life.isAlive && markers.delete(key)),
    };
  }

  #mirrorFor(life: LifeOfProcess): VaultMirror {
    const store: KeyValue = {
      get: (key) => life.call('host', () => this.host.get(key)),
      set: (key, value) => life.call('host', () => this.host.set(key, value)),
      remove: (key) => life.call('host', () => this.host.remove(key)),
    };
    const mirror = this.#makeMirror(store, this.#clockFor(life));
    const envelopeOf = (text: string | null) => (text === null ? null : readCopy(text).envelope);
    let lastRead: string | null = null;
    // Only the envelope is checked: rewriting the count of wrong passwords behind it changes nothing.
    const noted = async (text: string | null, work: () => Promise<void>) => {
      const envelope = envelopeOf(text);
      if (envelope !== null && envelope === lastRead) return work();
      this.mirrored.push(envelope);
      await work();
      this.mirrored = [envelope];
    };
    return {
      read: async () => {
        const text = await mirror.read();
        lastRead = envelopeOf(text);
        return text;
      },
      write: (text) => noted(text, () => mirror.write(text)),
      remove: () => noted(null, () => mirror.remove()),
    };
  }
}

type IsRunning = () => boolean;

const ended = <Value>(): Promise<Value> => new Promise<Value>(() => undefined);

function guardedStore(store: EnvelopeStore, life: LifeOfProcess, isRunning: IsRunning): EnvelopeStore {
  const call = <Value>(send: () => Promise<Value>): Promise<Value> =>
    isRunning() ? life.call('page', send) : ended();
  return {
    read: (entry) => call(() => store.read(entry)),
    replace: (entry, expected, next) => call(() => store.replace(entry, expected, next)),
    remove: (...entries) => call(() => store.remove(...entries)),
  };
}

function guardedKeyStorage(keyStorage: KeyStorage, life: LifeOfProcess, isRunning: IsRunning): KeyStorage {
  const call = <Value>(send: () => Promise<Value>): Promise<Value> =>
    isRunning() ? life.call('page', send) : ended();
  return {
    get: () => call(() => keyStorage.get()),
    put: (key) => call(() => keyStorage.put(key)),
    remove: () => call(() => keyStorage.remove()),
  };
}
