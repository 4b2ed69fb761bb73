import { expect, it } from 'vitest';
import { Fault, type FaultKind } from '../../../domain/fault.ts';
import type { Question } from '../protocol/question.ts';
import { Job } from './Job.ts';

const BASE = 'https://blockbook.test';

/** A question that no server answers. @param rounds - the fault of each round */
function failedIn(rounds: readonly FaultKind[]): Job {
  const job = new Job({} as Question<unknown>, 'person');
  for (const [round, kind] of rounds.entries()) {
    if (round > 0) job.beginRound();
    const failure = {
      kind: 'failed',
      fault: new Fault(kind, kind),
      isPassing: true,
      retryAfterMs: null,
    } as const;
    job.failures.set(BASE, failure);
  }
  return job;
}

it.each<[rounds: readonly FaultKind[], telling: FaultKind]>([
  [['offline', 'offline'], 'offline'],
  [['no-node', 'offline', 'offline'], 'no-node'],
  [['offline', 'no-node', 'offline'], 'no-node'],
  [['not-ready', 'no-node'], 'no-node'],
])('a question that fails with %s says %s', (rounds, telling) => {
  expect(failedIn(rounds).tellingFault().kind).toBe(telling);
});
