/** Keeps the panel's picture of the sandbox fresh, and carries its orders. */
import { useCallback, useEffect, useState } from 'react';
import type { PanelState } from '../../server/panelState.ts';
import { readSandbox } from './sandboxClient.ts';

/** how often the panel looks, milliseconds */
const CHECK_EVERY_MS = 1000;

/** The sandbox as the panel sees it. */
export interface Sandbox {
  /** null until the first answer */
  readonly state: PanelState | null;
  /** why the last order or look failed; null when it did not */
  readonly problem: string | null;
  /** carries out an order, keeps its problem if it has one, and looks again */
  readonly give: (command: () => Promise<unknown>) => Promise<void>;
}

const textOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

/** Looks at the sandbox every second while the panel is open. */
export function useSandbox(): Sandbox {
  const [state, setState] = useState<PanelState | null>(null);
  const [statusProblem, setStatusProblem] = useState<string | null>(null);
  const [orderProblem, setOrderProblem] = useState<string | null>(null);

  const inspect = useCallback(async () => {
    try {
      setState(await readSandbox());
      setStatusProblem(null);
    } catch (thrown) {
      setStatusProblem(textOf(thrown));
    }
  }, []);

  const give = useCallback<Sandbox['give']>(
    async (command) => {
      try {
        await command();
        setOrderProblem(null);
      } catch (thrown) {
        setOrderProblem(textOf(thrown));
      }
      await inspect();
    },
    [inspect],
  );

  useEffect(() => {
    void inspect();
    const timer = setInterval(() => void inspect(), CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, [inspect]);

  return { state, problem: statusProblem ?? orderProblem, give };
}
