/** Broadcasts a signed transaction: tries one server after another until one accepts it, and never resends to one that may have it. */

import { Fault, toFault } from '../../domain/fault.ts';
import { foreignText, MAX_DETAIL_LENGTH } from '../../domain/text/foreignText.ts';
import { txidOfBytes } from '../../domain/tx/parse/txidOf.ts';
import { type Txid, txid } from '../../domain/tx/Txid.ts';
import type { BroadcastAnswer } from '../../ports/ChainIndexer.ts';
import type { Clock } from '../../ports/Clock.ts';
import { pause } from '../http/backOff.ts';
import { checkShape, parseAnswer } from '../http/parseAnswer.ts';
import type { HttpAnswer } from '../http/request.ts';
import { HEX } from './protocol/hex.ts';
import { errorText, isHasty, messageError, reasonHandedToNobody } from './protocol/judgeMessage.ts';
import { sentAnswer } from './protocol/schema.ts';
import { readRejectReason } from './rejectReason.ts';
import type { LiveConnection } from './transport/LiveConnection.ts';
import type { Rest } from './transport/Rest.ts';

export interface BroadcastTools {
  readonly clock: Clock;
  readonly live: LiveConnection;
  readonly rest: Rest;
  /** servers in the order of trust, without a slash at the end */
  readonly bases: () => readonly string[];
  /** whether a server knows a transaction. Never throws */
  readonly knows: (base: string, id: Txid, signal?: AbortSignal) => Promise<boolean>;
  /** drops the connection to a server that lost its node, and moves the server behind the others */
  readonly leave: (base: string) => void;
}

/** HTTP statuses of servers without a broadcast endpoint. */
const NOT_HERE = [404, 405, 501];
/** How long to wait for servers that are rate-limited, milliseconds. */
const MAX_WAIT_MS = 2 * 60_000;
/** Pause before asking a server again that answered a message with a rate limit, milliseconds. */
const MESSAGE_PAUSE_MS = 2_000;
/** How long to retry servers that can't reach their node, milliseconds. Another server may answer under the same name. */
const MAX_NODE_WAIT_MS = 20_000;
/** Pause before their first retry, milliseconds; doubles with each retry. */
const NODE_PAUSE_MS = 1_000;

type Rejected = Extract<BroadcastAnswer, { kind: 'rejected' }>;

/** The outcome at one server. */
type Sent =
  | { readonly kind: 'answer'; readonly answer: BroadcastAnswer }
  /** it has no broadcast endpoint */
  | { readonly kind: 'not-here' }
  /** no verdict: the server may or may not have accepted it */
  | { readonly kind: 'unclear'; readonly fault: Fault }
  /** not sent: rate-limited for this long */
  | { readonly kind: 'too-soon'; readonly waitMs: number }
  /** the server reported that it passed the transaction to no node */
  | { readonly kind: 'no-node'; readonly fault: Fault };

/**
 * Sends a transaction to the servers, one after another, until one accepts it.
 *
 * It counts as rejected when every server with a broadcast endpoint rejected it: one node's verdict is not the network's. Servers
 * that are rate-limited or can't reach their node are skipped, and retried if no other accepts it. After a timeout, a lost
 * connection or an answer that is no verdict, it is unknown whether the bytes went out: the servers are searched for the txid, and
 * if none has it the next server gets the same bytes. If none accepts it, the first such fault is thrown, whatever other servers
 * rejected.
 *
 * @throws {RangeError} when the text is not hex
 * @throws {Fault} any kind: the network may or may not have the transaction
 */
export async function broadcast(
  tools: BroadcastTools,
  rawHex: string,
  signal?: AbortSignal,
): Promise<BroadcastAnswer> {
  if (!HEX.test(rawHex)) throw new RangeError('a raw transaction is hex');
  signal?.throwIfAborted();
  const rejections: Rejected[] = [];
  const startMs = tools.clock.nowMs();
  let left = inOrder(tools);
  let unclear: Fault | null = null;
  for (let rounds = 0; ; rounds += 1) {
    const { taken, rejected, later, fault } = await sendToEach(tools, left, rawHex, { rounds, signal });
    if (taken !== null) return taken;
    rejections.push(...rejected);
    unclear ??= fault;
    if (later.length === 0) break;
    const passedMs = tools.clock.nowMs() - startMs;
    const again = later.filter(({ waitMs, mostMs }) => passedMs + waitMs <= mostMs);
    const given = later.find((one) => !again.includes(one));
    unclear ??= given?.fault ?? null;
    if (again.length === 0) break;
    await pause(tools.clock, Math.min(...again.map(({ waitMs }) => waitMs)), signal);
    left = again.map(({ base }) => base);
  }
  if (unclear !== null) throw unclear;
  const [first] = rejections;
  if (first === undefined) throw new Fault('rejected', 'no server takes transactions');
  return { ...first, servers: rejections.length };
}

