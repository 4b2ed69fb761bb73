/** What the state of the vault means on a screen that asks for a password. */
import type { UnlockState } from '../stores/session/UnlockAttempt.ts';

type Rejection = Extract<UnlockState, { status: 'refused' }>['problem'];

/** A refusal: wrong, to be waited for, or without a vault. A wait that is over is forgotten. */
export function unlockFailureView(problem: Rejection, nowMs: number) {
  switch (problem.kind) {
    case 'no-vault':
      return { status: 'no-vault' } as const;
    case 'wrong-password':
      return { status: 'wrong', freeTriesLeft: problem.freeTriesLeft } as const;
    case 'biometry-lost':
      return { status: 'biometry-changed' } as const;
    case 'biometry-declined':
    case 'biometry-refused':
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
    case 'refused':
      return unlockFailureView(unlockState.problem, nowMs);
  }
}
