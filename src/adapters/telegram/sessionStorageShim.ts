/** Lets the SDK start where the browser blocks storage in frames: it keeps its launch parameters in `sessionStorage`. */

function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, String(value)),
  };
}

/**
 * Puts a `sessionStorage` that lives in memory into a window whose own one is blocked.
 *
 * `localStorage` is left alone: to pretend that a vault is kept would be worse than to fail.
 *
 * @returns whether it was blocked; nothing is kept then after the app closes
 * @see https://github.com/proofcarryingdata/zupass/issues/1031 (the same block in Telegram Web)
 */
export function shimSessionStorage(target: Window): boolean {
  try {
    target.sessionStorage.getItem('tapps/launchParams');
    return false;
  } catch {
    Object.defineProperty(target, 'sessionStorage', { value: memoryStorage(), configurable: true });
    return true;
  }
}

/** Whether this window's `sessionStorage` was blocked when the app loaded. Imported before the SDK is called. */
export const isStorageBlocked: boolean = typeof window !== 'undefined' && shimSessionStorage(window);
