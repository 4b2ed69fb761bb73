/**
 * Keeps the test runner's thread from one mutant to the next, with the modules that it has loaded.
 *
 * Left alone, the runner ends its thread after every run: starting one and loading a library or two takes ten times as long as the tests
 * that judge a mutant. The files of tests are loaded afresh in any case, and modules of the domain keep nothing.
 */
import { ThreadsPoolWorker } from 'vitest/node';

type Thread = NonNullable<ThreadsPoolWorker['_thread']>;
type Message = Parameters<ThreadsPoolWorker['send']>[0];

/** Every start leaves a few listeners behind: from time to time a new thread is lighter. */
const MAX_RUNS = 100;

const { start, stop, send } = ThreadsPoolWorker.prototype;

/** A thread that waits for the next run, and how many it has had. */
let waiting: Thread | undefined;
const runs = new WeakMap<Thread, number>();
const isLeft = new WeakSet<ThreadsPoolWorker>();

/** Makes all runners of this process share one thread, one after the other. Only for tests that aren't isolated. */
export function keepThread(): void {
  ThreadsPoolWorker.prototype.start = async function () {
    if (waiting) {
      this._thread = waiting;
      waiting.ref();
      waiting = undefined;
    }
    await start.call(this);
    if (this._thread) runs.set(this._thread, (runs.get(this._thread) ?? 0) + 1);
  };
  ThreadsPoolWorker.prototype.send = function (message: Message) {
    const thread = this._thread;
    const isGoingOn = thread !== undefined && (runs.get(thread) ?? 0) < MAX_RUNS;
    if (!isGoingOn || (message as { type?: string }).type !== 'stop') return send.call(this, message);
    isLeft.add(this);
    thread.emit('message', { type: 'stopped', __vitest_worker_response__: true });
  };
  ThreadsPoolWorker.prototype.stop = async function () {
    const thread = this._thread;
    if (!thread || !isLeft.has(this)) return stop.call(this);
    for (const event of ['message', 'error', 'exit']) thread.removeAllListeners(event);
    thread.stdout.unpipe();
    thread.stderr.unpipe();
    thread.unref();
    this._thread = undefined;
    waiting = thread;
  };
}
