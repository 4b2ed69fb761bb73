/** Sends a signed transaction, once. */

import { Fault } from '../../domain/fault.ts';
import type { BroadcastAnswer } from '../../ports/ChainIndexer.ts';
import { type HttpAnswer, type HttpTools, request } from '../http/http.ts';
import { parseAnswer } from '../http/parseAnswer.ts';
import { errorText } from './readRefusal.ts';
import { readVerdict } from './reject.ts';
import { sentAnswer } from './schema.ts';

/** Statuses by which a server says that it does not take transactions at all. */
const NOT_HERE = [404, 405, 501];
const RAW_TRANSACTION = /^(?:[0-9a-f]{2})+$/i;

/**
 * Hands a transaction to the first server that takes any.
 *
 * The bytes go to one server only: after a time-out or a lost connection nobody knows whether they went out, so the
 * fault is the caller's to handle. Only a server that has no such service is passed over.
 *
 * @param bases - servers in the order of trust, without a slash at the end
 * @throws {RangeError} when the text is not hex
 * @throws {Fault} any kind: the network may have the transaction, or not
 */
export async function broadcast(
  tools: HttpTools,
  bases: readonly string[],
  rawHex: string,
  signal?: AbortSignal,
): Promise<BroadcastAnswer> {
  if (!RAW_TRANSACTION.test(rawHex)) throw new RangeError('a raw transaction is hex');
  for (const base of bases) {
    const answer = await request(tools, { url: `${base}/api/v2/sendtx/`, body: rawHex, signal });
    if (!isNotHere(answer)) return judge(answer);
  }
  throw new Fault('refused', 'no server takes transactions');
}

const isNotHere = (answer: HttpAnswer): boolean =>
  NOT_HERE.includes(answer.status) && readVerdict(errorText(answer) ?? '') === null;

function judge(answer: HttpAnswer): BroadcastAnswer {
  if (answer.status >= 200 && answer.status < 300) {
    return { kind: 'accepted', txid: parseAnswer(sentAnswer, answer.text).result };
  }
  const text = errorText(answer);
  const verdict = text === null ? null : readVerdict(text);
  if (verdict) return verdict;
  const detail = `HTTP ${answer.status} ${text ?? ''}`.trim().slice(0, 200);
  throw new Fault(answer.status === 429 ? 'rate-limited' : 'refused', detail);
}
