/** Polls the sandbox's state for the panel, and sends its commands. */
import { useCallback, useEffect, useState } from 'react';
import type { PanelState } from '../../server/panelState.ts';
import { readSandbox } from './sandboxClient.ts';

/** how often the panel polls, milliseconds */
const CHECK_EVERY_MS = 1000;

export interface Sandbox {
  /** null until the first answer */
  readonly state: PanelState | null;
  /** why the last command or poll failed; null when it did not */
  readonly problem: string | null;
  /** runs a command, keeps its error if any, and polls again */
  readonly give: (command: () => Promise<unknown>) => Promise<void>;
}

const textOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

/** Polls the sandbox every second while the panel is open. */
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
