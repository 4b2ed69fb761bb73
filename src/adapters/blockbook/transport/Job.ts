/** A question that is not answered yet, and its callers. */

import { Fault } from '../../../domain/fault.ts';
import type { Attempt } from '../../http/attempt.ts';
import type { Priority, Question } from '../protocol/question.ts';

/** A failed attempt that another server or try may fix. */
export type Failure = Extract<Attempt<never>, { kind: 'failed' }>;

interface Waiter {
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

/** One question, asked once for all callers. */
export class Job {
  readonly question: Question<unknown>;
  readonly stop = new AbortController();
  priority: Priority;
  isUnderWay = false;
  /** asked before a block or transaction arrived: later callers don't get its answer */
  isStale = false;
  /** the live connection can't answer it, or was lost twice with it */
  isRestOnly = false;
  connectionsLost = 0;
  rejections = 0;
  /** failures of this round by server */
  readonly failures = new Map<string, Failure>();
  rounds = 0;
  /** a fault a server answered with in an earlier round */
  #answered: Fault | undefined;
  notBeforeMs = 0;
  readonly #waiters = new Set<Waiter>();

  constructor(question: Question<unknown>, priority: Priority) {
    this.question = question;
    this.priority = priority;
  }

  /** Waits for the answer. @param onAlone - called when the last caller has aborted */
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

  resolve(value: unknown): void {
    for (const waiter of [...this.#waiters]) waiter.resolve(value);
  }

  reject(reason: unknown): void {
    for (const waiter of [...this.#waiters]) waiter.reject(reason);
  }

  /** Starts another round over all servers. */
  beginRound(): void {
    this.#answered = this.#badAnswer() ?? this.#answered;
    this.failures.clear();
  }

  /** The most informative fault: a server's bad answer, from any round, before a server's silence. */
  tellingFault(): Fault {
    const [first] = this.failures.values();
    return this.#badAnswer() ?? this.#answered ?? first?.fault ?? new Fault('offline', 'no server');
  }

  #badAnswer(): Fault | undefined {
    const faults = [...this.failures.values()].map((failure) => failure.fault);
    return faults.find((fault) => fault.kind !== 'offline');
  }
}
