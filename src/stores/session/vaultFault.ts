/** What a failure of the vault means for the session. */
import { type Fault, toFault } from '../../domain/fault.ts';
import type { Session } from './Session.ts';

/** Whether the vault has to be unlocked again after this: its worker starts afresh after a crash or a silence. */
export const endsSession = (fault: Fault): boolean =>
  fault.kind === 'locked' || fault.kind === 'worker-failed' || fault.kind === 'timeout';

/** A failure of the vault as a fault; one that closed the vault ends the session. */
export function endedBy(thrown: unknown, session: Pick<Session, 'forgetSession'>): Fault {
  const fault = toFault(thrown, 'worker-failed');
  if (endsSession(fault)) session.forgetSession();
  return fault;
}
