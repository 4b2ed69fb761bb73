import type { CopyOutcome } from '../../../components/actions/CopyButton.tsx';
import type { ContentState } from '../../../components/tokens/ContentState.ts';
import type { FileItem } from '../../../domain/drc20/Collectible.ts';
import type { Fault } from '../../../domain/fault.ts';

/** One file of the account. */
export type FileView =
  /** no index is read: nothing is known, and nothing is pretended */
  | { readonly status: 'unread' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly fault: Fault }
  /** this account holds no such file, or what was asked for is not written like one */
  | { readonly status: 'missing' }
  | {
      readonly status: 'ready';
      readonly file: FileItem;
      /** who says so */
      readonly index: string;
      readonly content: ContentState;
      /** SHA-256 of the bytes that came, 64 hex digits; null while there are none */
      readonly sha256: string | null;
      /** false: no key here signs for this account */
      readonly canSend: boolean;
      /** what became of copying the id */
      readonly copied: CopyOutcome | null;
      /** it was handed to the device; whether it arrived cannot be told */
      readonly wasSaved: boolean;
      /** now, milliseconds since 1970 */
      readonly nowMs: number;
    };

export interface FileEvents {
  readonly onReceive: () => void;
  readonly onHistory: () => void;
  readonly onRetry: () => void;
  /** the content again */
  readonly onLoad: () => void;
  readonly onCopyId: () => void;
  /** begins a download of the bytes that came */
  readonly onSave: () => void;
  readonly onSend: () => void;
}
