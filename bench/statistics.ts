/** Times, and what many of them say together. */

/** The middle of many measurements, and the quarters around it. */
export interface Spread {
  readonly median: number;
  /** a quarter of the measurements is below */
  readonly low: number;
  /** a quarter of the measurements is above */
  readonly high: number;
}

/** The middle of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The middle of some numbers and the quarters around it. */
export function spreadOf(numbers: readonly number[]): Spread {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
  return { median: median(numbers), low: at(0.25), high: at(0.75) };
}

/** Milliseconds that a call takes. */
export function timed(call: () => void): number {
  const start = performance.now();
  call();
  return performance.now() - start;
}

/** How long the processor has worked for this program, milliseconds. */
export const processorMs = (): number => process.cpuUsage().user / 1000;

/** Milliseconds that the processor works on a call: what else the machine does is not in it. */
export function workOf(call: () => void): number {
  const start = processorMs();
  call();
  return processorMs() - start;
}

/** Milliseconds until a call has ended. */
export async function timedAsync(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await call();
  return performance.now() - start;
}

/** One size of the work, and what it cost. */
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

/** Milliseconds of processor time until a call has ended: what else runs on the machine does not count. */
export async function processorTime(call: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await call();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
