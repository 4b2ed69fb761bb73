/** Mines for the visitor: a block for each transfer while that is on. */
import { useEffect, useState } from 'react';
import { order } from './sandboxClient.ts';
import type { Sandbox } from './useSandbox.ts';

export interface Mining {
  readonly isOnSend: boolean;
  readonly setOnSend: (isOn: boolean) => void;
}

/** Mines as soon as the mempool is not empty. On at first: a newcomer sees a transfer confirm. */
export function useMining({ state, give }: Sandbox): Mining {
  const [isOnSend, setOnSend] = useState(true);
  const waiting = state?.mempool.filter(({ isRelayed }) => isRelayed).length ?? 0;
  useEffect(() => {
    if (isOnSend && waiting > 0) void give(() => order('mine', { count: 1 }));
  }, [isOnSend, waiting, give]);
  return { isOnSend, setOnSend };
}
