/** Sends a signed transaction: to each server once until one takes it, and never again to one that may have. */

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

/** What it is sent with. */
export interface BroadcastTools {
  readonly clock: Clock;
  readonly live: LiveConnection;
  readonly rest: Rest;
  /** servers in the order of trust, without a slash at the end */
  readonly bases: () => readonly string[];
  /** whether a server knows a transaction. Never throws */
  readonly knows: (base: string, id: Txid, signal?: AbortSignal) => Promise<boolean>;
  /** a server lost its node: its connection is left, and others are asked before it */
  readonly leave: (base: string) => void;
}

/** Statuses by which a server says that it does not take transactions at all. */
const NOT_HERE = [404, 405, 501];
/** So long room is waited for at servers that are asked too much, milliseconds. */
const MAX_WAIT_MS = 2 * 60_000;
/** A server that turned a message down for haste is asked again after this, milliseconds. */
const MESSAGE_PAUSE_MS = 2_000;
/** So long those that cannot ask their node are tried again: behind the same name another one may answer soon, milliseconds. */
const MAX_NODE_WAIT_MS = 20_000;
/** Before they are tried the first time again, and twice as long before each other time, milliseconds. */
const NODE_PAUSE_MS = 1_000;

type Rejected = Extract<BroadcastAnswer, { kind: 'rejected' }>;

/** What became of it at one server. */
type Sent =
  | { readonly kind: 'answer'; readonly answer: BroadcastAnswer }
  /** it takes no transactions */
  | { readonly kind: 'not-here' }
  /** no verdict came: it may have taken it, or not */
  | { readonly kind: 'unclear'; readonly fault: Fault }
  /** it was not even looked at: there is no room before so long */
  | { readonly kind: 'too-soon'; readonly waitMs: number }
  /** it said that it handed it to nobody */
  | { readonly kind: 'no-node'; readonly fault: Fault };

/**
 * Hands a transaction to the servers, one after the other, until one takes it.
 *
 * It counts as rejected when every server that has such a service said no: one node's word is not the network's. One that is asked
 * too much, or says that it cannot ask its node, is passed over, and tried again where no other takes it. After a time-out, a lost
 * connection or other words that are no verdict nobody knows whether the bytes went out: it is looked for by its id, and where nobody
 * has it the next server is handed the same bytes. Where none takes them the first such fault is the caller's to handle, whatever
 * others rejected.
 *
 * @throws {RangeError} when the text is not hex
 * @throws {Fault} any kind: the network may have the transaction, or not
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

/** What servers said, asked one after the other until one took it. */
interface Round {
  readonly taken: BroadcastAnswer | null;
  readonly rejected: readonly Rejected[];
  /** of the first that gave no verdict; null where all did */
  readonly fault: Fault | null;
  /** those that may take it yet */
  readonly later: readonly Later[];
}

/** One that is to be tried again. */
interface Later {
  readonly base: string;
  readonly waitMs: number;
  /** since the beginning, for all tries together */
  readonly mostMs: number;
  /** what is said where it is not tried again */
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

/** The transaction's id, where any server has it. */
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