/** The outcome of one pass over the servers; it stops at the first that accepts. */
interface Round {
  readonly taken: BroadcastAnswer | null;
  readonly rejected: readonly Rejected[];
  /** the first server's fault without a verdict; null if all gave one */
  readonly fault: Fault | null;
  /** servers worth a retry */
  readonly later: readonly Later[];
}

interface Later {
  readonly base: string;
  readonly waitMs: number;
  /** time limit for all tries together, from the start */
  readonly mostMs: number;
  /** thrown if it isn't retried */
  readonly fault: Fault;
}

async function sendToEach(
  tools: BroadcastTools,
  bases: readonly string[],
  rawHex: string,
  { rounds, signal }: { readonly rounds: number; readonly signal: AbortSignal | undefined },
): Promise<Round> {
  const rejected: Rejected[] = [];
  const later: Later[] = [];
  let fault: Fault | null = null;
  for (const base of bases) {
    const sent = await sendTo(tools, base, rawHex, signal);
    if (sent.kind === 'unclear') fault ??= sent.fault;
    if (sent.kind === 'too-soon') {
      const crowded = new Fault('rate-limited', 'no server has room');
      later.push({ base, waitMs: sent.waitMs, mostMs: MAX_WAIT_MS, fault: crowded });
    }
    if (sent.kind === 'no-node') {
      tools.leave(base);
      const waitMs = NODE_PAUSE_MS * 2 ** rounds;
      later.push({ base, waitMs, mostMs: MAX_NODE_WAIT_MS, fault: sent.fault });
    }
    if (sent.kind !== 'answer') continue;
    if (sent.answer.kind !== 'rejected') return { taken: sent.answer, rejected, later, fault };
    rejected.push(sent.answer);
  }
  return { taken: null, rejected, later, fault };
}

/** The server of the live connection first. */
function inOrder({ bases, live }: BroadcastTools): readonly string[] {
  const all = bases();
  const first = live.open?.base;
  return first === undefined ? all : [first, ...all.filter((base) => base !== first)];
}

async function sendTo(
  tools: BroadcastTools,
  base: string,
  rawHex: string,
  signal: AbortSignal | undefined,
): Promise<Sent> {
  const { live, rest } = tools;
  const { open } = live;
  const isLive = open?.base === base;
  const waitMs = isLive ? 0 : rest.waitMs(base, 0);
  if (waitMs > 0) return { kind: 'too-soon', waitMs };
  try {
    if (isLive && open) {
      return ofMessage(await open.connection.ask('sendTransaction', { hex: rawHex }, signal));
    }
    const answer = await rest.request(base, { path: '/api/v2/sendtx/', body: rawHex, signal });
    if (answer.status === 429) return { kind: 'too-soon', waitMs: Math.max(1, rest.waitMs(base, 0)) };
    return ofAnswer(answer);
  } catch (thrown) {
    signal?.throwIfAborted();
    const found = await findSent(tools, rawHex, signal);
    if (found) return { kind: 'answer', answer: { kind: 'accepted', txid: found } };
    return { kind: 'unclear', fault: toFault(thrown, 'bad-answer') };
  }
}

/** The txid if any server has the transaction, otherwise null. */
async function findSent(
  { bases, knows }: BroadcastTools,
  rawHex: string,
  signal: AbortSignal | undefined,
): Promise<Txid | null> {
  const id = txid(txidOfBytes(bytesOf(rawHex)));
  const found = await Promise.all(bases().map((base) => knows(base, id, signal)));
  signal?.throwIfAborted();
  return found.includes(true) ? id : null;
}

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

function handedToNobody(text: string): Sent | null {
  const kind = reasonHandedToNobody(text);
  return kind && { kind: 'no-node', fault: new Fault(kind, foreignText(text, MAX_DETAIL_LENGTH)) };
}

function ofMessage(data: unknown): Sent {
  const text = messageError(data);
  if (text === null) {
    return { kind: 'answer', answer: { kind: 'accepted', txid: checkShape(sentAnswer, data).result } };
  }
  const verdict = readRejectReason(text);
  if (verdict) return { kind: 'answer', answer: verdict };
  if (isHasty(text)) return { kind: 'too-soon', waitMs: MESSAGE_PAUSE_MS };
  const handed = handedToNobody(text);
  if (handed !== null) return handed;
  throw new Fault('rejected', foreignText(text, MAX_DETAIL_LENGTH));
}

function ofAnswer(answer: HttpAnswer): Sent {
  if (answer.status >= 200 && answer.status < 300) {
    const { result } = parseAnswer(sentAnswer, answer.text);
    return { kind: 'answer', answer: { kind: 'accepted', txid: result } };
  }
  const text = errorText(answer);
  const verdict = text === null ? null : readRejectReason(text);
  if (verdict) return { kind: 'answer', answer: verdict };
  const handed = text === null ? null : handedToNobody(text);
  if (handed !== null) return handed;
  if (NOT_HERE.includes(answer.status)) return { kind: 'not-here' };
  throw new Fault('rejected', foreignText(`HTTP ${answer.status} ${text ?? ''}`, MAX_DETAIL_LENGTH));
}
