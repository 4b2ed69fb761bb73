/** The vault's state on a screen that asks for a password. */

import type { PasswordPrompt } from '../components/overlays/prompts/PasswordQuestion.tsx';
import type { UnlockFailure, UnlockState } from '../stores/session/UnlockAttempt.ts';

/** The view of a rejected attempt. A wait that is over counts as idle. */
export function unlockFailureView(problem: UnlockFailure, nowMs: number) {
  switch (problem.kind) {
    case 'no-vault':
      return { status: 'no-vault' } as const;
    case 'wrong-password':
      return { status: 'wrong', freeTriesLeft: problem.freeTriesLeft } as const;
    case 'biometry-lost':
      return { status: 'biometry-changed' } as const;
    case 'biometry-failing':
      return { status: 'biometry-failing' } as const;
    case 'biometry-declined':
    case 'biometry-denied':
      return { status: 'idle' } as const;
    case 'throttled':
      if (problem.untilMs <= nowMs) return { status: 'idle' } as const;
      return { status: 'throttled', untilMs: problem.untilMs, nowMs } as const;
  }
}

/** @param nowMs - milliseconds since 1970 */
export function unlockStateView(unlockState: UnlockState, nowMs: number) {
  switch (unlockState.status) {
    case 'idle':
      return { status: 'idle' } as const;
    case 'working':
      return { status: 'opening', stage: unlockState.stage } as const;
    case 'failed':
      return { status: 'failed', fault: unlockState.fault } as const;
    case 'rejected':
      return unlockFailureView(unlockState.problem, nowMs);
  }
}

/** For a fresh password prompt: states that a password can't resolve count as asking. */
function promptOf(view: ReturnType<typeof unlockStateView>): PasswordPrompt {
  switch (view.status) {
    case 'idle':
    case 'no-vault':
    case 'biometry-changed':
    case 'biometry-failing':
      return { status: 'asking' };
    default:
      return view;
  }
}

/** The view of a rejected attempt, for a fresh password prompt. */
export const promptFailure = (problem: UnlockFailure, nowMs: number): PasswordPrompt =>
  promptOf(unlockFailureView(problem, nowMs));

/** The unlock state, for a fresh password prompt. @param nowMs - milliseconds since 1970 */
export const passwordPromptView = (unlockState: UnlockState, nowMs: number): PasswordPrompt =>
  promptOf(unlockStateView(unlockState, nowMs));
