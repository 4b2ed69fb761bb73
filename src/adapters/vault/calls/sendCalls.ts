/** The page's end of the line: calls go out by name and number, answers find their call by its number. */

import type { Answer, KeyServiceApi } from '../keyServiceApi.ts';
import type { StageListener } from '../openVault.ts';
import type { CallMessage, LineEnd, ReplyMessage, StartMessage } from './messages.ts';

interface OpenCall {
  readonly onStage: StageListener;
  readonly resolve: (answer: Answer<never>) => void;
}

const isListener = (given: unknown): given is StageListener => typeof given === 'function';

/**
 * Tells a worker whose vault it keeps, and makes its room's methods callable.
 *
 * A call that is never answered waits for ever: limits are the caller's.
 */
export function sendCalls(line: LineEnd, user: string): KeyServiceApi {
  const open = new Map<number, OpenCall>();
  let calls = 0;

  line.addEventListener('message', ({ data }: MessageEvent<ReplyMessage>) => {
    const call = open.get(data.id);
    if (call === undefined) return;
    if ('stage' in data) return call.onStage(data.stage);
    open.delete(data.id);
    call.resolve(data.answer as Answer<never>);
  });

  const send = (method: CallMessage['method'], all: readonly unknown[]): Promise<Answer<never>> =>
    new Promise((resolve) => {
      calls += 1;
      const onStage = all.find(isListener) ?? (() => undefined);
      open.set(calls, { onStage, resolve });
      const message: CallMessage = { id: calls, method, given: all.filter((one) => !isListener(one)) };
      line.postMessage(message);
    });

  line.postMessage({ user } satisfies StartMessage);
  return new Proxy({} as KeyServiceApi, {
    get:
      (_, method) =>
      (...all: readonly unknown[]) =>
        send(method as CallMessage['method'], all),
  });
}
