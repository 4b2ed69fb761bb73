import type { CopyOutcome } from '../../../components/actions/CopyButton.tsx';
import type { FiatPrice } from '../../../domain/amount/FiatPrice.ts';
import type { Fault } from '../../../domain/fault.ts';
import type { Statement } from '../../../domain/statement/makeStatement.ts';
import type { StatementNames } from '../../../domain/statement/statementTable.ts';

export type StatementScope = 'account' | 'all';

export type StatementView =
  | {
      readonly status: 'idle';
      readonly accountName: string;
      /** accounts of the current wallet */
      readonly accountCount: number;
      readonly scope: StatementScope;
    }
  /** transactions read so far; `total` is 0 until known */
  | { readonly status: 'working'; readonly done: number; readonly total: number }
  | ({ readonly status: 'ready' } & ShownStatement)
  | { readonly status: 'empty' }
  | { readonly status: 'failed'; readonly fault: Fault };

export interface ShownStatement extends StatementNames {
  readonly statement: Statement;
  /** latest first */
  readonly years: readonly number[];
  readonly prices: 'loading' | 'failed' | 'ready';
  /** the price at each end of the year, or today's if it isn't over; null if unknown */
  readonly openingPrice: FiatPrice | null;
  readonly closingPrice: FiatPrice | null;
  /** when it was created, milliseconds since 1970 */
  readonly atMs: number;
  /** the user hides amounts */
  readonly isHidden: boolean;
  /** browsers can print; web views in messengers can't */
  readonly canPrint: boolean;
  readonly canShare: boolean;
  /** a download was started, or the table was shared; whether that succeeded is unknown */
  readonly delivery: 'none' | 'started' | 'shared';
  readonly hasShareFailed: boolean;
  readonly copied: CopyOutcome | null;
}

export interface StatementEvents {
  readonly onScope: (scope: StatementScope) => void;
  readonly onMake: () => void;
  readonly onCancel: () => void;
  readonly onYear: (year: number) => void;
  readonly onRetryPrices: () => void;
  readonly onPrint: () => void;
  /** absent if the host can't save files */
  readonly onSave?: (() => void) | undefined;
  readonly onShare: () => void;
  readonly onCopy: () => void;
}
