/** When a handler works: at once as it is, or wrapped by one of these. */

import type { WorkerTools } from './WorkerTools.ts';

/** Works when the calls before it are done: for all that changes what is stored. */
export const inTurn =
  <Given extends readonly unknown[], Outcome>(
    work: (worker: WorkerTools, ...given: Given) => Promise<Outcome>,
  ) =>
  (worker: WorkerTools, ...given: Given): Promise<Outcome> =>
    worker.sessions.inTurn(() => work(worker, ...given));

/** Opens a session, in turn, unless the worker is locked meanwhile: it is told how often that was. @throws {Fault} `locked` */
export const opening =
  <Given extends readonly unknown[], Outcome>(
    work: (worker: WorkerTools, locks: number, ...given: Given) => Promise<Outcome>,
  ) =>
  (worker: WorkerTools, ...given: Given): Promise<Outcome> =>
    worker.sessions.opening((locks) => work(worker, locks, ...given));
