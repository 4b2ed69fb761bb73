/**
 * Keeps the test runner's thread, with its loaded modules, from one mutant to the next.
 *
 * By default the runner ends its thread after every run: starting one and loading a library or two takes ten times as long as the
 * tests of a mutant. Test files are reloaded anyway, and the domain's modules keep no state.
 */
import { ThreadsPoolWorker } from 'vitest/node';

type Thread = NonNullable<ThreadsPoolWorker['_thread']>;
type Message = Parameters<ThreadsPoolWorker['send']>[0];

/** Every start leaks a few listeners, so the thread is replaced from time to time. */
const MAX_RUNS = 100;

const { start, stop, send } = ThreadsPoolWorker.prototype;

/** The thread that waits for the next run, and the number of runs of each. */
let waiting: Thread | undefined;
const runs = new WeakMap<Thread, number>();
const isLeft = new WeakSet<ThreadsPoolWorker>();

/** Makes all runners of this process share one thread, one after the other. Only for tests without isolation. */
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
