// A line chart of values over time, with a point selected by touch or arrow keys.
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { type ChartPoint, isKnown, type KnownPoint } from '../../domain/chart/chartSeries.ts';
import { CHART_HEIGHT, CHART_WIDTH, positionsOf, segmentsOf } from './chartPaths.ts';
import styles from './LineChart.module.css';

export interface LineChartProps {
  /** accessible name */
  readonly label: string;
  /** oldest first; at least one is known */
  readonly points: readonly ChartPoint[];
  /** the line in words: first, last, minimum and maximum */
  readonly summary: string;
  /** a point in words, for screen readers */
  readonly describe: (point: KnownPoint) => string;
  /** color of the line; the text beside it says the same */
  readonly way: 'up' | 'down' | 'flat';
  /** the selected point; null: none */
  readonly onPoint: (point: KnownPoint | null) => void;
}

/** Time runs from left to right in every language. No animation. */
export function LineChart({ label, points, summary, describe, way, onPoint }: LineChartProps) {
  const summaryId = useId();
  const [picked, setPicked] = useState<number | null>(null);
  const known = points.filter(isKnown);
  const positions = positionsOf(points);
  const last = known.length - 1;
  const index = Math.min(picked ?? last, last);
  const point = known[index];
  const position = point && positions.get(point.timeMs);

  const pick = (next: number | null) => {
    setPicked(next);
    onPoint(next === null ? null : (known[next] ?? null));
  };
  const pickAt = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const x = ((clientX - left) / width) * CHART_WIDTH;
    const distance = ({ timeMs }: KnownPoint) => Math.abs((positions.get(timeMs)?.x ?? 0) - x);
    pick(known.reduce((best, one, at) => (distance(one) < distance(known[best] ?? one) ? at : best), 0));
  };
  const pickByKey = (event: KeyboardEvent) => {
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    pick(Math.min(last, Math.max(0, next)));
  };

  return (
    <div
      className={styles.chart}
      data-way={way}
      dir="ltr"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-describedby={summaryId}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={index}
      aria-valuetext={point && describe(point)}
      onKeyDown={pickByKey}
      onBlur={() => pick(null)}
      onPointerDown={pickAt}
      onPointerMove={pickAt}
      onPointerLeave={() => pick(null)}
    >
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {segmentsOf(points, positions).map(({ line, area }) => (
          <g key={line}>
            <path className={styles.area} d={area} />
            <path className={styles.line} d={line} vectorEffect="non-scaling-stroke" />
          </g>
        ))}
      </svg>
      {position && (
        <>
          {picked !== null && <span className={styles.hair} style={{ left: `${position.x}%` }} />}
          <span
            className={styles.dot}
            style={{ left: `${position.x}%`, top: `${(position.y / CHART_HEIGHT) * 100}%` }}
          />
        </>
      )}
      <p id={summaryId} className="heard">
        {summary}
      </p>
    </div>
  );
}
