/** What the handlers of the worker share. */
import type { WaitClock } from '../kdf/WaitClock.ts';
import type { KeyOps } from '../keyOps/KeyOps.ts';
import type { EnvelopeStore } from '../records/EnvelopeStore.ts';
import type { KeyStorage } from '../records/KeyStorage.ts';
import type { SealTools } from '../records/openVault.ts';
import type { PublicHalves } from './publicHalves.ts';
import type { Sessions } from './Sessions.ts';

/** What the key service is furnished with. */
export interface KeyServiceTools extends SealTools {
  readonly store: EnvelopeStore;
  readonly keyStorage: KeyStorage;
  /** milliseconds by a clock that nobody can set: waiting after wrong passwords is measured by it */
  readonly monotonicMs: () => number;
  /** loads curves and word lists; called when they are first needed */
  readonly loadKeyOps: () => Promise<KeyOps>;
}

/** The tools, and what all handlers share. */
export interface WorkerTools extends KeyServiceTools {
  readonly sessions: Sessions;
  readonly waits: WaitClock;
  readonly halves: PublicHalves;
}

/** Loads the key operations beside other work. Whether that works is seen when they are used. */
export const preloadKeyOps = ({ loadKeyOps }: Pick<KeyServiceTools, 'loadKeyOps'>): void => {
  loadKeyOps().catch(() => undefined);
};

/** Works when the calls before it are done: for all that changes what is stored. */
export const inTurn =
  <Given extends readonly unknown[], Outcome>(
    work: (worker: WorkerTools, ...given: Given) => Promise<Outcome>,
  ) =>
  (worker: WorkerTools, ...given: Given): Promise<Outcome> =>
    worker.sessions.inTurn(() => work(worker, ...given));

/** Opens a session, in turn, unless the worker is locked meanwhile: it is told how often that was. @throws {Fault} `locked` */
export const opening =
  <Given extends readonly unknown[], Outcome>(
    work: (worker: WorkerTools, locks: number, ...given: Given) => Promise<Outcome>,
  ) =>
  (worker: WorkerTools, ...given: Given): Promise<Outcome> =>
    worker.sessions.opening((locks) => work(worker, locks, ...given));
