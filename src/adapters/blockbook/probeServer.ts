/** Asks one server about itself, apart from all others. */

import { Fault } from '../../domain/fault.ts';
import { foreignText } from '../../domain/text/foreignText.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { IndexerReport } from '../../ports/Indexers.ts';
import { attemptOfAnswer, attemptOfFault } from '../http/attempt.ts';
import { parseAnswer } from '../http/parseAnswer.ts';
import { readRejection } from './protocol/judgeMessage.ts';
import { blockIndexAnswer, selfAnswer } from './protocol/schema.ts';
import type { Usage } from './protocol/usage.ts';
import { Connection, type SocketConstructor } from './transport/Connection.ts';
import type { Rest } from './transport/Rest.ts';

/** What a server is looked at with. */
export interface ProbeTools {
  readonly clock: Clock;
  readonly rest: Rest;
  readonly usage: Usage;
  /** null where there are no sockets at all */
  readonly WebSocket: SocketConstructor | null;
  /** the server that there is a live connection to; null while there is none */
  readonly liveBase: () => string | null;
}

async function askOnce<Value>(
  { rest }: ProbeTools,
  base: string,
  question: { readonly path: string; readonly read: (text: string) => Value },
  signal?: AbortSignal,
): Promise<Value> {
  const { path, read } = question;
  const attempt = await rest.request(base, { path, signal }).then(
    (answer) => attemptOfAnswer(answer, read, readRejection),
    (thrown: unknown) => {
      signal?.throwIfAborted();
      return attemptOfFault<Value>(thrown);
    },
  );
  if (attempt.kind === 'value') return attempt.value;
  throw attempt.fault;
}

/** Whether it answers over a live connection; null where none can be tried. */
async function trySocket(
  { clock, usage, WebSocket, liveBase }: ProbeTools,
  base: string,
): Promise<boolean | null> {
  if (WebSocket === null) return null;
  if (liveBase() === base) return true;
  return new Promise<boolean>((resolve) => {
    try {
      const connection: Connection = new Connection({
        url: `${base.replace(/^http/, 'ws')}/websocket`,
        ...{ clock, WebSocket },
        count: (what, amount) => usage.add(base, what, amount),
        onOpen: () =>
          void connection
            .ask('getInfo', {})
            .then(
              () => resolve(true),
              () => resolve(false),
            )
            .finally(() => connection.close()),
        onEnd: () => resolve(false),
      });
    } catch {
      resolve(false);
    }
  });
}

/**
 * Asks how far it is, what it follows, which block was its first, and whether it can be asked over a live connection.
 *
 * @param base - without a slash at the end
 * @throws {Fault} `offline`, `timeout`, `bad-answer`, `rejected`, `rate-limited`
 */
export async function probeServer(
  tools: ProbeTools,
  base: string,
  signal?: AbortSignal,
): Promise<IndexerReport> {
  signal?.throwIfAborted();
  const { clock } = tools;
  const socket = trySocket(tools, base);
  const startedMs = clock.nowMs();
  const status = { path: '/api/status', read: (text: string) => parseAnswer(selfAnswer, text) };
  const self = await askOnce(tools, base, status, signal);
  const latencyMs = clock.nowMs() - startedMs;
  const first = {
    path: '/api/v2/block-index/0',
    read: (text: string) => parseAnswer(blockIndexAnswer, text),
  };
  const { blockHash: genesis } = await askOnce(tools, base, first, signal);
  const hasSocket = await socket;
  const coin = foreignText(self.blockbook.coin);
  if (coin === '') throw new Fault('bad-answer', 'a server without a coin');
  const { bestHeight: height } = self.blockbook;
  return { height, coin, chain: self.backend.chain ?? null, genesis, latencyMs, hasSocket };
}
