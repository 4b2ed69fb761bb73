/** Asks one server about itself, apart from all others. */

import { Fault } from '../../domain/fault.ts';
import { foreignText } from '../../domain/text/foreignText.ts';
import type { IndexerReport } from '../../ports/Indexers.ts';
import { attemptOfAnswer, attemptOfFault } from '../http/attempt.ts';
import { type HttpTools, request } from '../http/http.ts';
import { parseAnswer } from '../http/parseAnswer.ts';
import { readRefusal } from './readRefusal.ts';
import { blockIndexAnswer, selfAnswer } from './schema.ts';

/** For a look a person waits: shorter than for what the wallet needs, milliseconds. */
const PATIENCE_MS = 10_000;

async function askOnce<Value>(
  tools: HttpTools,
  url: string,
  read: (text: string) => Value,
  signal?: AbortSignal,
): Promise<Value> {
  const attempt = await request(tools, { url, signal }).then(
    (answer) => attemptOfAnswer(answer, read, readRefusal),
    (thrown: unknown) => {
      signal?.throwIfAborted();
      return attemptOfFault<Value>(thrown);
    },
  );
  if (attempt.kind === 'value') return attempt.value;
  throw attempt.fault;
}

/**
 * Asks how far it is, what it follows, and which block was its first.
 *
 * @param base - without a slash at the end
 * @throws {Fault} `offline`, `timeout`, `bad-answer`, `refused`, `rate-limited`
 */
export async function lookAt(tools: HttpTools, base: string, signal?: AbortSignal): Promise<IndexerReport> {
  const patient = { ...tools, timeoutMs: Math.min(tools.timeoutMs, PATIENCE_MS) };
  const { clock } = tools;
  const startedMs = clock.nowMs();
  const self = await askOnce(patient, `${base}/api/status`, (text) => parseAnswer(selfAnswer, text), signal);
  const latencyMs = clock.nowMs() - startedMs;
  const first = `${base}/api/v2/block-index/0`;
  const { blockHash } = await askOnce(patient, first, (text) => parseAnswer(blockIndexAnswer, text), signal);
  const { bestHeight } = self.blockbook;
  const coin = foreignText(self.blockbook.coin);
  if (coin === '') throw new Fault('bad-answer', 'a server without a coin');
  const chain = self.backend.chain ?? null;
  return { height: bestHeight, coin, chain, genesis: blockHash, latencyMs, hasSocket: null };
}
