/** Proposes a transfer that others sign: from the same form, then to QR codes for another phone, or to all cosigners. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { toFault } from '../../domain/fault.ts';
import type { PrepareFailure } from '../../domain/tx/preparation.ts';
import type { AppServices } from '../AppContext.tsx';
import { isShared } from '../walletSummaries.ts';

export type ProposalState =
  /** the form does not make proposals (yet) */
  | { readonly status: 'off' }
  | { readonly status: 'on'; readonly failure: PrepareFailure | null }
  | { readonly status: 'making' };

export const NO_PROPOSAL: ProposalState = { status: 'off' };

const READY: ProposalState = { status: 'on', failure: null };

/** The store that makes it, and the page that shows it. */
async function deskOf({ stores }: AppServices) {
  if (isShared(stores)) {
    const { PsbtDesk } = await import('../../stores/psbt/PsbtDesk.ts');
    return { desk: stores.lazy.of(PsbtDesk), route: 'psbt' } as const;
  }
  const { ColdSigning } = await import('../../stores/psbt/ColdSigning.ts');
  return { desk: stores.lazy.of(ColdSigning), route: 'cold-sign' } as const;
}

/** Makes the proposal, and opens the page that passes it on. @returns why not; null when it is made, or when the form shows the problem */
async function propose(app: AppServices, signal: AbortSignal): Promise<PrepareFailure | null> {
  const { nav, host } = app;
  try {
    const { desk, route } = await deskOf(app);
    const problem = await desk.propose(signal);
    if (signal.aborted) return null;
    host.haptic(problem === null ? 'light' : 'error');
    if (problem === null) nav.go(route);
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

/** Ends with the screen. All payments of a shared wallet are proposals. */
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
    state: state === NO_PROPOSAL && isShared(app.stores) ? READY : state,
    turnOn: useCallback(() => setState(READY), []),
    make: useCallback(() => void make(), [make]),
    cancel: useCallback(() => {
      end();
      setState(READY);
    }, [end]),
  };
}
