/** Progress of an import, and what was found so far. */
import type { Koinu } from '../../domain/amount/Koinu.ts';
import type { Fault } from '../../domain/fault.ts';
import type { ReadingScan } from '../../domain/keys/discovery.ts';
import type { ImportProblem } from '../../domain/keys/ImportProblem.ts';
import type { KeyReading } from '../../domain/keys/ImportSource.ts';
import type { ImportDraft, VaultAccount } from '../../ports/Vault.ts';

/** An account that could be imported. */
export interface FoundAccount {
  readonly account: VaultAccount;
  /** koinu; null when the indexer was not queried, or did not respond */
  readonly balance: Koinu | null;
  readonly transactionCount: number;
  /** already ours: can't be chosen again */
  readonly isHere: boolean;
  /** its name in the imported text: untrusted */
  readonly label?: string;
}

/** Results for one reading. */
export interface Finding extends ReadingScan {
  /** by index: used ones, those listed on request, and the first, so that an empty wallet can be imported */
  readonly accounts: readonly FoundAccount[];
}

export interface AccountChoice {
  readonly reading: KeyReading;
  readonly index: number;
}

/** How many unused addresses in a row end the search of a path. */
export interface SearchReach {
  readonly gap: number;
  /** when the user widens the search; null at the limit */
  readonly next: number | null;
}

export interface ImportFindings {
  readonly draft: ImportDraft;
  readonly findings: readonly Finding[];
}

export type ImportState =
  | { readonly status: 'entering'; readonly problem: ImportProblem | null }
  /** the vault reads it; an encrypted key takes seconds */
  | { readonly status: 'reading' }
  | ({ readonly status: 'discovering'; readonly now: KeyReading } & ImportFindings)
  /** `fault`: why the search is incomplete */
  | ({
      readonly status: 'choosing';
      readonly chosen: readonly AccountChoice[];
      readonly reach: SearchReach;
      readonly fault: Fault | null;
    } & ImportFindings)
  /** everything found is already in the wallet with this name and key */
  | { readonly status: 'already-here'; readonly name: string; readonly key: string }
  | ({ readonly status: 'keeping'; readonly chosen: readonly AccountChoice[] } & ImportFindings)
  /** `canRetry`: the draft still exists: `retry` repeats what failed, and `back` shows the choice */
  | { readonly status: 'failed'; readonly fault: Fault; readonly canRetry: boolean };
