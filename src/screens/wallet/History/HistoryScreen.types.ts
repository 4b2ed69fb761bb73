import type { Freshness } from '../../../components/feedback/FreshnessText.tsx';
import type { ListRest } from '../../../components/lists/ListTail.tsx';
import type { FiatPrice } from '../../../domain/amount/FiatPrice.ts';
import type { Fault } from '../../../domain/fault.ts';
import type { HistoryFilter } from '../../../domain/history/filterHistory.ts';
import type { HistoryEntry } from '../../../domain/history/HistoryEntry.ts';
import type { HistoryGap } from '../../../domain/history/historyGap.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';

interface HistoryFrame {
  readonly isHidden: boolean;
  /** null while no price is known */
  readonly price: FiatPrice | null;
  /** now, milliseconds since 1970 */
  readonly nowMs: number;
}

export type HistoryView = HistoryFrame &
  (
    | { readonly status: 'loading' }
    | { readonly status: 'failed'; readonly fault: Fault }
    | { readonly status: 'empty'; readonly freshness: Freshness }
    | {
        readonly status: 'ready';
        /** filtered and searched: open ones first, then newest first */
        readonly entries: readonly HistoryEntry[];
        readonly filter: HistoryFilter;
        /** as typed; null while no search is open */
        readonly sought: string | null;
        /** how many entries were searched */
        readonly known: number;
        readonly rest: ListRest;
        /** missing entries. @default none */
        readonly gap?: HistoryGap;
        /** transfers of which only the txid is known. @default none */
        readonly unread?: readonly Txid[];
        readonly freshness: Freshness;
        /** the note or contact name for an entry; null if there is neither */
        readonly labelOf: (entry: HistoryEntry) => string | null;
        /** the initial scroll position; updated while scrolling */
        readonly scrollPosition: { offset: number };
      }
  );

export interface HistoryEvents {
  readonly onEntry: (txid: Txid) => void;
  /** the last row became visible, or more was requested */
  readonly onMore: () => void;
  readonly onRefresh: () => void;
  readonly onReceive: () => void;
  readonly onFilter: (filter: HistoryFilter) => void;
  /** @param sought - null to end the search */
  readonly onSearch: (sought: string | null) => void;
}
