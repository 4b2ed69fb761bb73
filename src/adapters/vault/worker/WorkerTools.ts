/** Shared tools of the worker's handlers. */
import type { WaitClock } from '../kdf/WaitClock.ts';
import type { KeyOps } from '../keyOps/KeyOps.ts';
import type { EnvelopeStore } from '../records/EnvelopeStore.ts';
import type { KeyStorage } from '../records/KeyStorage.ts';
import type { SealTools } from '../records/openVault.ts';
import type { PublicHalves } from './publicHalves.ts';
import type { Sessions } from './Sessions.ts';

export interface KeyServiceTools extends SealTools {
  readonly store: EnvelopeStore;
  readonly keyStorage: KeyStorage;
  /** a monotonic clock, milliseconds: measures the waits after wrong passwords */
  readonly monotonicMs: () => number;
  /** loads curves and word lists on first need */
  readonly loadKeyOps: () => Promise<KeyOps>;
}

export interface WorkerTools extends KeyServiceTools {
  readonly sessions: Sessions;
  readonly waits: WaitClock;
  readonly halves: PublicHalves;
}

/** Loads the key operations in parallel. A failure surfaces when they are used. */
export const preloadKeyOps = ({ loadKeyOps }: Pick<KeyServiceTools, 'loadKeyOps'>): void => {
  loadKeyOps().catch(() => undefined);
};

/** Runs after all earlier calls: for everything that changes stored data. */
export const inTurn =
  <Given extends readonly unknown[], Outcome>(
    work: (worker: WorkerTools, ...given: Given) => Promise<Outcome>,
  ) =>
  (worker: WorkerTools, ...given: Given): Promise<Outcome> =>
    worker.sessions.inTurn(() => work(worker, ...given));

/** Opens a session in turn, unless the worker is locked meanwhile; `work` receives the lock count. @throws {Fault} `locked` */
export const opening =
  <Given extends readonly unknown[], Outcome>(
    work: (worker: WorkerTools, locks: number, ...given: Given) => Promise<Outcome>,
  ) =>
  (worker: WorkerTools, ...given: Given): Promise<Outcome> =>
    worker.sessions.opening((locks) => work(worker, locks, ...given));
