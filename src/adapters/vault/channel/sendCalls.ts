/** The page's end of the line: calls go out by name and number, answers find their call by its number. */

import type { StageListener } from '../../../ports/Vault.ts';
import { METHOD_NAMES, METHODS, type MethodName } from '../calls/methods.ts';
import type { Answer, CallMessage, KeyServiceApi, LineEnd, ReplyMessage, StartMessage } from './messages.ts';

interface OpenCall {
  readonly onStage: StageListener;
  readonly resolve: (answer: Answer<never>) => void;
}

/** Whether an argument is a listener: it stays on this end. */
export const isListener = (given: unknown): given is StageListener => typeof given === 'function';

/**
 * Tells a worker whose vault it keeps, and makes its methods callable.
 *
 * A call that is never answered waits for ever: limits are the caller's.
 */
export function sendCalls(line: LineEnd, user: string): KeyServiceApi {
  const open = new Map<number, OpenCall>();
  let sent = 0;

  line.addEventListener('message', ({ data }: MessageEvent<ReplyMessage>) => {
    const call = open.get(data.id);
    if (call === undefined) return;
    if ('stage' in data) return call.onStage(data.stage);
    open.delete(data.id);
    call.resolve(data.answer as Answer<never>);
  });

  const send = (method: MethodName, all: readonly unknown[]): Promise<Answer<never>> =>
    new Promise((resolve) => {
      sent += 1;
      const onStage = all.find(isListener) ?? (() => undefined);
      open.set(sent, { onStage, resolve });
      const given = all.slice(0, METHODS[method].takes.length);
      line.postMessage({ id: sent, method, given } satisfies CallMessage);
    });

  line.postMessage({ user } satisfies StartMessage);
  const calls = METHOD_NAMES.map((name) => [name, (...all: readonly unknown[]) => send(name, all)]);
  return Object.fromEntries(calls);
}
