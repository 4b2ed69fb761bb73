import type { Fault } from '../../../domain/fault.ts';
import type { NewPhraseLength } from '../../../domain/keys/phrase.ts';

/** Three positions in a phrase, from 1, ascending. */
export type CheckPositions = readonly [number, number, number];

/** States of wallet creation. The words are held only by the part that shows them. */
export type CreateHdWalletView =
  | { readonly status: 'choosing' }
  | { readonly status: 'drafting' }
  | { readonly status: 'writing-down'; readonly wordCount: NewPhraseLength }
  | { readonly status: 'checking'; readonly checkPositions: CheckPositions }
  | {
      readonly status: 'wrong-words';
      readonly checkPositions: CheckPositions;
      /** positions with wrong words; empty if only known that some are wrong */
      readonly wrongPositions: readonly number[];
    }
  | { readonly status: 'keeping' }
  /** `canReturn`: the words still exist to go back to */
  | { readonly status: 'failed'; readonly fault: Fault; readonly canReturn: boolean };

export interface CreateHdWalletEvents {
  /** writes the words down now */
  readonly onWordCount: (wordCount: NewPhraseLength) => void;
  /** postpones writing them down; absent if this device may lose them before */
  readonly onLater?: ((wordCount: NewPhraseLength) => void) | undefined;
  /** the words to show; empty if unavailable */
  readonly reveal: () => Promise<readonly string[]>;
  readonly onWritten: () => void;
  /** the three words in the order of their positions, trimmed and in lower case */
  readonly onCheck: (words: readonly string[]) => void;
  readonly onShowWords: () => void;
  /** after a failure that lost the words: starts over */
  readonly onRestart: () => void;
  /** an additional wallet: not part of the two first steps. @default false */
  readonly isAnother?: boolean | undefined;
  /** imports an existing wallet; absent if that was asked before */
  readonly onBringIn?: (() => void) | undefined;
}
