import type { FiatPrice } from '../../../domain/amount/FiatPrice.ts';
import type { ChartPoint, ChartRange } from '../../../domain/chart/chartSeries.ts';

export type ChartSubject = 'price' | 'balance';

export type ChartContent =
  | { readonly status: 'loading' }
  /** unknown, implausible, or no server answered */
  | { readonly status: 'unavailable' }
  /** the user hides amounts */
  | { readonly status: 'hidden' }
  /** oldest first; at least one is known. Millionths of the currency unit, or koinu */
  | { readonly status: 'ready'; readonly points: readonly ChartPoint[] };

export interface ChartView {
  readonly subject: ChartSubject;
  readonly range: ChartRange;
  readonly content: ChartContent;
  /** the prices' currency: ISO 4217, lower case */
  readonly currency: string;
  /** of DOGE; null while unknown */
  readonly price: FiatPrice | null;
  /** now, milliseconds since 1970 */
  readonly nowMs: number;
}

export interface ChartEvents {
  readonly onSubject: (subject: ChartSubject) => void;
  readonly onRange: (range: ChartRange) => void;
  readonly onRetry: () => void;
}
