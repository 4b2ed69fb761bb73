/** A line to the key worker: starts it when first needed, gives up on it when it is silent or broken, starts afresh. */

import { Fault, toFault } from '../../../domain/fault.ts';
import type { Clock } from '../../../ports/Clock.ts';
import type { Answer, KeyServiceApi, LineEnd } from '../channel/messages.ts';
import { sendCalls } from '../channel/sendCalls.ts';

/** What is needed of a Worker. */
export interface WorkerLike extends LineEnd {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void;
  terminate(): void;
}

interface LiveWorker {
  readonly worker: WorkerLike;
  readonly service: KeyServiceApi;
  /** rejects when the worker is given up; never resolves */
  readonly broken: Promise<never>;
  readonly giveUp: (fault: Fault) => void;
}

/** Calls a key worker. After a failure the next call has a new worker, in which nothing is unlocked. */
export class WorkerConnection {
  readonly #user: string;
  readonly #spawn: () => WorkerLike;
  readonly #clock: Clock;
  #live: LiveWorker | null = null;

  constructor(user: string, spawn: () => WorkerLike, clock: Clock) {
    this.#user = user;
    this.#spawn = spawn;
    this.#clock = clock;
  }

  /** Whether a worker runs. */
  get isLive(): boolean {
    return this.#live !== null;
  }

  /** Starts the worker ahead of its first call. A failure shows with that call. */
  wake(): void {
    try {
      this.#live ??= this.#start();
    } catch {
      // the next call tries again, and says what is wrong
    }
  }

  /**
   * Sends one call and waits for its answer.
   *
   * @param limitMs - after so many milliseconds of silence the worker is given up
   * @throws {Fault} `timeout`, `worker-failed`, and what the worker answers
   */
  async call<Value>(
    send: (service: KeyServiceApi) => Promise<Answer<Value>>,
    limitMs: number,
  ): Promise<Value> {
    const live = this.#live ?? this.#start();
    const stopWaiting = this.#clock.after(limitMs, () =>
      live.giveUp(new Fault('timeout', `the key worker did not answer within ${limitMs} ms`)),
    );
    try {
      const answer = await Promise.race([send(live.service), live.broken]);
      if (answer.ok) return answer.value;
      const fault = new Fault(answer.kind, answer.detail);
      if (fault.kind === 'worker-failed') live.giveUp(fault);
      throw fault;
    } catch (thrown) {
      throw toFault(thrown, 'worker-failed');
    } finally {
      stopWaiting();
    }
  }

  /** Ends the worker, and with it all that it held. */
  end(): void {
    this.#live?.giveUp(new Fault('locked', 'the key worker was ended'));
  }

  #start(): LiveWorker {
    const worker = this.#spawnOrFault();
    let reject: (fault: Fault) => void = () => undefined;
    const broken = new Promise<never>((_, rejectBroken) => {
      reject = rejectBroken;
    });
    broken.catch(() => undefined);
    const giveUp = (fault: Fault): void => {
      if (this.#live?.worker === worker) this.#live = null;
      worker.terminate();
      reject(fault);
    };
    const crashed = () => giveUp(new Fault('worker-failed', 'the key worker crashed or did not start'));
    worker.addEventListener('error', crashed);
    worker.addEventListener('messageerror', crashed);
    this.#live = { worker, service: sendCalls(worker, this.#user), broken, giveUp };
    return this.#live;
  }

  #spawnOrFault(): WorkerLike {
    try {
      return this.#spawn();
    } catch (cause) {
      throw new Fault('worker-failed', 'no key worker can be started here', { cause });
    }
  }
}
