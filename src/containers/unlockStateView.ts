/** What the state of the vault means on a screen that asks for a password. */

import type { PasswordPrompt } from '../components/overlays/prompts/PasswordQuestion.tsx';
import type { UnlockFailure, UnlockState } from '../stores/session/UnlockAttempt.ts';

/** A password that was not taken: wrong, to be waited for, or without a vault. A wait that is over is forgotten. */
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

/** The state of unlocking. @param nowMs - milliseconds since 1970 */
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

/** The same where a password is asked for afresh: what no password answers is as if nothing was asked yet. */
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

/** Why it was not taken, where a password is asked for afresh. */
export const promptFailure = (problem: UnlockFailure, nowMs: number): PasswordPrompt =>
  promptOf(unlockFailureView(problem, nowMs));

/** The state of unlocking, where a password is asked for afresh. @param nowMs - milliseconds since 1970 */
export const passwordPromptView = (unlockState: UnlockState, nowMs: number): PasswordPrompt =>
  promptOf(unlockStateView(unlockState, nowMs));
