/** Timing functions and statistics. */

/** Median and quartiles. */
export interface Spread {
  readonly median: number;
  /** first quartile */
  readonly low: number;
  /** third quartile */
  readonly high: number;
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function spreadOf(numbers: readonly number[]): Spread {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
  return { median: median(numbers), low: at(0.25), high: at(0.75) };
}

/** Milliseconds of a call. */
export function timed(call: () => void): number {
  const start = performance.now();
  call();
  return performance.now() - start;
}

/** Processor time of this process so far, milliseconds. */
export const processorMs = (): number => process.cpuUsage().user / 1000;

/** Processor time of a call, milliseconds: other load on the machine does not count. */
export function workOf(call: () => void): number {
  const start = processorMs();
  call();
  return processorMs() - start;
}

/** Milliseconds until an async call is done. */
export async function timedAsync(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await call();
  return performance.now() - start;
}

/** An amount of work, and its cost. */
export interface Cost {
  readonly size: number;
  readonly cost: number;
}

/** k of cost ~ size^k: the slope of a line through the logarithms, by least squares. NaN for fewer than two sizes. */
export function growthExponent(costs: readonly Cost[]): number {
  const points = costs.map(({ size, cost }) => [Math.log(size), Math.log(cost)] as const);
  const mean = (of: 0 | 1) => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [middleX, middleY] = [mean(0), mean(1)];
  const across = points.reduce((sum, [x]) => sum + (x - middleX) ** 2, 0);
  const together = points.reduce((sum, [x, y]) => sum + (x - middleX) * (y - middleY), 0);
  return across === 0 ? Number.NaN : together / across;
}

/** Processor time until an async call is done, milliseconds: other load on the machine does not count. */
export async function processorTime(call: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await call();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
