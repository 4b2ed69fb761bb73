/** Finds out which coins carry inscriptions, from one server at a time, so that its answers belong together. */
import { Fault } from '../../domain/fault.ts';
import { outpointKey } from '../../domain/tx/Coin.ts';
import type { CarrierAnswer, QueriedCoin } from '../../ports/InscriptionIndexer.ts';
import type { Client } from '../http/client.ts';
import { parseExactJson } from '../http/exactJson.ts';
import { checkShape } from '../http/parseAnswer.ts';
import { carried, freeCoins } from './schema.ts';

/** Outpoints in one question: an address line of some 3,400 characters. */
const COINS_PER_QUESTION = 50;

/**
 * Asks one server about coins.
 *
 * A coin counts as free only when the server lists it as such, among those of its address that it has read and that
 * carry nothing. Told that nothing lies on an outpoint, it may never have heard of it: then the coin is unknown. All of an
 * address is asked for at once, because the server's pages leave coins out.
 *
 * @throws {Fault} any kind; then all coins are unknown
 */
export async function readCarriers(
  client: Client,
  coins: readonly QueriedCoin[],
  signal?: AbortSignal,
): Promise<CarrierAnswer> {
  await checkStatus(client, signal);
  const free = new Set<string>();
  for (const address of new Set(coins.map((coin) => coin.address)))
    for (const key of await readFree(client, address, signal)) free.add(key);
  const carriers = new Set<string>();
  for (let at = 0; at < coins.length; at += COINS_PER_QUESTION) {
    const asked = coins.slice(at, at + COINS_PER_QUESTION).map(outpointKey);
    for (const key of await readSome(client, asked, signal)) carriers.add(key);
  }
  const isUnknown = (key: string): boolean => !carriers.has(key) && !free.has(key);
  return { carriers, unknown: new Set(coins.map(outpointKey).filter(isUnknown)) };
}

/** An index that lost the chain says so, and goes on answering. @throws {Fault} `bad-answer` */
async function checkStatus(client: Client, signal?: AbortSignal): Promise<void> {
  const status = await client.read('/status', (text) => text.trim(), signal);
  if (status !== 'OK') throw new Fault('bad-answer', `status: ${status.slice(0, 100)}`);
}

function readFree(client: Client, address: string, signal?: AbortSignal): Promise<readonly string[]> {
  const read = (text: string) => checkShape(freeCoins, parseExactJson(text)).utxos.map(outpointKey);
  return client.read(`/utxos/balance/${address}?show_all=true`, read, signal);
}

/**
 * The answer holds the texts that lie on the coins: where strangers put so much there that it is too long to be read, half
 * of the coins are asked about at a time.
 */
async function readSome(
  client: Client,
  asked: readonly string[],
  signal?: AbortSignal,
): Promise<readonly string[]> {
  try {
    return await readCarried(client, asked, signal);
  } catch (thrown) {
    const isTooMuch = thrown instanceof Fault && thrown.kind === 'bad-answer' && asked.length > 1;
    if (!isTooMuch) throw thrown;
    const half = Math.ceil(asked.length / 2);
    const first = await readSome(client, asked.slice(0, half), signal);
    return [...first, ...(await readSome(client, asked.slice(half), signal))];
  }
}

function readCarried(
  client: Client,
  asked: readonly string[],
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const read = (text: string) => {
    const keys = checkShape(carried, parseExactJson(text)).map(({ tx_id, vout }) =>
      outpointKey({ txid: tx_id, vout }),
    );
    if (keys.some((key) => !asked.includes(key)))
      throw new Fault('bad-answer', 'an answer about other coins');
    return keys;
  };
  return client.read(`/shibescriptions_on_outputs?outputs=${asked.join(',')}`, read, signal);
}
