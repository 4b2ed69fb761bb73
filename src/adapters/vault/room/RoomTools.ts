/** What the rooms work with. */

import type { KeyCraft } from '../craft/KeyCraft.ts';
import type { EnvelopeStore } from '../EnvelopeStore.ts';
import type { KeyShelf } from '../KeyShelf.ts';
import type { SealTools } from '../openVault.ts';
import type { WaitClock } from '../WaitClock.ts';
import type { Sessions } from './Sessions.ts';

/** What the key room is furnished with. */
export interface KeyRoomTools extends SealTools {
  readonly store: EnvelopeStore;
  readonly shelf: KeyShelf;
  /** milliseconds by a clock that nobody can set: waiting after wrong passwords is measured by it */
  readonly monotonicMs: () => number;
  /** loads curves and word lists; called when they are first needed */
  readonly loadCraft: () => Promise<KeyCraft>;
}

/** The tools, and the sessions that every room shares. */
export interface RoomTools extends KeyRoomTools {
  readonly sessions: Sessions;
  readonly waits: WaitClock;
}
