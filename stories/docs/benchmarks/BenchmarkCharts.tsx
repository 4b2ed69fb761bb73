/** Charts saved by `npm run bench -- --record`, each with its baseline. */
import { Unstyled } from '@storybook/addon-docs/blocks';
import type { Chart, Point, Series } from '../../../bench/chart.ts';
import { formatNumber, growthOf } from '../../../bench/chart.ts';
import styles from './BenchmarkCharts.module.css';

const FIGURES = import.meta.glob<readonly Chart[]>('../../../bench/figures/*.json', {
  eager: true,
  import: 'default',
});

const benchmarkOf = (path: string): string => path.replace(/^.*\//, '').replace(/\.json$/, '');

/** @param share - relative to the chart's longest bar, from 0 to 1 */
const Bar = ({ point, share, isOurs }: { point: Point; share: number; isOurs: boolean }) => (
  <>
    <span className={styles.number}>{formatNumber(point.median)}</span>
    <span className={isOurs ? styles.ours : styles.floor} style={{ inlineSize: `${100 * share}%` }} />
    {point.low !== point.high && (
      <span className={styles.spread}>
        half of all between {formatNumber(point.low)} and {formatNumber(point.high)}
      </span>
    )}
  </>
);

const isLast = (series: Series, chart: Chart): boolean => series === chart.series.at(-1);

const Ratio = ({ chart, index }: { chart: Chart; index: number }) => {
  const [floor] = chart.series;
  const ours = chart.series.at(-1)?.points[index]?.median ?? Number.NaN;
  const ratio = ours / (floor?.points[index]?.median ?? Number.NaN);
  return <td className={styles.ratio}>{Number.isFinite(ratio) ? `× ${ratio.toFixed(2)}` : '–'}</td>;
};

const Growth = ({ chart }: { chart: Chart }) => {
  const growths = chart.series.map(growthOf);
  if (growths.every((growth) => growth === null)) return null;
  return (
    <tr>
      <th scope="row">grows as</th>
      {growths.map((growth, index) => (
        <td key={chart.series[index]?.name}>
          {growth === null ? '–' : <span className={styles.number}>n^{growth.toFixed(2)}</span>}
        </td>
      ))}
      {chart.series.length > 1 && <td />}
    </tr>
  );
};

const ChartTable = ({ chart }: { chart: Chart }) => {
  const { series } = chart;
  // all times may be 0
  const longest = Math.max(...series.flatMap(({ points }) => points.map(({ median }) => median))) || 1;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{chart.sizes}</th>
          {series.map(({ name }) => (
            <th scope="col" key={name}>
              {name}, {chart.unit}
            </th>
          ))}
          {series.length > 1 && <th scope="col">against the first</th>}
        </tr>
      </thead>
      <tbody>
        {series.at(-1)?.points.map(({ size }, index) => (
          <tr key={size}>
            <th scope="row">{typeof size === 'number' ? size.toLocaleString('en') : size}</th>
            {series.map((one) => {
              const point = one.points[index];
              return (
                <td key={one.name}>
                  {point && <Bar point={point} share={point.median / longest} isOurs={isLast(one, chart)} />}
                </td>
              );
            })}
            {series.length > 1 && <Ratio chart={chart} index={index} />}
          </tr>
        ))}
        <Growth chart={chart} />
      </tbody>
    </table>
  );
};

/** All saved charts, by benchmark. */
export const BenchmarkCharts = () => (
  <Unstyled>
    {Object.entries(FIGURES).map(([path, charts]) => (
      <section key={path} className={styles.benchmark}>
        <h2>{benchmarkOf(path)}</h2>
        {charts.map((chart) => (
          <article key={chart.title}>
            <h3>{chart.title}</h3>
            <p>{chart.about}</p>
            <p className={styles.aim}>To reach: {chart.aim}</p>
            <ChartTable chart={chart} />
          </article>
        ))}
      </section>
    ))}
  </Unstyled>
);
