import type { GivenEvents, GivenView } from '../../../components/fields/GivenEvents.ts';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { Koinu } from '../../../domain/amount/Koinu.ts';
import type { Fault } from '../../../domain/fault.ts';
import type { PassphraseUse, ReadingScan } from '../../../domain/keys/discovery.ts';
import type { ImportProblem } from '../../../domain/keys/ImportProblem.ts';
import type { KeyReading } from '../../../domain/keys/ImportSource.ts';
import type { UnreadLine } from '../../../domain/keys/keyList.ts';

/** One address of a reading. */
export interface FoundSummary {
  /** index in the reading's path, from 0 */
  readonly index: number;
  readonly address: DogeAddress;
  /** null while unknown */
  readonly balance: Koinu | null;
  /** it has a history */
  readonly wasUsed: boolean;
  /** already in the wallet */
  readonly isHere: boolean;
  readonly isChosen: boolean;
  /** its label in the imported text, sanitized */
  readonly label?: string;
}

/** One path the keys may have been used with, and its accounts. */
export interface FindingSummary extends ReadingScan {
  readonly accounts: readonly FoundSummary[];
}

/** How many consecutive unused addresses end the search of a path; `next` is the gap when searching further, null at the maximum. */
export interface SearchReach {
  readonly gap: number;
  readonly next: number | null;
}

/** Lines without a readable key: the first ones, and their number. */
export interface UnreadLines {
  readonly lines: readonly UnreadLine[];
  readonly count: number;
}

/** What was imported; changes a few sentences. */
export type ImportedItem = 'phrase' | 'key' | 'watch';

/** States after reading, shared by words and keys. */
export type DiscoveryView =
  /** `now` is being searched */
  | {
      readonly status: 'discovering';
      readonly item: ImportedItem;
      readonly findings: readonly FindingSummary[];
      readonly now: KeyReading;
    }
  /** `fault`: why not every path could be searched */
  | {
      readonly status: 'choosing';
      readonly item: ImportedItem;
      readonly findings: readonly FindingSummary[];
      /** which reading of a phrase with passphrase holds coins; null if not applicable */
      readonly rescue: PassphraseUse | null;
      /** how far each path was searched, and can be */
      readonly reach: SearchReach;
      /** lines without a readable key; null if all were read */
      readonly unread: UnreadLines | null;
      readonly fault: Fault | null;
    }
  | { readonly status: 'already-here'; readonly name: string }
  | { readonly status: 'keeping'; readonly item: ImportedItem }
  /** `canRetry`: the keys and the choice still exist */
  | { readonly status: 'failed'; readonly fault: Fault; readonly canRetry: boolean };

export interface DiscoveryEvents {
  readonly onSkip: () => void;
  readonly onRetryScan: () => void;
  readonly onLookFurther: () => void;
  readonly onChoose: (reading: KeyReading, index: number, isOn: boolean) => void;
  readonly onMore: (reading: KeyReading) => void;
  /** the typed path. @returns false when these keys can't derive it */
  readonly onTryPath: (path: string) => Promise<boolean>;
  readonly onKeep: () => void;
  /** back to empty fields */
  readonly onBackToEntry: () => void;
  /** to the existing wallet */
  readonly onOpenHere: () => void;
  /** after a failure: saves the choice again */
  readonly onRetry: () => void;
}

/** The words are held only by the fields. */
export type ImportPhraseView =
  | ({ readonly status: 'entering'; readonly problem: ImportProblem | null } & Pick<GivenView, 'other'>)
  | { readonly status: 'reading' }
  | DiscoveryView;

export interface ImportPhraseEvents extends DiscoveryEvents, GivenEvents {
  /** both are secrets, which are passed on */
  readonly onRead: (text: string, passphrase: string) => void;
}
