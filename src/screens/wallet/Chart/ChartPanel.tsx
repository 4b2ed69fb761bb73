// The chart of the price or the balance: value, change, line, and range.
import { useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { LineChart } from '../../../components/charts/LineChart.tsx';
import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import { SegmentedChips } from '../../../components/fields/SegmentedChips.tsx';
import { ChangeText } from '../../../components/money/ChangeText.tsx';
import {
  CHART_RANGES,
  type ChartPoint,
  extremesOf,
  isKnown,
  type KnownPoint,
  percentOf,
} from '../../../domain/chart/chartSeries.ts';
import { describeMoment } from '../../../i18n/format/describeTime.ts';
import { inDoge } from '../../../i18n/format/inAmounts.ts';
import { inFiat, inMicros } from '../../../i18n/format/inFiat.ts';
import {
  describeChart,
  CHART_MESSAGES as MESSAGES,
  nameRange,
  nameRangeShort,
} from '../../../i18n/messages/wallet/chartMessages.ts';
import styles from './ChartPanel.module.css';
import type { ChartEvents, ChartSubject, ChartView } from './ChartSheet.types.ts';

type ChartProps = ChartView & ChartEvents;

const SUBJECTS: readonly ChartSubject[] = ['price', 'balance'];

export function ChartPanel(props: ChartProps) {
  const { subject, range, onSubject, onRange } = props;
  return (
    <div className={styles.panel}>
      <SegmentedChips
        label={MESSAGES.subject}
        options={SUBJECTS.map((value) => ({ value, label: MESSAGES[value] }))}
        chosen={subject}
        onChoose={onSubject}
      />
      <Content key={`${subject} ${range}`} {...props} />
      <SegmentedChips
        label={MESSAGES.range}
        options={CHART_RANGES.map((value) => ({ value, label: nameRangeShort(value) }))}
        chosen={range}
        onChoose={onRange}
      />
    </div>
  );
}

function Content(props: ChartProps) {
  const { content, subject, onRetry } = props;
  switch (content.status) {
    case 'loading':
      return (
        <div className={styles.content} role="status" aria-label={MESSAGES.loading}>
          <Skeleton width="140px" height="32px" shape="block" />
          <Skeleton width="100%" height="160px" shape="block" />
        </div>
      );
    case 'unavailable':
      return (
        <div className={styles.empty} role="status">
          <p>{subject === 'price' ? MESSAGES.noPrices : MESSAGES.noBalances}</p>
          <Button tone="quiet" size="small" onPress={onRetry}>
            {MESSAGES.tryAgain}
          </Button>
        </div>
      );
    case 'hidden':
      return (
        <div className={styles.empty} role="status">
          <p>{MESSAGES.hidden}</p>
        </div>
      );
    case 'ready':
      return <Chart {...props} points={content.points} />;
  }
}

function Chart({
  points,
  subject,
  range,
  currency,
  price,
  nowMs,
}: ChartProps & { points: readonly ChartPoint[] }) {
  const [picked, setPicked] = useState<KnownPoint | null>(null);
  const known = points.filter(isKnown);
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined) return null;
  const shown = picked ?? last;
  const percent = percentOf(first.value, shown.value);
  const textOf = (value: bigint) => (subject === 'price' ? inMicros(value, currency) : inDoge(value));
  const { least, most } = extremesOf(points);
  const way = last.value > first.value ? 'up' : last.value < first.value ? 'down' : 'flat';
  return (
    <div className={styles.content}>
      <div className={styles.head}>
        <p className={styles.value} dir="ltr">
          {textOf(shown.value)}
        </p>
        <p className={styles.under}>
          {known.length > 1 && percent !== null && <ChangeText percent={percent} />}
          <span>
            {picked !== null
              ? describeMoment(picked.timeMs, nowMs)
              : known.length > 1
                ? nameRange(range)
                : MESSAGES.onePoint}
          </span>
          {subject === 'balance' && price !== null && picked === null && (
            <span dir="ltr">{inFiat(last.value, price)}</span>
          )}
        </p>
      </div>
      <LineChart
        label={subject === 'price' ? MESSAGES.priceChart : MESSAGES.balanceChart}
        points={points}
        way={way}
        summary={describeChart(textOf(first.value), textOf(last.value), textOf(least), textOf(most))}
        describe={({ timeMs, value }) => `${textOf(value)}, ${describeMoment(timeMs, nowMs)}`}
        onPoint={setPicked}
      />
    </div>
  );
}
