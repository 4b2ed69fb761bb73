import type { CopyOutcome } from '../../../components/actions/CopyButton.tsx';
import type { FiatPrice } from '../../../domain/amount/FiatPrice.ts';
import type { Fault } from '../../../domain/fault.ts';
import type { Statement } from '../../../domain/statement/makeStatement.ts';
import type { StatementNames } from '../../../domain/statement/statementTable.ts';

/** Whose statement. */
export type StatementScope = 'account' | 'all';

export type StatementView =
  | {
      readonly status: 'idle';
      readonly accountName: string;
      /** accounts of the wallet on show */
      readonly accountCount: number;
      readonly scope: StatementScope;
    }
  /** transactions read so far; `total` is 0 until it is known */
  | { readonly status: 'working'; readonly done: number; readonly total: number }
  | ({ readonly status: 'ready' } & ShownStatement)
  | { readonly status: 'empty' }
  | { readonly status: 'failed'; readonly fault: Fault };

/** A statement on show. */
export interface ShownStatement extends StatementNames {
  readonly statement: Statement;
  /** the latest first */
  readonly years: readonly number[];
  readonly prices: 'loading' | 'failed' | 'ready';
  /** the price at either end of the year, or today's where it is not over; null where nobody knows */
  readonly openingPrice: FiatPrice | null;
  readonly closingPrice: FiatPrice | null;
  /** when it was made, milliseconds since 1970 */
  readonly atMs: number;
  /** the person chose not to show amounts */
  readonly isHidden: boolean;
  /** a browser prints; views within messengers do not */
  readonly canPrint: boolean;
  readonly canShare: boolean;
  /** a download was begun, or another app took the table; whether it arrived can't be known */
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
  /** absent where the host takes no files */
  readonly onSave?: (() => void) | undefined;
  readonly onShare: () => void;
  readonly onCopy: () => void;
}
