/** A send flow whose steps end as a test says. */
import { ok, type Result } from '../../src/domain/result.ts';
import { type PrepareRun, SendFlow, type SendSteps } from '../../src/stores/send/SendFlow.ts';

interface SentPlan {
  readonly to: string;
  readonly isSigned?: boolean;
}
type SentProblem = 'no money' | 'only watched';
/** The steps, replaceable by a test. */
export type FlowSteps = SendSteps<string, SentPlan, SentProblem, string>;

/** A flow that plans and sends immediately by default, and its recorded steps. */
export function openFlow(given: Partial<FlowSteps> = {}) {
  const did: string[] = [];
  const steps: FlowSteps = {
    prepare: async (to) => {
      did.push(`prepare ${to}`);
      return ok({ to });
    },
    isHeld: () => false,
    release: async (plan) => ok({ ...plan, isSigned: true }),
    record: async ({ to }) => {
      did.push(`record ${to}`);
      return `sent ${to}`;
    },
    broadcast: async (sent) => void did.push(`broadcast ${sent}`),
    finish: (sent, request) => void did.push(`finish ${sent} of ${request}`),
    ...given,
  };
  const session = { sessionId: '1', isUnlocked: true, forgetSession: () => void did.push('forget session') };
  return { flow: new SendFlow<string, SentPlan, SentProblem, string>(session, steps), did };
}

/** A flow whose preparations the test completes. */
export function openSlowFlow() {
  const ends = new Map<string, (result: Result<SentPlan, SentProblem>) => void>();
  const runs = new Map<string, PrepareRun>();
  const opened = openFlow({
    prepare: (to, run) => {
      runs.set(to, run);
      return new Promise((resolve) => ends.set(to, resolve));
    },
  });
  const end = async (to: string): Promise<void> => {
    ends.get(to)?.(ok({ to }));
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  const runOf = (to: string): PrepareRun => {
    const run = runs.get(to);
    if (run === undefined) throw new Error(`${to} was not prepared`);
    return run;
  };
  return { ...opened, end, runOf };
}

/** Rejects with this. */
export const failing = (thrown: unknown) => () => Promise.reject(thrown);
