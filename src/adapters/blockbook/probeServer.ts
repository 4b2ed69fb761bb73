/** Asks a single server about itself. */

import * as v from 'valibot';
import { Fault, toFault } from '../../domain/fault.ts';
import { foreignText, MAX_DETAIL_LENGTH } from '../../domain/text/foreignText.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { IndexerReport } from '../../ports/Indexers.ts';
import { attemptOfAnswer, attemptOfFault } from '../http/attempt.ts';
import { parseAnswer } from '../http/parseAnswer.ts';
import { readRejection } from './protocol/judgeMessage.ts';
import { blockIndexAnswer, selfAnswer, selfInfo } from './protocol/schema.ts';
import type { Usage } from './protocol/usage.ts';
import { Connection, type SocketConstructor } from './transport/Connection.ts';
import type { Rest } from './transport/Rest.ts';

export interface ProbeTools {
  readonly clock: Clock;
  readonly rest: Rest;
  readonly usage: Usage;
  /** null if the host has no sockets */
  readonly WebSocket: SocketConstructor | null;
  /** the live connection and its server; null while there is none */
  readonly live: () => { readonly connection: Connection; readonly base: string } | null;
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

interface SocketReport {
  /** null if none can be tried */
  readonly hasSocket: boolean | null;
  /** what the server reported about itself over the socket; null if it can't be read */
  readonly report: Omit<IndexerReport, 'hasSocket' | 'hasRequests'> | null;
}

const NO_SOCKET: SocketReport = { hasSocket: false, report: null };

/** Asks over a connection. Never throws. */
async function askSocket({ clock }: ProbeTools, connection: Connection): Promise<SocketReport> {
  const startedMs = clock.nowMs();
  try {
    const answer = await connection.ask('getInfo', {});
    const latencyMs = clock.nowMs() - startedMs;
    const read = v.safeParse(selfInfo, answer);
    if (!read.success) return { hasSocket: true, report: null };
    const { bestHeight: height, name, block0Hash: genesis } = read.output;
    const unknown = { nodeHeight: null, chain: null };
    return { hasSocket: true, report: { ...unknown, height, coin: foreignText(name), genesis, latencyMs } };
  } catch {
    return NO_SOCKET;
  }
}

async function trySocket(tools: ProbeTools, base: string): Promise<SocketReport> {
  const { clock, usage, WebSocket, live } = tools;
  if (WebSocket === null) return { hasSocket: null, report: null };
  const open = live();
  if (open?.base === base) return askSocket(tools, open.connection);
  return new Promise<SocketReport>((resolve) => {
    try {
      const connection: Connection = new Connection({
        url: `${base.replace(/^http/, 'ws')}/websocket`,
        clock,
        WebSocket,
        count: (what, amount) => usage.add(base, what, amount),
        onOpen: () =>
          void askSocket(tools, connection)
            .then(resolve)
            .finally(() => connection.close()),
        onEnd: () => resolve(NO_SOCKET),
      });
    } catch {
      resolve(NO_SOCKET);
    }
  });
}

/** What the server reports over HTTP. @throws {Fault} of any kind */
async function askRequests(
  tools: ProbeTools,
  base: string,
  signal: AbortSignal | undefined,
): Promise<NonNullable<SocketReport['report']>> {
  const { clock } = tools;
  const startedMs = clock.nowMs();
  const status = { path: '/api/status', read: (text: string) => parseAnswer(selfAnswer, text) };
  const { blockbook, backend } = await askOnce(tools, base, status, signal);
  const latencyMs = clock.nowMs() - startedMs;
  const { error: lost, chain = null, blocks: nodeHeight = null } = backend;
  if (lost !== undefined)
    throw new Fault('no-node', foreignText(lost, MAX_DETAIL_LENGTH), { server: new URL(base).host });
  const first = {
    path: '/api/v2/block-index/0',
    read: (text: string) => parseAnswer(blockIndexAnswer, text),
  };
  const { blockHash: genesis } = await askOnce(tools, base, first, signal);
  const { bestHeight: height, coin } = blockbook;
  return { height, nodeHeight, coin: foreignText(coin), chain, genesis, latencyMs };
}

/**
 * Asks for the height, the coin, the genesis block, and whether a live connection works. A server whose HTTP answers can't be read
 * (cross-origin pages may be blocked) is reported by its socket's answer.
 *
 * @param base - without a trailing slash
 * @throws {Fault} `offline`, `timeout`, `bad-answer`, `rejected`, `rate-limited`, `not-ready`, `no-node`
 */
export async function probeServer(
  tools: ProbeTools,
  base: string,
  signal?: AbortSignal,
): Promise<IndexerReport> {
  signal?.throwIfAborted();
  const socket = trySocket(tools, base);
  const asked = await askRequests(tools, base, signal).catch((thrown: unknown) => {
    signal?.throwIfAborted();
    return toFault(thrown, 'bad-answer');
  });
  const { hasSocket, report } = await socket;
  const isAnswered = !(asked instanceof Fault);
  // the server's own report of a lost node or of starting wins over its socket's answer
  if (!isAnswered && (asked.kind === 'no-node' || asked.kind === 'not-ready')) throw asked;
  const result = isAnswered ? asked : report;
  if (result === null) throw asked;
  if (result.coin === '') throw new Fault('bad-answer', 'a server without a coin');
  // a rate limit is an answer too
  return { ...result, hasSocket, hasRequests: isAnswered || asked.kind === 'rate-limited' };
}
