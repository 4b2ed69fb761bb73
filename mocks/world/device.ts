/** What stays on a phone when the app is killed: its texts and its vault. For tests and stories. */
import { createMemoryDatabase } from '../../src/adapters/storage/transactions/memoryDatabase.ts';
import type { TransactionDatabase } from '../../src/adapters/storage/transactions/TransactionDatabase.ts';
import {
  createMemoryEnvelopeStore,
  type MemoryEnvelopeStore,
} from '../../src/adapters/vault/testing/memoryEnvelopeStore.ts';

/** A phone's storage. */
export interface Device {
  /** localStorage */
  readonly texts: Map<string, string>;
  /** the vault's database */
  readonly envelopes: MemoryEnvelopeStore;
  /** the database of transactions */
  readonly transactions: TransactionDatabase;
  /** localStorage's face; a fault makes every write throw it */
  readonly storage: {
    getItem(key: string): string | null;
    setItem(key: string, value: string): void;
    removeItem(key: string): void;
  };
  /** thrown by every write; null for none */
  writeFault: Error | null;
}

/** A new phone. */
export function createDevice(): Device {
  const texts = new Map<string, string>();
  const device: Device = {
    texts,
    envelopes: createMemoryEnvelopeStore(),
    transactions: createMemoryDatabase(),
    writeFault: null,
    storage: {
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, value) => {
        if (device.writeFault !== null) throw device.writeFault;
        texts.set(key, value);
      },
      removeItem: (key) => void texts.delete(key),
    },
  };
  return device;
}
