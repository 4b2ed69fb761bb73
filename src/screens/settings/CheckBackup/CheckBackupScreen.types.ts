import type { GivenEvents, GivenView } from '../../../components/fields/GivenEvents.ts';
import type { Fault } from '../../../domain/fault.ts';
import type { ImportProblem } from '../../../domain/keys/ImportProblem.ts';
import type { ImportSource } from '../../../domain/keys/ImportSource.ts';
import type { PhraseLanguage } from '../../../domain/keys/PhraseLanguage.ts';
import type { WalletKind } from '../../../i18n/messages/accounts/nameWalletKind.ts';

/** How valid material differs from this wallet's, if it isn't simply another one. */
export type CopyDifference =
  | { readonly kind: 'other-kind'; readonly typed: WalletKind }
  | { readonly kind: 'other-language'; readonly typed: PhraseLanguage; readonly kept: PhraseLanguage };

/** The typed text is held only by the fields. */
export type CheckBackupView = {
  readonly walletName: string;
  readonly kind: WalletKind;
  /** this phone has a multisig wallet, which needs more than a phrase */
  readonly hasShared: boolean;
  /** time of the last check, and now; milliseconds since 1970 */
  readonly checkedAtMs: number | null;
  readonly nowMs: number;
} & Pick<GivenView, 'other'> &
  (
    | { readonly status: 'typing' }
    | { readonly status: 'checking' }
    | { readonly status: 'matches'; readonly atMs: number }
    /** valid, but another wallet's */
    | { readonly status: 'different'; readonly difference: CopyDifference | null }
    | { readonly status: 'unreadable'; readonly problem: ImportProblem }
    | { readonly status: 'failed'; readonly fault: Fault }
    /** there is nothing to check */
    | { readonly status: 'watch-only' }
  );

export interface CheckBackupEvents extends GivenEvents {
  /** the typed words or key, a secret */
  readonly onCheck: (source: ImportSource) => void;
  /** clears the last result */
  readonly onClear: () => void;
  /** to the words; only if they can be shown and were never checked */
  readonly onShowWords?: (() => void) | undefined;
  /** what a multisig wallet needs */
  readonly onShared: () => void;
  readonly onLeave: () => void;
}
