// What the machine was doing while tests ran: a run on a busy one says little about how long the tests take.

import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';

/** Work that takes the same number of steps everywhere, milliseconds. */
function sameWorkMs() {
  const from = performance.now();
  let sum = 0;
  for (let step = 0; step < 30_000_000; step += 1) sum = (sum * 31 + step) | 0;
  return sum === Number.POSITIVE_INFINITY ? 0 : Math.round(performance.now() - from);
}

/** Ticks of all cores since the machine began, and how many of them other machines took. */
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

/** Begins to watch. @returns says in a line what was seen */
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
