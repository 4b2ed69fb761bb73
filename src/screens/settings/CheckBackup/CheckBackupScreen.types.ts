import type { GivenEvents, GivenView } from '../../../components/fields/GivenEvents.ts';
import type { Fault } from '../../../domain/fault.ts';
import type { ImportProblem } from '../../../domain/keys/ImportProblem.ts';
import type { ImportSource } from '../../../domain/keys/ImportSource.ts';
import type { PhraseLanguage } from '../../../domain/keys/PhraseLanguage.ts';
import type { WalletKind } from '../../../i18n/messages/accounts/nameWalletKind.ts';

/** How something good differs from what this wallet is made of, where it isn't just another one. */
export type CopyDifference =
  | { readonly kind: 'other-kind'; readonly typed: WalletKind }
  | { readonly kind: 'other-language'; readonly typed: PhraseLanguage; readonly kept: PhraseLanguage };

/** What checking a backup shows. What is typed lives in the fields and nowhere else. */
export type CheckBackupView = {
  readonly walletName: string;
  readonly kind: WalletKind;
  /** this phone has a shared wallet, which needs more than a phrase */
  readonly hasShared: boolean;
  /** when it was checked last, and now; milliseconds since 1970 */
  readonly checkedAtMs: number | null;
  readonly nowMs: number;
} & Pick<GivenView, 'other'> &
  (
    | { readonly status: 'typing' }
    | { readonly status: 'checking' }
    | { readonly status: 'matches'; readonly atMs: number }
    /** good in itself, and another wallet's */
    | { readonly status: 'different'; readonly difference: CopyDifference | null }
    | { readonly status: 'unreadable'; readonly problem: ImportProblem }
    | { readonly status: 'failed'; readonly fault: Fault }
    /** there is nothing to check */
    | { readonly status: 'watch-only' }
  );

export interface CheckBackupEvents extends GivenEvents {
  /** the words or the key as typed, a secret */
  readonly onCheck: (source: ImportSource) => void;
  /** the last answer is forgotten */
  readonly onClear: () => void;
  /** to the words, where they can be seen and were never checked */
  readonly onShowWords?: (() => void) | undefined;
  /** what a shared wallet needs */
  readonly onShared: () => void;
  readonly onLeave: () => void;
}
