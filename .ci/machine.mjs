// Measures the machine's load while tests run: on a busy machine their times mean little.

import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';

/** Time for a fixed amount of work, milliseconds. */
function sameWorkMs() {
  const from = performance.now();
  let sum = 0;
  for (let step = 0; step < 30_000_000; step += 1) sum = (sum * 31 + step) | 0;
  return sum === Number.POSITIVE_INFINITY ? 0 : Math.round(performance.now() - from);
}

/** Ticks of all cores since boot, and how many of them were stolen by other machines. */
function ticks() {
  const all = cpus().map(({ times }) => times);
  const total = all.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0);
  const idle = all.reduce((sum, times) => sum + times.idle, 0);
  return { total, idle, stolen: stolenMs() };
}

function stolenMs() {
  try {
    const [, ...fields] = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0].trim().split(/\s+/);
    return 10 * Number(fields[7] ?? 0);
  } catch {
    return 0;
  }
}

/** Starts measuring. @returns summarizes it in one line */
export function watchMachine() {
  const [before, workBefore] = [ticks(), sameWorkMs()];
  return () => {
    const [after, workAfter] = [ticks(), sameWorkMs()];
    const total = Math.max(1, after.total - before.total);
    const share = (ms) => `${Math.round((100 * ms) / total)} %`;
    const busy = share(total - (after.idle - before.idle));
    const stolen = share(after.stolen - before.stolen);
    const load = loadavg()
      .map((one) => one.toFixed(1))
      .join(' ');
    return (
      `${availableParallelism()} cores, ${busy} busy, ${stolen} taken by other machines, load ${load}; ` +
      `the same work took ${workBefore} ms before and ${workAfter} ms after`
    );
  };
}
