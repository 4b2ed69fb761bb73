/** Remembers who used Kennel last on a device that several Telegram users share. */
import type { TextStorage } from './TextStorage.ts';

const KEY = 'kennel:user';

const nameOf = (userId: string | null): string => userId ?? 'local';

/** Whether somebody else used it since this user was noted; `userId` is null outside Telegram. */
export function isOtherUser(storage: TextStorage, userId: string | null): boolean {
  try {
    return storage.getItem(KEY) !== nameOf(userId);
  } catch {
    return true;
  }
}

/** Notes who uses it now, once nothing of an earlier session can be taken up any more. */
export function noteUser(storage: TextStorage, userId: string | null): void {
  try {
    if (isOtherUser(storage, userId)) storage.setItem(KEY, nameOf(userId));
  } catch {
    // Unnoted, the next start asks for the password.
  }
}
