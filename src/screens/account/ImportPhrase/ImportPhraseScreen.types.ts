import type { GivenEvents, GivenView } from '../../../components/fields/GivenEvents.ts';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { Koinu } from '../../../domain/amount/Koinu.ts';
import type { Fault } from '../../../domain/fault.ts';
import type { PassphraseUse, ReadingScan } from '../../../domain/keys/discovery.ts';
import type { ImportProblem } from '../../../domain/keys/ImportProblem.ts';
import type { KeyReading } from '../../../domain/keys/ImportSource.ts';
import type { UnreadLine } from '../../../domain/keys/keyList.ts';

/** One address under a reading. */
export interface FoundSummary {
  /** index in the reading's path, from 0 */
  readonly index: number;
  readonly address: DogeAddress;
  /** null while it is not known */
  readonly balance: Koinu | null;
  /** something happened there once */
  readonly wasUsed: boolean;
  /** it is in the wallet already */
  readonly isHere: boolean;
  readonly isChosen: boolean;
  /** as the text that was brought in calls it, fit to be shown */
  readonly label?: string;
}

/** One path where the keys may have been used, and what is there. */
export interface FindingSummary extends ReadingScan {
  readonly accounts: readonly FoundSummary[];
}

/** How many addresses in a row without history end the search of a path; `next` when a person asks for more, null where it ends. */
export interface SearchReach {
  readonly gap: number;
  readonly next: number | null;
}

/** Lines without a key that can be read: the first ones, and how many there are. */
export interface UnreadLines {
  readonly lines: readonly UnreadLine[];
  readonly count: number;
}

/** What kind of thing was brought in, which changes a few sentences. */
export type ImportedItem = 'phrase' | 'key' | 'watch';

/** What follows once something was read: the same for words and keys. */
export type DiscoveryView =
  /** `now` is being looked at */
  | {
      readonly status: 'discovering';
      readonly item: ImportedItem;
      readonly findings: readonly FindingSummary[];
      readonly now: KeyReading;
    }
  /** `fault`: why not every path could be looked at */
  | {
      readonly status: 'choosing';
      readonly item: ImportedItem;
      readonly findings: readonly FindingSummary[];
      /** which reading of a phrase with passphrase holds coins; null when there is no such question */
      readonly rescue: PassphraseUse | null;
      /** how far each path was looked through, and how far it can be */
      readonly reach: SearchReach;
      /** lines of a text that hold no key that can be read; null where all were read */
      readonly unread: UnreadLines | null;
      readonly fault: Fault | null;
    }
  | { readonly status: 'already-here'; readonly name: string }
  | { readonly status: 'keeping'; readonly item: ImportedItem }
  /** `canRetry`: what was read and chosen still stands */
  | { readonly status: 'failed'; readonly fault: Fault; readonly canRetry: boolean };

/** What a person does with what was found. */
export interface DiscoveryEvents {
  readonly onSkip: () => void;
  readonly onRetryScan: () => void;
  readonly onLookFurther: () => void;
  readonly onChoose: (reading: KeyReading, index: number, isOn: boolean) => void;
  readonly onMore: (reading: KeyReading) => void;
  /** a path as it was typed. @returns false when these keys cannot go there */
  readonly onTryPath: (path: string) => Promise<boolean>;
  readonly onKeep: () => void;
  /** back to empty fields */
  readonly onBackToEntry: () => void;
  /** to the wallet that is here already */
  readonly onOpenHere: () => void;
  /** after a failure: keeps what was chosen, once more */
  readonly onRetry: () => void;
}

/** What restoring from words shows. The words live in the fields and nowhere else. */
export type ImportPhraseView =
  | ({ readonly status: 'entering'; readonly problem: ImportProblem | null } & Pick<GivenView, 'other'>)
  | { readonly status: 'reading' }
  | DiscoveryView;

export interface ImportPhraseEvents extends DiscoveryEvents, GivenEvents {
  /** both secrets pass through */
  readonly onRead: (text: string, passphrase: string) => void;
}
