/** What a state of unlocking, or of an export, means where a password is asked for afresh. */
import type { PasswordPrompt } from '../../components/overlays/prompts/PasswordQuestion.tsx';
import type { UnlockFailure, UnlockState } from '../../stores/session/UnlockAttempt.ts';
import { unlockFailureView } from '../unlockStateView.ts';

/** A refusal; one that no password answers is as if nothing was asked yet. */
export function promptFailure(problem: UnlockFailure, nowMs: number): PasswordPrompt {
  const view = unlockFailureView(problem, nowMs);
  return view.status === 'wrong' || view.status === 'throttled' ? view : { status: 'asking' };
}

/** The state of unlocking. @param nowMs - milliseconds since 1970 */
export function passwordPromptView(unlockState: UnlockState, nowMs: number): PasswordPrompt {
  switch (unlockState.status) {
    case 'idle':
      return { status: 'asking' };
    case 'working':
      return { status: 'opening', stage: unlockState.stage };
    case 'failed':
      return { status: 'failed', fault: unlockState.fault };
    case 'refused':
      return promptFailure(unlockState.problem, nowMs);
  }
}
