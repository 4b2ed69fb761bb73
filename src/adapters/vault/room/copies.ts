/** The vault as the host may keep a copy of it: its sealed text, taken and given back. None of it needs a session. */

import { otherVersionOf, parseEnvelope } from '../envelope.ts';
import { isOpenable } from '../vaultRecords.ts';
import { storeFirst } from './passwords.ts';
import type { RoomTools } from './RoomTools.ts';

/** Whether a text is an envelope of this version and in order. @throws {Fault} `corrupt` when it is of a newer Kennel */
function isWhole(text: string): boolean {
  try {
    parseEnvelope(text);
    return true;
  } catch (thrown) {
    // A copy from a newer Kennel holds wallets: passing over it would let another vault take its place.
    if (otherVersionOf(text) !== null) throw thrown;
    return false;
  }
}

/**
 * Stores a copy when nothing is stored.
 *
 * @returns false when something is stored already, or the copy is damaged
 * @throws {Fault} `corrupt` when the copy was made by a newer Kennel
 */
export async function adoptText(room: RoomTools, text: string): Promise<boolean> {
  if (!isWhole(text) || (await room.store.read('envelope')) !== null) return false;
  await storeFirst(room, text);
  return true;
}

/**
 * Whether nothing is lost when this copy is overwritten: it is of the open vault, or damaged, or holds no wallet.
 *
 * @returns false when it is, or may be, of another vault; and always without a session
 */
export async function isOwnText({ sessions }: RoomTools, text: string): Promise<boolean> {
  const { vault } = sessions;
  if (vault === null) return false;
  try {
    if (!isWhole(text)) return true;
  } catch {
    return false;
  }
  return isOpenable({ ...vault, envelope: parseEnvelope(text), text });
}
