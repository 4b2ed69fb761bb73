/** Sends a signed transaction, once. */

import { Fault } from '../../domain/fault.ts';
import { foreignText, LONGEST_DETAIL } from '../../domain/text/foreignText.ts';
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
 * Hands a transaction to the servers, one after the other, until one takes it.
 *
 * It counts as refused when every server that has such a service said no: one node's word is not the network's. After a
 * time-out or a lost connection nobody knows whether the bytes went out, so the fault is the caller's to handle, and the servers
 * behind are not asked.
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
  const refusals: Refused[] = [];
  for (const base of bases) {
    const answer = await request(tools, { url: `${base}/api/v2/sendtx/`, body: rawHex, signal });
    if (isNotHere(answer)) continue;
    const verdict = judge(answer);
    if (verdict.kind !== 'refused') return verdict;
    refusals.push(verdict);
  }
  const [first] = refusals;
  if (first === undefined) throw new Fault('refused', 'no server takes transactions');
  return { ...first, servers: refusals.length };
}

type Refused = Extract<BroadcastAnswer, { kind: 'refused' }>;

const isNotHere = (answer: HttpAnswer): boolean =>
  NOT_HERE.includes(answer.status) && readVerdict(errorText(answer) ?? '') === null;

function judge(answer: HttpAnswer): BroadcastAnswer {
  if (answer.status >= 200 && answer.status < 300) {
    return { kind: 'accepted', txid: parseAnswer(sentAnswer, answer.text).result };
  }
  const text = errorText(answer);
  const verdict = text === null ? null : readVerdict(text);
  if (verdict) return verdict;
  const detail = foreignText(`HTTP ${answer.status} ${text ?? ''}`, LONGEST_DETAIL);
  throw new Fault(answer.status === 429 ? 'rate-limited' : 'refused', detail);
}
