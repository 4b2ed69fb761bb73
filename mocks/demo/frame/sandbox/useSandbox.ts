/** Keeps the panel's picture of the sandbox fresh, and carries its orders. */
import { useCallback, useEffect, useState } from 'react';
import { order, readSandbox, type SandboxState } from './sandboxClient.ts';

/** how often the panel looks, milliseconds */
const LOOK_EVERY_MS = 1000;

/** The sandbox as the panel sees it. */
export interface Sandbox {
  /** null until the first answer */
  readonly state: SandboxState | null;
  /** why the last order or look failed; null when it did not */
  readonly problem: string | null;
  readonly give: (verb: string, parameters?: Readonly<Record<string, unknown>>) => Promise<void>;
}

const words = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

/** Looks at the sandbox every second while the panel is open. */
export function useSandbox(): Sandbox {
  const [state, setState] = useState<SandboxState | null>(null);
  const [lookProblem, setLookProblem] = useState<string | null>(null);
  const [orderProblem, setOrderProblem] = useState<string | null>(null);

  const look = useCallback(async () => {
    try {
      setState(await readSandbox());
      setLookProblem(null);
    } catch (thrown) {
      setLookProblem(words(thrown));
    }
  }, []);

  const give = useCallback<Sandbox['give']>(
    async (verb, parameters) => {
      try {
        await order(verb, parameters);
        setOrderProblem(null);
      } catch (thrown) {
        setOrderProblem(words(thrown));
      }
      await look();
    },
    [look],
  );

  useEffect(() => {
    void look();
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [look]);

  return { state, problem: lookProblem ?? orderProblem, give };
}
