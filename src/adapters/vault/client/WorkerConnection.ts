/**
 * The page's end of the channel to the key worker: starts it on first need, sends calls by name and number, ends it when it is
 * silent or broken, and starts a new one.
 */

import { Fault, toFault } from '../../../domain/fault.ts';
import type { Clock } from '../../../ports/Clock.ts';
import type { StageListener } from '../../../ports/Vault.ts';
import { METHODS, type Method, type MethodName } from '../calls/methods.ts';
import type { Answer, CallMessage, LineEnd, ReplyMessage, StartMessage } from '../channel/messages.ts';
import { forEachMethod, isListener, type WorkerCalls } from './workerCalls.ts';

/** The part of Worker in use. */
export interface WorkerLike extends LineEnd {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void;
  terminate(): void;
}

export interface WorkerConnectionOptions {
  /** the vault's owner: a Telegram user id, or `local` */
  readonly user: string;
  readonly spawn: () => WorkerLike;
  /** measures the waits after wrong passwords */
  readonly clock: Clock;
  /** after this many milliseconds of silence the worker is ended */
  readonly limitsMs: { readonly [Limit in Method['limit']]: number };
}

interface OpenCall {
  readonly onStage: StageListener;
  readonly resolve: (answer: Answer<unknown>) => void;
}

interface LiveWorker {
  readonly worker: WorkerLike;
  /** sent and not yet answered, by number */
  readonly open: Map<number, OpenCall>;
  /** rejects when the worker is ended; never resolves */
  readonly broken: Promise<never>;
  readonly giveUp: (fault: Fault) => void;
}

/** Passes a reply to its call by number. */
function hear(open: Map<number, OpenCall>, reply: ReplyMessage): void {
  const call = open.get(reply.id);
  if (call === undefined) return;
  if ('stage' in reply) {
    call.onStage(reply.stage);
    return;
  }
  open.delete(reply.id);
  call.resolve(reply.answer);
}

/** Calls a key worker. After a failure the next call starts a new worker, in which nothing is unlocked. */
export class WorkerConnection {
  /** every listed method. @throws {Fault} `timeout`, `worker-failed`, and the worker's own faults */
  readonly calls: WorkerCalls = forEachMethod(
    (name) =>
      (...given) =>
        this.#call(name, given),
  );

  readonly #options: WorkerConnectionOptions;
  #live: LiveWorker | null = null;
  #sent = 0;

  constructor(options: WorkerConnectionOptions) {
    this.#options = options;
  }

  get isLive(): boolean {
    return this.#live !== null;
  }

  /** Starts the worker ahead of its first call. A failure surfaces with that call. */
  wake(): void {
    try {
      this.#live ??= this.#start();
    } catch {
      // the next call tries again, and reports the failure
    }
  }

  /** Ends the worker, which drops everything it held. */
  end(): void {
    this.#live?.giveUp(new Fault('locked', 'the key worker was ended'));
  }

  async #call(name: MethodName, given: readonly unknown[]): Promise<unknown> {
    const { clock, limitsMs } = this.#options;
    const limitMs = limitsMs[METHODS[name].limit];
    const live = this.#live ?? this.#start();
    const stopWaiting = clock.after(limitMs, () =>
      live.giveUp(new Fault('timeout', `the key worker did not answer within ${limitMs} ms`)),
    );
    try {
      const answer = await Promise.race([this.#send(live, name, given), live.broken]);
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

  /** Adds the time if the method takes it. A listener isn't sent. */
  #send({ worker, open }: LiveWorker, method: MethodName, all: readonly unknown[]): Promise<Answer<unknown>> {
    const { takes } = METHODS[method];
    const left = [...all];
    const given = takes.map((argument) => (argument === 'now' ? this.#options.clock.nowMs() : left.shift()));
    return new Promise((resolve) => {
      this.#sent += 1;
      open.set(this.#sent, { onStage: left.find(isListener) ?? (() => undefined), resolve });
      worker.postMessage({ id: this.#sent, method, given } satisfies CallMessage);
    });
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
    const open = new Map<number, OpenCall>();
    worker.addEventListener('message', ({ data }: MessageEvent<ReplyMessage>) => hear(open, data));
    worker.postMessage({ user: this.#options.user } satisfies StartMessage);
    this.#live = { worker, open, broken, giveUp };
    return this.#live;
  }

  #spawnOrFault(): WorkerLike {
    try {
      return this.#options.spawn();
    } catch (cause) {
      throw new Fault('worker-failed', 'no key worker can be started here', { cause });
    }
  }
}
