import type { Network } from '../../../domain/address/Network.ts';
import type { IndexServerKind } from '../../../domain/drc20/judgeIndexes.ts';
import type { Fault, FaultKind } from '../../../domain/fault.ts';
import type { IndexerProblem } from '../../../domain/indexer/judgeIndexer.ts';
import type { IndexerUrlProblem } from '../../../domain/indexer/readIndexerUrl.ts';

export type ServerHealthView =
  | { readonly kind: 'asking' }
  /** `behind`: blocks behind the best server; times in milliseconds */
  | {
      readonly kind: 'answers';
      readonly height: number;
      readonly behind: number;
      readonly latencyMs: number;
      /** null if no live connection was tried */
      readonly hasSocket: boolean | null;
      /** false: it answers over the live connection only */
      readonly hasRequests: boolean;
    }
  | { readonly kind: 'wrong'; readonly problem: IndexerProblem }
  | { readonly kind: 'silent'; readonly fault: Fault };

/** Requests to a server since Kennel was opened. */
export interface ServerUsageView {
  readonly asked: number;
  readonly answered: number;
  /** rejected by the rate limit */
  readonly rejected: number;
  /** received */
  readonly bytes: number;
  /** HTTP requests it allows per minute */
  readonly requestsPerMinute: number;
  /** remaining pause it asked for, milliseconds; null if none */
  readonly pausedForMs: number | null;
  /** disconnected for sending far more than was requested */
  readonly hasFlooded: boolean;
}

export interface ServerView {
  readonly url: string;
  readonly isBuilt: boolean;
  readonly health: ServerHealthView;
  /** null if nothing was requested yet */
  readonly usage: ServerUsageView | null;
}

/** A server of tokens, inscriptions or content. */
export interface IndexServerView {
  readonly kind: IndexServerKind;
  /** its host */
  readonly name: string;
  readonly health:
    | { readonly kind: 'asking' }
    | {
        readonly kind: 'answers';
        readonly height: number;
        /** blocks it hasn't indexed yet */
        readonly behind: number;
        /** it doesn't report which coins carry dunes */
        readonly lacksDunes?: boolean;
      }
    | { readonly kind: 'silent'; readonly fault: Fault }
    /** asked only for content that is shown */
    | { readonly kind: 'heightless' };
}

export type AddingView =
  | { readonly kind: 'idle' }
  | { readonly kind: 'checking' }
  | {
      readonly kind: 'rejected';
      readonly problem:
        | IndexerUrlProblem
        | IndexerProblem
        | { readonly kind: 'no-answer'; readonly fault: { readonly kind: FaultKind } };
    };

export type NetworkView = {
  readonly network: Network;
} & (
  | {
      readonly status: 'ready';
      readonly offered: readonly Network[];
      readonly servers: readonly ServerView[];
      /** in the order they are used; empty if none are configured */
      readonly indexes: readonly IndexServerView[];
      readonly isOwnList: boolean;
      readonly adding: AddingView;
      /** the choice of another network could not be saved */
      readonly hasFailed: boolean;
    }
  | { readonly status: 'restarting' }
);

export interface NetworkEvents {
  readonly onNetwork: (network: Network) => void;
  /** resolves with whether it was added */
  readonly onAdd: (address: string) => Promise<boolean>;
  /** clears the last rejection */
  readonly onAddClear: () => void;
  /** checks one server's health and features */
  readonly onTest: (url: string) => void;
  readonly onPrefer: (url: string) => void;
  readonly onRemove: (url: string) => void;
  readonly onReset: () => void;
  readonly onAskAgain: () => void;
}
