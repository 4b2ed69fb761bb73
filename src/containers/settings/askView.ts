/** What a state of the door, or of an export, means where a password is asked for afresh. */
import type { PasswordAsk } from '../../screens/settings/PasswordAsk.ts';
import type { DoorProblem, DoorState } from '../../stores/SessionStore.ts';
import { refusalView } from '../doorView.ts';

/** A refusal; one that no password answers is as if nothing was asked yet. */
export function askRefusal(problem: DoorProblem, nowMs: number): PasswordAsk {
  const view = refusalView(problem, nowMs);
  return view.status === 'wrong' || view.status === 'throttled' ? view : { status: 'asking' };
}

/** The door. @param nowMs - milliseconds since 1970 */
export function askView(door: DoorState, nowMs: number): PasswordAsk {
  switch (door.status) {
    case 'idle':
      return { status: 'asking' };
    case 'working':
      return { status: 'opening', stage: door.stage };
    case 'failed':
      return { status: 'failed', fault: door.fault };
    case 'refused':
      return askRefusal(door.problem, nowMs);
  }
}
