/** What the rooms work with. */

import type { KeyCraft } from '../craft/KeyCraft.ts';
import type { EnvelopeStore } from '../EnvelopeStore.ts';
import type { KeyShelf } from '../KeyShelf.ts';
import type { SealTools } from '../openVault.ts';
import type { Sessions } from './Sessions.ts';

/** What the key room is furnished with. */
export interface KeyRoomTools extends SealTools {
  readonly store: EnvelopeStore;
  readonly shelf: KeyShelf;
  /** loads curves and word lists; called when they are first needed */
  readonly loadCraft: () => Promise<KeyCraft>;
}

/** The tools, and the sessions that every room shares. */
export interface RoomTools extends KeyRoomTools {
  readonly sessions: Sessions;
}
