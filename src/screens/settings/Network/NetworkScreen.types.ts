import type { Network } from '../../../domain/address/Network.ts';
import type { IndexServerKind } from '../../../domain/drc20/judgeIndexes.ts';
import type { Fault, FaultKind } from '../../../domain/fault.ts';
import type { IndexerProblem } from '../../../domain/indexer/judgeIndexer.ts';
import type { IndexerUrlProblem } from '../../../domain/indexer/readIndexerUrl.ts';

/** The health of a server. */
export type ServerHealthView =
  | { readonly kind: 'asking' }
  /** `behind`: blocks behind the best server; times in milliseconds */
  | {
      readonly kind: 'answers';
      readonly height: number;
      readonly behind: number;
      readonly latencyMs: number;
      /** null where no live connection was tried */
      readonly hasSocket: boolean | null;
      /** false: it answers over the live connection alone */
      readonly hasRequests: boolean;
    }
  | { readonly kind: 'wrong'; readonly problem: IndexerProblem }
  | { readonly kind: 'silent'; readonly fault: Fault };

/** What a server was asked since Kennel opened. */
export interface ServerUsageView {
  readonly asked: number;
  readonly answered: number;
  /** turned down for their number */
  readonly rejected: number;
  /** received */
  readonly bytes: number;
  /** HTTP requests that it allows in a minute */
  readonly requestsPerMinute: number;
  /** how long it still wants to be left alone, milliseconds; null when it does not */
  readonly pausedForMs: number | null;
  /** it was left for sending far more than anybody asked for */
  readonly hasFlooded: boolean;
}

/** A server of the list. */
export interface ServerView {
  readonly url: string;
  readonly isBuilt: boolean;
  readonly health: ServerHealthView;
  /** null when nothing was asked yet */
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
        /** blocks that it has not read yet */
        readonly behind: number;
        /** it tells of no coin that carries dunes */
        readonly lacksDunes?: boolean;
      }
    | { readonly kind: 'silent'; readonly fault: Fault }
    /** asked only for what is looked at */
    | { readonly kind: 'heightless' };
}

/** How adding a server goes. */
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

/** What the networks show. */
export type NetworkView = {
  readonly network: Network;
} & (
  | {
      readonly status: 'ready';
      readonly offered: readonly Network[];
      readonly servers: readonly ServerView[];
      /** in the order in which they are asked; empty where none is set up */
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
  /** the last rejection is forgotten */
  readonly onAddClear: () => void;
  /** one server is asked how it does, and what it can do */
  readonly onTest: (url: string) => void;
  readonly onPrefer: (url: string) => void;
  readonly onRemove: (url: string) => void;
  readonly onReset: () => void;
  readonly onAskAgain: () => void;
}
