/** How far bringing keys in has come, and what was found on the way. */
import type { Koinu } from '../../domain/amount/Koinu.ts';
import type { Fault } from '../../domain/fault.ts';
import type { ReadingScan } from '../../domain/keys/discovery.ts';
import type { ImportProblem } from '../../domain/keys/ImportProblem.ts';
import type { KeyReading } from '../../domain/keys/ImportSource.ts';
import type { ImportDraft, VaultAccount } from '../../ports/Vault.ts';

/** An account that could be brought in. */
export interface FoundAccount {
  readonly account: VaultAccount;
  /** koinu; null when the indexer was not asked, or did not answer */
  readonly balance: Koinu | null;
  readonly transactionCount: number;
  /** one of ours already: cannot be chosen again */
  readonly isHere: boolean;
  /** as the text that was brought in calls it: anything */
  readonly label?: string;
}

/** What is known of one reading. */
export interface Finding extends ReadingScan {
  /** by index: those with history, those picked out by hand, and the very first so that an empty wallet can be brought in */
  readonly accounts: readonly FoundAccount[];
}

/** One chosen account. */
export interface AccountChoice {
  readonly reading: KeyReading;
  readonly index: number;
}

/** How many addresses in a row without history end the search of a path. */
export interface SearchReach {
  readonly gap: number;
  /** when a person asks to look further; null where it ends */
  readonly next: number | null;
}

/** What is known of the draft while it is worked on. */
export interface ImportFindings {
  readonly draft: ImportDraft;
  readonly findings: readonly Finding[];
}

/** How far bringing in has come. */
export type ImportState =
  | { readonly status: 'entering'; readonly problem: ImportProblem | null }
  /** the vault reads it; an encrypted key takes seconds */
  | { readonly status: 'reading' }
  | ({ readonly status: 'discovering'; readonly now: KeyReading } & ImportFindings)
  /** `fault`: why the search is not complete */
  | ({
      readonly status: 'choosing';
      readonly chosen: readonly AccountChoice[];
      readonly reach: SearchReach;
      readonly fault: Fault | null;
    } & ImportFindings)
  /** everything that was found is in the wallet with this name and key */
  | { readonly status: 'already-here'; readonly name: string; readonly key: string }
  | ({ readonly status: 'keeping'; readonly chosen: readonly AccountChoice[] } & ImportFindings)
  /** `canRetry`: what was read still stands: `retry` does again what failed, and `back` shows the choice */
  | { readonly status: 'failed'; readonly fault: Fault; readonly canRetry: boolean };
