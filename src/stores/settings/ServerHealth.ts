/** How servers do, and why one was not added. */
import type { Fault } from '../../domain/fault.ts';
import type { IndexerProblem } from '../../domain/indexer/judgeIndexer.ts';
import type { IndexerUrlProblem } from '../../domain/indexer/readIndexerUrl.ts';

/** The health of a server. */
export type ServerHealth =
  | { readonly status: 'asking' }
  | {
      readonly status: 'answers';
      readonly height: number;
      readonly latencyMs: number;
      /** null where no live connection was tried */
      readonly hasSocket: boolean | null;
    }
  | { readonly status: 'wrong'; readonly problem: IndexerProblem }
  | { readonly status: 'silent'; readonly fault: Fault };

/** Why a server was not added. */
export type AddProblem =
  | IndexerUrlProblem
  | IndexerProblem
  | { readonly kind: 'no-answer'; readonly fault: Fault };

/** How adding a server goes. */
export type Adding =
  | { readonly status: 'idle' }
  | { readonly status: 'checking' }
  | { readonly status: 'refused'; readonly problem: AddProblem };
