/** A question on its way to an answer, and all who wait for it. */

import { Fault } from '../../../domain/fault.ts';
import type { Attempt } from '../../http/attempt.ts';
import type { Priority, Question } from '../protocol/question.ts';

/** An attempt that failed where another may do better. */
export type Failure = Extract<Attempt<never>, { kind: 'failed' }>;

interface Waiter {
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

/** One question, asked once for all who want it. */
export class Job {
  readonly question: Question<unknown>;
  readonly stop = new AbortController();
  priority: Priority;
  isUnderWay = false;
  /** what was asked before something happened is no answer for those who come after it */
  isStale = false;
  /** the live connection cannot answer it, or was lost twice with it */
  isRestOnly = false;
  connectionsLost = 0;
  rejections = 0;
  /** servers that failed in this round, and how */
  readonly failures = new Map<string, Failure>();
  rounds = 0;
  /** what servers answered in earlier rounds, where they did */
  #answered: Fault | undefined;
  notBeforeMs = 0;
  readonly #waiters = new Set<Waiter>();

  constructor(question: Question<unknown>, priority: Priority) {
    this.question = question;
    this.priority = priority;
  }

  /** Waits for the answer. @param onAlone - called when the last one who waited has given up */
  join(signal: AbortSignal | undefined, onAlone: () => void): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.#waiters.delete(waiter);
        signal?.removeEventListener('abort', giveUp);
      };
      const waiter: Waiter = {
        resolve: (value) => {
          leave();
          resolve(value);
        },
        reject: (reason) => {
          leave();
          reject(reason);
        },
      };
      const giveUp = (): void => {
        waiter.reject(signal?.reason);
        if (this.#waiters.size === 0) onAlone();
      };
      this.#waiters.add(waiter);
      signal?.addEventListener('abort', giveUp, { once: true });
    });
  }

  /** Gives everybody the answer. */
  resolve(value: unknown): void {
    for (const waiter of [...this.#waiters]) waiter.resolve(value);
  }

  /** Gives everybody the fault. */
  reject(reason: unknown): void {
    for (const waiter of [...this.#waiters]) waiter.reject(reason);
  }

  /** All servers are asked once more. */
  beginRound(): void {
    this.#answered = this.#badAnswer() ?? this.#answered;
    this.failures.clear();
  }

  /** The fault that says most: a server that answered badly, in any round, tells more than one that was silent. */
  tellingFault(): Fault {
    const [first] = this.failures.values();
    return this.#badAnswer() ?? this.#answered ?? first?.fault ?? new Fault('offline', 'no server');
  }

  #badAnswer(): Fault | undefined {
    const faults = [...this.failures.values()].map((failure) => failure.fault);
    return faults.find((fault) => fault.kind !== 'offline');
  }
}
