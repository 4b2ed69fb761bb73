/** Finds out which coins carry inscriptions or dunes, from one server at a time, so that its answers are consistent. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { Fault } from '../../domain/fault.ts';
import { outpointKey } from '../../domain/tx/Coin.ts';
import type { CarrierAnswer, QueriedCoin } from '../../ports/InscriptionIndexer.ts';
import type { Client } from '../http/client.ts';
import { parseExactJson } from '../http/exactJson.ts';
import { checkShape } from '../http/parseAnswer.ts';
import { readHeight } from './readHeight.ts';
import { type Carried, known, outputRows, readOutput } from './schema.ts';

/** Outpoints per request: a URL of some 6,700 characters; proxies accept 8,000. */
const COINS_PER_QUESTION = 100;

/** How often coins are asked about again in smaller groups, per read. */
const MOST_SPLITS = 60;

/** How often a read that a block or a rollback overtook is restarted. */
const MOST_READINGS = 3;

/** An index rolls back to the oldest of five savepoints, ten blocks apart: answers about deeper coins stay the same while it re-reads. */
const DEEPEST_ROLLBACK = 60;

/** One server, and how many splits the read has left. */
interface Reading {
  readonly client: Client;
  readonly signal: AbortSignal | undefined;
  splits: number;
}

/**
 * Asks one server about coins. No content is requested: what strangers put on coins can be of any size.
 *
 * During a reorganization an index rolls back some blocks, and meanwhile reports nothing on coins that do carry something. So an
 * answer counts only when the index's height is the same before the first request and after the last. It may have rolled back and
 * caught up in between: answers about coins in the newest blocks count only when given twice, each time between two equal heights.
 * Two rollbacks within two reads, each to the same height, go unnoticed: the index doesn't report block hashes.
 *
 * A coin is known only when the server lists it among the coins of its address: reporting nothing on an outpoint, it may simply
 * never have seen it. A coin whose row can't be read stays unknown.
 *
 * @throws {Fault} any kind; then all coins are unknown
 */
export async function readCarriers(
  client: Client,
  coins: readonly QueriedCoin[],
  signal?: AbortSignal,
): Promise<CarrierAnswer> {
  for (let count = 0; count < MOST_READINGS; count += 1) {
    const height = await readHeight(client, signal);
    await checkStatus(client, signal);
    const reading = { client, signal, splits: MOST_SPLITS };
    const found = await readOnce(reading, coins);
    if ((await readHeight(client, signal)) !== height) continue;
    const newest = coins.filter(({ blockHeight }) => (blockHeight ?? height) > height - DEEPEST_ROLLBACK);
    if (newest.length === 0) return { height, ...found };
    const again = await readOnce(reading, newest);
    if ((await readHeight(client, signal)) === height) return { height, ...careful(found, again) };
  }
  throw new Fault('bad-answer', 'the index reads its chain again');
}

/** Keys of an address's coins that carry inscriptions, as the server has it now. @throws {Fault} any kind */
export async function carriedAt(
  client: Client,
  holder: DogeAddress,
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const reading = { client, signal, splits: MOST_SPLITS };
  const carried = await readAll(reading, await readListed(reading, holder));
  return [...carried].flatMap(([key, what]) => (what === 'inscriptions' ? key : []));
}

type Found = Omit<CarrierAnswer, 'height'>;

/** Combines two answers: carrying something, or being unknown, wins over carrying nothing. */
const careful = (one: Found, other: Found): Found => ({
  carriers: new Set([...one.carriers, ...other.carriers]),
  dunes: new Set([...one.dunes, ...other.dunes]),
  unknown: new Set([...one.unknown, ...other.unknown]),
});

async function readOnce(reading: Reading, coins: readonly QueriedCoin[]): Promise<Found> {
  const listed = new Set<string>();
  for (const address of new Set(coins.map((coin) => coin.address)))
    for (const key of await readListed(reading, address)) listed.add(key);
  const asked = coins.map(outpointKey).filter((key) => listed.has(key));
  const carried = await readAll(reading, asked);
  const keysOf = (what: Carried) => new Set([...carried].flatMap(([key, one]) => (one === what ? key : [])));
  const isUnknown = (key: string): boolean => !carried.has(key);
  return {
    carriers: keysOf('inscriptions'),
    dunes: keysOf('dunes'),
    unknown: new Set(coins.map(outpointKey).filter(isUnknown)),
  };
}

/** What each coin carries, as far as known. */
async function readAll(reading: Reading, asked: readonly string[]): Promise<ReadonlyMap<string, Carried>> {
  const carried = new Map<string, Carried>();
  for (let at = 0; at < asked.length; at += COINS_PER_QUESTION) {
    const some = asked.slice(at, at + COINS_PER_QUESTION);
    for (const [key, what] of await readSome(reading, some)) carried.set(key, what);
  }
  return carried;
}

/** An index that lost the chain reports it, but keeps answering. @throws {Fault} `bad-answer` */
async function checkStatus(client: Client, signal?: AbortSignal): Promise<void> {
  const status = await client.read('/status', (text) => text.trim(), signal);
  if (status !== 'OK') throw new Fault('bad-answer', `status: ${status.slice(0, 100)}`);
}

/** All coins the server knows of an address, including carriers. */
function readListed({ client, signal }: Reading, address: string): Promise<readonly string[]> {
  const read = (text: string) =>
    checkShape(known, parseExactJson(text)).flatMap(({ outpoint }) => outpoint.filter(isText));
  return client.read(`/address/${address}`, read, signal);
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** If one coin is gone or unreadable, the server answers for none: then each half is asked separately. */
async function readSome(
  reading: Reading,
  asked: readonly string[],
): Promise<readonly (readonly [string, Carried])[]> {
  try {
    return await readOutputs(reading, asked);
  } catch (thrown) {
    const concernsSome =
      thrown instanceof Fault && ['bad-answer', 'not-found', 'rejected'].includes(thrown.kind);
    if (!concernsSome) throw thrown;
    if (asked.length === 1) return [];
    if (reading.splits === 0) throw thrown;
    reading.splits -= 1;
    const half = Math.ceil(asked.length / 2);
    const first = await readSome(reading, asked.slice(0, half));
    return [...first, ...(await readSome(reading, asked.slice(half)))];
  }
}

/** One row per outpoint, in the order of the request: a row contains only its transaction. */
function readOutputs(
  { client, signal }: Reading,
  asked: readonly string[],
): Promise<readonly (readonly [string, Carried])[]> {
  const read = (text: string) => {
    const rows = checkShape(outputRows, parseExactJson(text));
    if (rows.length !== asked.length) throw new Fault('bad-answer', 'an answer about other coins');
    return asked.flatMap((key, at) => {
      const row = readOutput(rows[at]);
      if (row === null) return [];
      if (!key.startsWith(`${row.txid}:`)) throw new Fault('bad-answer', 'an answer about other coins');
      return [[key, row.carried] as const];
    });
  };
  return client.read(`/outputs/${asked.join(',')}`, read, signal);
}
