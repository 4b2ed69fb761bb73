/** Whether this device's storage is durable. */
import { useEffect, useState } from 'react';
import type { StorageState } from '../domain/session/StorageState.ts';
import type { FirstServices } from './AppContext.tsx';

/** The state of storage, null until known, and a way to check again. */
export function useStorageState({
  storageIsBlocked,
  storageState,
}: Pick<FirstServices, 'storageIsBlocked' | 'storageState'>): readonly [StorageState | null, () => void] {
  const [storage, setStorage] = useState<StorageState | null>(() => (storageIsBlocked() ? 'blocked' : null));
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round checks again
  useEffect(() => {
    let isGone = false;
    const take = (state: StorageState) => {
      if (!isGone) setStorage(state);
    };
    storageState().then(take, () => take('blocked'));
    return () => {
      isGone = true;
    };
  }, [storageState, round]);
  return [storage, () => setRound(round + 1)];
}
