/** What a failure of the vault means for the session. */
import type { Fault } from '../domain/fault.ts';

/** Whether the vault has to be unlocked again after this: its worker starts afresh after a crash or a silence. */
export const endsSession = (fault: Fault): boolean =>
  fault.kind === 'locked' || fault.kind === 'worker-failed' || fault.kind === 'timeout';
