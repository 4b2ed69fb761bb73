/** Key rooms over a store in memory, empty or with one wallet. */

import type { Result } from '../../../domain/result.ts';
import type { SessionId, UnlockedVault, UnlockProblem } from '../../../ports/Vault.ts';
import { keyCraft } from '../craft/curveCraft.ts';
import { KeyRoom, type KeyRoomTools } from '../keyRoom.ts';
import { cheapStretcher } from './cheapStretcher.ts';
import { createMemoryEnvelopeStore, type MemoryEnvelopeStore } from './memoryEnvelopeStore.ts';

/** The password of these rooms. */
export const PASSWORD = 'much secret';

/** When passwords are tried unless told otherwise, milliseconds since 1970. */
export const NOW_MS = 1_767_225_600_000;

/** Listens to nothing. */
export const quiet = (): void => undefined;

/** A room of user 42. */
export const openRoom = (store: MemoryEnvelopeStore, tools: Partial<KeyRoomTools> = {}): KeyRoom =>
  new KeyRoom({
    user: '42',
    store,
    shelf: store.shelf,
    stretcher: cheapStretcher,
    loadCraft: async () => keyCraft,
    monotonicMs: () => 0,
    ...tools,
  });

/** A vault that was made, with one wallet of 12 words on regtest. */
export async function withWallet(tools: Partial<KeyRoomTools> = {}) {
  const store = createMemoryEnvelopeStore();
  const room = openRoom(store, tools);
  const { session } = await room.create(PASSWORD, quiet);
  const draft = room.draftPhrase(session, 12);
  const words = await room.revealDraft(session, draft.id);
  const keyring = await room.keepDraft(session, draft.id, 'regtest');
  return { store, room, session, words, keyring };
}

/** Tries a password. */
export const tryPassword = (
  room: KeyRoom,
  password: string,
  nowMs = NOW_MS,
): Promise<Result<UnlockedVault, UnlockProblem>> => room.unlock(password, nowMs, null, quiet);

/** The text of a backup file. */
export async function backUpOf(room: KeyRoom, session: SessionId, notes = ''): Promise<string> {
  const made = await room.backUp(session, notes, PASSWORD, NOW_MS);
  if (!made.ok) throw new Error(made.problem.kind);
  return made.value;
}
