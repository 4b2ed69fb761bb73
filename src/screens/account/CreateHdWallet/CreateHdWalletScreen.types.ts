import type { Fault } from '../../../domain/fault.ts';
import type { NewPhraseLength } from '../../../domain/keys/phrase.ts';

/** Three positions of a phrase, counted from 1, ascending. */
export type CheckPositions = readonly [number, number, number];

/** What making a wallet shows. The words are asked for by the part that shows them, and forgotten with it. */
export type CreateHdWalletView =
  | { readonly status: 'choosing' }
  | { readonly status: 'drafting' }
  | { readonly status: 'writing-down'; readonly wordCount: NewPhraseLength }
  | { readonly status: 'checking'; readonly checkPositions: CheckPositions }
  | {
      readonly status: 'wrong-words';
      readonly checkPositions: CheckPositions;
      /** positions whose words are wrong; empty when it is only known that some are */
      readonly wrongPositions: readonly number[];
    }
  | { readonly status: 'keeping' }
  /** `canReturn`: the words are still there to go back to */
  | { readonly status: 'failed'; readonly fault: Fault; readonly canReturn: boolean };

export interface CreateHdWalletEvents {
  /** to write the words down now */
  readonly onWordCount: (wordCount: NewPhraseLength) => void;
  /** to write them down another day; absent where this device may forget them before */
  readonly onLater?: ((wordCount: NewPhraseLength) => void) | undefined;
  /** the words, to be shown; empty when they cannot be had */
  readonly reveal: () => Promise<readonly string[]>;
  readonly onWritten: () => void;
  /** the three words in the order of their positions, trimmed and in lower case */
  readonly onCheck: (words: readonly string[]) => void;
  readonly onShowWords: () => void;
  /** after a failure without words: from the beginning */
  readonly onRestart: () => void;
  /** one more beside others: then it is not part of the two steps to the first. @default false */
  readonly isAnother?: boolean | undefined;
  /** they have a wallet already; absent where that was asked before */
  readonly onBringIn?: (() => void) | undefined;
}
