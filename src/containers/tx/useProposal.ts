/** Preparing a transfer that another phone signs: on the same form, and then to the codes that it scans. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { toFault } from '../../domain/fault.ts';
import type { PrepareFailure } from '../../domain/tx/preparation.ts';
import type { AppServices } from '../AppContext.tsx';

/** How far it is. */
export type ProposalState =
  /** the form is not for that (yet) */
  | { readonly status: 'off' }
  | { readonly status: 'on'; readonly failure: PrepareFailure | null }
  | { readonly status: 'making' };

export const NO_PROPOSAL: ProposalState = { status: 'off' };

const READY: ProposalState = { status: 'on', failure: null };

/** Makes it, and puts it where its codes are shown. @returns why not; null when it is there, or what is wrong stands in the form */
async function propose(
  { stores, nav, host }: AppServices,
  signal: AbortSignal,
): Promise<PrepareFailure | null> {
  try {
    const { ColdSigning } = await import('../../stores/psbt/ColdSigning.ts');
    const cold = stores.lazy.of(ColdSigning);
    const problem = await cold.propose(signal);
    if (signal.aborted) return null;
    host.haptic(problem === null ? 'light' : 'error');
    if (problem === null) nav.go('cold-sign');
    return problem === null || problem.kind === 'plan' ? null : problem;
  } catch (thrown) {
    return signal.aborted ? null : { kind: 'fault', fault: toFault(thrown, 'offline') };
  }
}

interface Proposal {
  readonly state: ProposalState;
  readonly turnOn: () => void;
  readonly make: () => void;
  readonly cancel: () => void;
}

/** Ends with the screen. */
export function useProposal(app: AppServices): Proposal {
  const [state, setState] = useState(NO_PROPOSAL);
  const making = useRef<AbortController | null>(null);
  const end = useCallback(() => making.current?.abort(), []);
  useEffect(() => end, [end]);
  const make = useCallback(async () => {
    const controller = new AbortController();
    making.current = controller;
    setState({ status: 'making' });
    const failure = await propose(app, controller.signal);
    if (making.current === controller) setState({ status: 'on', failure });
  }, [app]);
  return {
    state,
    turnOn: useCallback(() => setState(READY), []),
    make: useCallback(() => void make(), [make]),
    cancel: useCallback(() => {
      end();
      setState(READY);
    }, [end]),
  };
}
