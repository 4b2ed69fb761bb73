// Messages of the price and balance chart.
import type { ChartRange } from '../../../domain/chart/chartSeries.ts';
import { messages, t } from '../../i18n.ts';

export const CHART_MESSAGES = messages('chart', {
  title: 'Dogecoin',
  subject: 'Chart',
  price: 'Price',
  balance: 'Balance',
  range: 'Time range',
  priceChart: 'Price chart',
  balanceChart: 'Balance chart',
  loading: 'Loading chart',
  noPrices: 'Price history unavailable',
  noBalances: 'Balance history unavailable',
  hidden: 'Your balance is hidden.',
  onePoint: 'No earlier values yet',
  tryAgain: 'Try again',
});

const RANGES = messages('chart.ranges', {
  day: 'Past day',
  week: 'Past week',
  month: 'Past month',
  year: 'Past year',
});

const SHORT_RANGES = messages('chart.shortRanges', {
  day: 'Day',
  week: 'Week',
  month: 'Month',
  year: 'Year',
});

/** `Past week`. */
export const nameRange = (range: ChartRange): string => RANGES[range];

/** `Week`. */
export const nameRangeShort = (range: ChartRange): string => SHORT_RANGES[range];

/** The chart for screen readers. Values are formatted, with unit. */
export const describeChart = (first: string, last: string, least: string, most: string): string =>
  t('chart.summary', 'From {first} to {last}. Lowest {least}, highest {most}.', { first, last, least, most });
