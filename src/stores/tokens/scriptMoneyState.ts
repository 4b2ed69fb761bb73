/** How bringing back what is in a script goes. */
import type { Koinu } from '../../domain/amount/Koinu.ts';
import type { Fault } from '../../domain/fault.ts';
import type { SigningProblem } from '../../domain/tx/SigningProblem.ts';
import type { PendingJournal } from '../chain/PendingJournal.ts';
import type { TokenJournal } from '../send/token/TokenJournal.ts';
import type { Session } from '../session/Session.ts';

/** What is in one script. */
export type ScriptMoneyState =
  /** nothing, or nothing that is not on its way already */
  | { readonly kind: 'none' }
  /** koinu: what comes back, and what miners get for it */
  | { readonly kind: 'possible'; readonly gets: Koinu; readonly fee: Koinu }
  /** koinu that are less than bringing them back costs */
  | { readonly kind: 'too-little'; readonly value: Koinu }
  | { readonly kind: 'working' }
  /** on its way to the holder */
  | { readonly kind: 'sent'; readonly gets: Koinu }
  | { readonly kind: 'failed'; readonly fault: Fault }
  | { readonly kind: 'refused'; readonly problem: SigningProblem };

export interface ScriptMoneyServices {
  readonly session: Session;
  readonly pending: PendingJournal;
  readonly journal: TokenJournal;
}
