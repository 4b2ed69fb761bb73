/** What the handlers of the worker share. */

import type { EnvelopeStore } from '../EnvelopeStore.ts';
import type { KeyStorage } from '../KeyStorage.ts';
import type { KeyOps } from '../keyOps/KeyOps.ts';
import type { SealTools } from '../openVault.ts';
import type { WaitClock } from '../WaitClock.ts';
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

/** The tools, and the sessions that every room shares. */
export interface WorkerTools extends KeyServiceTools {
  readonly sessions: Sessions;
  readonly waits: WaitClock;
}
