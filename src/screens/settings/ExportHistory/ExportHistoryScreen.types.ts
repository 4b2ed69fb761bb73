import type { CopyOutcome } from '../../../components/actions/CopyButton.tsx';
import type { Fault } from '../../../domain/fault.ts';
import type { FileDelivery } from '../FileMade.tsx';

/** Whose history. */
export type HistoryScope = 'account' | 'all';

export type ExportHistoryView =
  | {
      readonly status: 'idle';
      readonly accountName: string;
      /** accounts of the wallet on show */
      readonly accountCount: number;
      readonly scope: HistoryScope;
      /** ISO 4217, lower case */
      readonly currency: string;
    }
  /** transfers read so far; `total` is 0 until it is known */
  | { readonly status: 'working'; readonly done: number; readonly total: number }
  | {
      readonly status: 'made';
      readonly fileName: string;
      readonly rows: number;
      /** older transfers that are not in it */
      readonly leftOut: number;
      /** rows without a price */
      readonly unpriced: number;
      readonly delivery: FileDelivery;
      readonly copied: CopyOutcome | null;
      readonly canShare: boolean;
      readonly hasShareFailed: boolean;
    }
  | { readonly status: 'empty' }
  | { readonly status: 'failed'; readonly fault: Fault };

export interface ExportHistoryEvents {
  readonly onScope: (scope: HistoryScope) => void;
  readonly onMake: () => void;
  readonly onCancel: () => void;
  readonly onSave: () => void;
  readonly onShare: () => void;
  readonly onCopy: () => void;
  readonly onAgain: () => void;
  readonly onLeave: () => void;
  /** absent where the host draws the way back */
  readonly onBack?: (() => void) | undefined;
}
