import type { FiatPrice } from '../../../domain/amount/FiatPrice.ts';
import type { ChartPoint, ChartRange } from '../../../domain/chart/chartSeries.ts';

/** What a chart is of. */
export type ChartSubject = 'price' | 'balance';

/** What there is to draw. */
export type ChartContent =
  | { readonly status: 'loading' }
  /** nobody knows it, it cannot be true, or no server answered */
  | { readonly status: 'unavailable' }
  /** the person chose not to show amounts */
  | { readonly status: 'hidden' }
  /** oldest first; at least one is known. Millionths of the currency unit, or koinu */
  | { readonly status: 'ready'; readonly points: readonly ChartPoint[] };

export interface ChartView {
  readonly subject: ChartSubject;
  readonly range: ChartRange;
  readonly content: ChartContent;
  /** that prices are in: ISO 4217, lower case */
  readonly currency: string;
  /** of DOGE; null while none is known */
  readonly price: FiatPrice | null;
  /** now, milliseconds since 1970 */
  readonly nowMs: number;
}

export interface ChartEvents {
  readonly onSubject: (subject: ChartSubject) => void;
  readonly onRange: (range: ChartRange) => void;
  readonly onRetry: () => void;
}
