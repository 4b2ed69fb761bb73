import type { Fault } from '../../../domain/fault.ts';
import type { HistoryGap } from '../../../domain/history/historyGap.ts';
import type { MadeFile, MadeFileEvents } from '../FileMade.tsx';

export type HistoryScope = 'account' | 'all';

export type ExportHistoryView =
  | {
      readonly status: 'idle';
      readonly accountName: string;
      /** accounts of the current wallet */
      readonly accountCount: number;
      readonly scope: HistoryScope;
      /** ISO 4217, lower case */
      readonly currency: string;
    }
  /** transfers read so far; `total` is 0 until known */
  | { readonly status: 'working'; readonly done: number; readonly total: number }
  | ({
      readonly status: 'made';
      readonly rows: number;
      /** older transfers that are not included */
      readonly leftOut: number;
      /** transfers the server counts, but didn't return. @default none */
      readonly gap?: HistoryGap;
      /** rows without a price */
      readonly unpriced: number;
    } & MadeFile)
  | { readonly status: 'empty' }
  | { readonly status: 'failed'; readonly fault: Fault };

export interface ExportHistoryEvents extends MadeFileEvents {
  readonly onScope: (scope: HistoryScope) => void;
  readonly onMake: () => void;
  readonly onCancel: () => void;
  readonly onAgain: () => void;
}
