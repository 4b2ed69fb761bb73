/** Asks one server about itself, apart from all others. */

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

/** What a server is looked at with. */
export interface ProbeTools {
  readonly clock: Clock;
  readonly rest: Rest;
  readonly usage: Usage;
  /** null where there are no sockets at all */
  readonly WebSocket: SocketConstructor | null;
  /** the live connection, and the server that it is to; null while there is none */
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

/** What its socket showed. */
interface SocketReport {
  /** null where none can be tried */
  readonly hasSocket: boolean | null;
  /** what it said of itself there; null when that made no sense */
  readonly told: Omit<IndexerReport, 'hasSocket' | 'hasRequests'> | null;
}

const NO_SOCKET: SocketReport = { hasSocket: false, told: null };

/** Asks over a connection. Never throws. */
async function askSocket({ clock }: ProbeTools, connection: Connection): Promise<SocketReport> {
  const startedMs = clock.nowMs();
  try {
    const answer = await connection.ask('getInfo', {});
    const latencyMs = clock.nowMs() - startedMs;
    const read = v.safeParse(selfInfo, answer);
    if (!read.success) return { hasSocket: true, told: null };
    const { bestHeight: height, name, block0Hash: genesis } = read.output;
    const unknown = { nodeHeight: null, chain: null };
    return { hasSocket: true, told: { ...unknown, height, coin: foreignText(name), genesis, latencyMs } };
  } catch {
    return NO_SOCKET;
  }
}

async function trySocket(tools: ProbeTools, base: string): Promise<SocketReport> {
  const { clock, usage, WebSocket, live } = tools;
  if (WebSocket === null) return { hasSocket: null, told: null };
  const open = live();
  if (open?.base === base) return askSocket(tools, open.connection);
  return new Promise<SocketReport>((resolve) => {
    try {
      const connection: Connection = new Connection({
        url: `${base.replace(/^http/, 'ws')}/websocket`,
        ...{ clock, WebSocket },
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

/** What it says by requests. @throws {Fault} of any kind */
async function askRequests(
  tools: ProbeTools,
  base: string,
  signal: AbortSignal | undefined,
): Promise<NonNullable<SocketReport['told']>> {
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
 * Asks how far it is, what it follows, which block was its first, and whether it can be asked over a live connection. One whose answers
 * to requests can't be read, as pages of another origin may not unless they are let, is known by what its socket says.
 *
 * @param base - without a slash at the end
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
  const { hasSocket, told } = await socket;
  const isAnswered = !(asked instanceof Fault);
  // what it says of its own state holds, whatever its socket answers
  if (!isAnswered && (asked.kind === 'no-node' || asked.kind === 'not-ready')) throw asked;
  const report = isAnswered ? asked : told;
  if (report === null) throw asked;
  if (report.coin === '') throw new Fault('bad-answer', 'a server without a coin');
  // one that turns requests down for their number answers them all the same
  return { ...report, hasSocket, hasRequests: isAnswered || asked.kind === 'rate-limited' };
}
