// Cases that take longer than they should, and why. Above 20 s without a reason is a bug.
const SLOW_SECONDS = 20;
const SHOWN = 10;

/** Reasons, by a part of the case's full name. They are read, not asserted: a busy machine makes any case slow. */
const REASONS = {
  'and no later than a day': 'a day passes in steps of the phone’s clock',
};

const reasonOf = (name) => Object.entries(REASONS).find(([part]) => name.includes(part))?.[1];

/** The slowest cases of a run, in lines. @param {readonly { name: string, seconds: number }[]} cases */
export function slowest(cases) {
  const rows = [...cases].sort((one, other) => other.seconds - one.seconds).slice(0, SHOWN);
  return rows.map(({ name, seconds }) => {
    const why = seconds < SLOW_SECONDS ? '' : `: ${reasonOf(name) ?? 'NO REASON GIVEN (.ci/slowCases.mjs)'}`;
    return `${seconds.toFixed(1).padStart(6)} s  ${name.slice(0, 100)}${why}`;
  });
}
