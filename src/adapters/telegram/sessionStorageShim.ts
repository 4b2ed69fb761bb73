/** Lets the SDK start when the browser blocks storage in frames: it stores its launch parameters in `sessionStorage`. */

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
 * Replaces a window's blocked `sessionStorage` with one in memory.
 *
 * `localStorage` is left alone: pretending to store a vault would be worse than failing.
 *
 * @returns whether it was blocked; then nothing is kept after the app closes
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

/** Whether this window's `sessionStorage` was blocked at load. Must be imported before the SDK is called. */
export const isStorageBlocked: boolean = typeof window !== 'undefined' && shimSessionStorage(window);
