/** Parses a transaction like the ledger's index: whether it is a reveal, its content, sender and recipient. */
import { addressOfScript } from '../../../../src/domain/address/addressScript.ts';
import type { Network } from '../../../../src/domain/address/Network.ts';
import { upperTick } from '../../../../src/domain/drc20/TokenId.ts';
import { hashToId } from '../../bytes.ts';
import type { Block, TransactionRecord } from '../../chain/types.ts';
import { pushedData, readObject } from '../pushedData.ts';
import type { LedgerOrder, LedgerProtocol } from './types.ts';

/** The exact payment of a deploy, and of a mint per repetition: 0.001 DOGE, koinu. */
const STEP = 100_000n;
const MAX_REPEATS = 30n;
/** The content's index among the redeem script's pushes: after key, name and type. */
const CONTENT_PUSH = 3;
const PROTOCOLS: readonly LedgerProtocol[] = ['drc-20', 'meme-20', 'file'];

/** Fields by lower-case name: the index ignores their case. */
type Content = ReadonlyMap<string, unknown>;

/** Known operations by protocol; any other has neither sender nor recipient and is not recorded. */
const OPS: Readonly<Record<LedgerProtocol, readonly string[]>> = {
  'drc-20': ['deploy', 'mint', 'transfer'],
  'meme-20': ['deploy', 'transfer'],
  file: ['deploy', 'transfer'],
};
/** Multiples that floating point turns into fractions. */
const LOST_REPEATS: readonly bigint[] = [9n, 13n, 18n, 26n];

/** Finds an earlier transaction, as the index does. */
export type FindRecord = (txid: string) => TransactionRecord | undefined;

/** A transaction's place in the chain. */
export interface OrderPosition {
  readonly id: number;
  readonly block: Block;
  readonly network: Network;
}

function contentOf({ tx }: TransactionRecord): Content | null {
  const pushes = pushedData(tx.ins[0]?.script ?? new Uint8Array());
  const redeem = pushes && pushes.length >= 3 ? pushes.at(-1) : undefined;
  const content = redeem && pushedData(redeem)?.[CONTENT_PUSH];
  const fields = content ? readObject(content) : null;
  return fields && new Map(Object.entries(fields).map(([name, value]) => [name.toLowerCase(), value]));
}

/** A text field; undefined when it is something else, which invalidates the whole. */
function textField(content: Content, name: string): string | undefined {
  const value = content.get(name) ?? '';
  return typeof value === 'string' ? value : undefined;
}

/** An amount in digits, with an optional sign as Go parses numbers; 0 when absent. */
function amountField(content: Content, name: string): bigint | undefined {
  const text = textField(content, name);
  if (text === undefined || !/^([+-]?\d+)?$/.test(text)) return undefined;
  return BigInt(text);
}

interface Fields {
  readonly op: string;
  readonly tick: string;
  readonly tickId: string;
  readonly fileId: string;
  readonly name: string;
  readonly amount: bigint;
  readonly max: bigint;
  readonly limit: bigint;
  readonly decimals: number;
}

function readFields(content: Content, protocol: LedgerProtocol): Fields | null {
  const [op, tick, tickId, fileId, name] = ['op', 'tick', 'tick_id', 'file_id', 'name'].map((field) =>
    textField(content, field),
  );
  const [amount, max, limit] = ['amt', 'max', 'lim'].map((field) => amountField(content, field));
  const decimals = content.get('dec') ?? 0;
  if (op === undefined || tick === undefined || tickId === undefined || typeof decimals !== 'number')
    return null;
  if (fileId === undefined || name === undefined) return null;
  if (amount === undefined || max === undefined || limit === undefined) return null;
  const readTick = protocol === 'drc-20' ? upperTick(tick) : tick;
  if (!OPS[protocol].includes(op)) return null;
  return { op, tick: readTick, tickId, fileId, name, amount, max, limit, decimals };
}

/**
 * Recipients as the current index reads them: the last of three or more outputs is none, and several are joined into one name that
 * nobody has a key for.
 */
function recipientsOf(addresses: readonly string[]): string {
  return addresses.slice(0, Math.max(1, addresses.length - 1)).join(',');
}

/** A mint's repetitions by its first output's value; null when not a whole number. */
function repeatsOf(value: bigint): bigint | null {
  const times = value / STEP;
  const repeat = times > MAX_REPEATS ? MAX_REPEATS : times;
  return value === repeat * STEP && !LOST_REPEATS.includes(repeat) ? repeat : null;
}

interface People {
  readonly holder: string;
  readonly to: string;
  readonly repeat: bigint;
}

function readPeople(op: string, protocol: LedgerProtocol, outputs: Outputs, sender: string): People | null {
  const [first = ''] = outputs.addresses;
  if (op === 'deploy') {
    const isWhole = outputs.firstValue === STEP && (protocol !== 'meme-20' || first === sender);
    return isWhole ? { holder: first, to: '', repeat: 1n } : null;
  }
  if (op === 'mint' && protocol === 'drc-20') {
    const repeat = repeatsOf(outputs.firstValue);
    return repeat === null ? null : { holder: first, to: '', repeat };
  }
  const to = protocol === 'drc-20' ? recipientsOf(outputs.addresses) : first;
  const isToSelf = protocol !== 'meme-20' && to.split(',').includes(sender);
  return isToSelf ? null : { holder: sender, to, repeat: 1n };
}

interface Outputs {
  readonly addresses: readonly string[];
  readonly firstValue: bigint;
}

/**
 * Parses one transaction.
 *
 * @returns null when it is no order; the index doesn't even record a transfer to oneself, a deploy that does not pay 0.001 DOGE, or
 * amounts that are not digits
 */
export function readOrder(
  record: TransactionRecord,
  find: FindRecord,
  position: OrderPosition,
): LedgerOrder | null {
  const content = record.isCoinbase ? null : contentOf(record);
  const protocol = PROTOCOLS.find((candidate) => candidate === content?.get('p'));
  const fields = content && protocol && readFields(content, protocol);
  const spent = record.tx.ins[0];
  const commit = spent && find(hashToId(spent.hash));
  const giver = commit?.spends[0];
  const feeOutput = spent && commit?.tx.outs[spent.index];
  if (!fields || !protocol || !giver || !feeOutput || !commit) return null;
  const addressOf = (script: Uint8Array): string => addressOfScript(script, position.network) ?? '';
  const outputs = {
    addresses: record.tx.outs.map(({ script }) => addressOf(script)),
    firstValue: record.tx.outs[0]?.value ?? 0n,
  };
  const people = readPeople(fields.op, protocol, outputs, addressOf(giver.script));
  if (!people) return null;
  const { height, hash: blockHash, timeMs } = position.block;
  const row = { id: position.id, height, blockHash, timeMs, rejection: '' };
  const links = { feeAddress: addressOf(feeOutput.script), commitTxid: commit.txid, revealTxid: record.txid };
  return { ...fields, ...people, ...row, ...links, protocol };
}
