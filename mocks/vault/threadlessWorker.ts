/** A key worker without a thread: the same messages over a channel, and it can be made to crash or stop answering. */

import { answerCalls } from '../../src/adapters/vault/channel/answerCalls.ts';
import type { WorkerLike } from '../../src/adapters/vault/client/WorkerConnection.ts';
import type { KeyService } from '../../src/adapters/vault/worker/keyService.ts';

/** A WorkerLike for tests and stories. */
export interface ThreadlessWorker extends WorkerLike {
  readonly isTerminated: boolean;
  /** simulates an exception in the worker's script */
  crash(): void;
}

export function startThreadlessWorker(furnish: (user: string) => KeyService): ThreadlessWorker {
  const { port1: near, port2: far } = new MessageChannel();
  const events = new EventTarget();
  const target = (type: string): EventTarget => (type === 'message' ? near : events);
  let isTerminated = false;
  answerCalls(far, furnish);
  far.start();
  near.start();
  return {
    get isTerminated() {
      return isTerminated;
    },
    postMessage: (message) => near.postMessage(message),
    addEventListener: (type: string, listener: (event: MessageEvent) => void) =>
      target(type).addEventListener(type, listener as EventListener),
    terminate: () => {
      isTerminated = true;
      near.close();
      far.close();
    },
    crash: () => void events.dispatchEvent(new Event('error')),
  };
}
