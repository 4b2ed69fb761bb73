/** Remembers the last user on a device that several Telegram users share. */
import type { TextStorage } from './TextStorage.ts';

const KEY = 'kennel:user';

const nameOf = (userId: string | null): string => userId ?? 'local';

/** Whether another user was noted last; true when storage fails. `userId` is null outside Telegram. */
export function isOtherUser(storage: TextStorage, userId: string | null): boolean {
  try {
    return storage.getItem(KEY) !== nameOf(userId);
  } catch {
    return true;
  }
}

/** Notes the current user, once nothing of an earlier session can be resumed any more. */
export function noteUser(storage: TextStorage, userId: string | null): void {
  try {
    if (isOtherUser(storage, userId)) storage.setItem(KEY, nameOf(userId));
  } catch {
    // If it can't be stored, the next start requires the password.
  }
}
