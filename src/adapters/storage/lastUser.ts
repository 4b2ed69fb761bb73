/** Remembers who used Kennel last on a device that several Telegram users share. */
import type { TextStorage } from './TextStorage.ts';

const KEY = 'kennel:user';

/** Notes who uses it now; `userId` is null outside Telegram. @returns whether somebody else did since this user's last start */
export function noteUser(storage: TextStorage, userId: string | null): boolean {
  const name = userId ?? 'local';
  try {
    const before = storage.getItem(KEY);
    if (before !== name) storage.setItem(KEY, name);
    return before !== name;
  } catch {
    return true;
  }
}
