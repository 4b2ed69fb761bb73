/** Finds out which coins carry something, from one server at a time, so that its answers belong together. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { Fault } from '../../domain/fault.ts';
import { outpointKey } from '../../domain/tx/Coin.ts';
import type { CarrierAnswer, QueriedCoin } from '../../ports/InscriptionIndexer.ts';
import type { Client } from '../http/client.ts';
import { parseExactJson } from '../http/exactJson.ts';
import { checkShape } from '../http/parseAnswer.ts';
import { readHeight } from './readHeight.ts';
import { type Carried, known, outputRows, readOutput } from './schema.ts';

/** Outpoints in one question: an address line of some 6,700 characters, where proxies take 8,000. */
const COINS_PER_QUESTION = 100;

/** How often coins are asked about again in smaller groups, of all that one reading asks. */
const MOST_SPLITS = 60;

/** How often a reading that a block or a rollback overtook begins again. */
const MOST_READINGS = 3;

/** An index goes back to the oldest of five savepoints, one each ten blocks: what lies deeper it says as before while it reads again. */
const DEEPEST_ROLLBACK = 60;

/** One server, and what is left of a reading's second tries. */
interface Reading {
  readonly client: Client;
  readonly signal: AbortSignal | undefined;
  splits: number;
}

/**
 * Asks one server about coins. No content is asked for: what strangers put on coins is of any size.
 *
 * While the chain below it changes, an index goes back some blocks, and answers on the way as if nothing lay on coins that carry. So an
 * answer counts only when the index has read as many blocks before the first question as after the last. It may have gone back and
 * caught up between the two: what it says of coins in the newest blocks counts only when it says the same twice, each time between two
 * equal heights. Going back twice within two readings, and to the same height each time, is not noticed: it tells no hash of its blocks.
 *
 * A coin is known only when the server lists it among the coins of its address: told that nothing lies on an outpoint, it may
 * never have heard of it. What can't be read of a coin leaves that coin unknown.
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

/** Keys of the coins of an address that carry inscriptions, as the server has it at this moment. @throws {Fault} any kind */
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

/** What either says of a coin: that it carries something, or that nothing is known of it, rather than that nothing lies there. */
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

/** What lies on each, as far as it can be told. */
async function readAll(reading: Reading, asked: readonly string[]): Promise<ReadonlyMap<string, Carried>> {
  const carried = new Map<string, Carried>();
  for (let at = 0; at < asked.length; at += COINS_PER_QUESTION) {
    const some = asked.slice(at, at + COINS_PER_QUESTION);
    for (const [key, what] of await readSome(reading, some)) carried.set(key, what);
  }
  return carried;
}

/** An index that lost the chain says so, and goes on answering. @throws {Fault} `bad-answer` */
async function checkStatus(client: Client, signal?: AbortSignal): Promise<void> {
  const status = await client.read('/status', (text) => text.trim(), signal);
  if (status !== 'OK') throw new Fault('bad-answer', `status: ${status.slice(0, 100)}`);
}

/** All that the server knows of an address, what carries too. */
function readListed({ client, signal }: Reading, address: string): Promise<readonly string[]> {
  const read = (text: string) =>
    checkShape(known, parseExactJson(text)).flatMap(({ outpoint }) => outpoint.filter(isText));
  return client.read(`/address/${address}`, read, signal);
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Where one of them is gone, or can't be told, the server answers for none: then half of them are asked about at a time. */
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

/** A row for each outpoint, in the order of the question: a row names its transaction alone. */
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
