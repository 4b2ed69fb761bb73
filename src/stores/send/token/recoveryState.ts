/** How bringing back the money of a stuck transfer goes. */
import type { RecoveryProblem, RecoveryProgress } from '../../../domain/drc20/script/recovery.ts';
import type { SigningProblem } from '../../../domain/tx/SigningProblem.ts';
import type { PendingJournal } from '../../chain/PendingJournal.ts';
import type { TokenJournal } from '../../chain/TokenJournal.ts';
import type { Session } from '../../session/Session.ts';
import type { TokenRunner } from './TokenRunner.ts';

/** What can be done about one stuck transfer. */
export type RecoveryState =
  | RecoveryProgress
  | { readonly kind: 'impossible'; readonly problem: RecoveryProblem }
  | { readonly kind: 'rejected'; readonly problem: SigningProblem };

export interface RecoveryServices {
  readonly session: Session;
  readonly pending: PendingJournal;
  readonly journal: TokenJournal;
  readonly runner: TokenRunner;
}
