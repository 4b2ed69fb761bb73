/** How one index did when it was last asked. */
import type { Fault } from '../fault.ts';

/** One for each index that is set up. */
export type IndexReport = {
  /** its host */
  readonly name: string;
  /** `ledger`: drc-20, meme-20, NFTs and files · `doginals`: inscriptions on coins */
  readonly kind: 'ledger' | 'doginals';
} & (
  | {
      readonly status: 'answers';
      /** the last block that it read */
      readonly height: number;
      /** blocks that it has not read yet; 0 when it is up to date as far as is known */
      readonly behind: number;
    }
  | {
      readonly status: 'silent';
      readonly fault: Fault;
      /** of when its claims are that still show, milliseconds since 1970; null: it never answered */
      readonly lastAtMs: number | null;
    }
);

/** What a server tells of: the token ledger, inscriptions on coins, or pictures and files. */
export type IndexServerKind = 'tokens' | 'inscriptions' | 'contents';
