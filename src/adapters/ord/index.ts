/** The door to ord for Dogecoin: which coins carry inscriptions. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { Fault } from '../../domain/fault.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { InscriptionIndexer } from '../../ports/InscriptionIndexer.ts';
import { createClient } from '../http/client.ts';
import { parseExactJson } from '../http/exactJson.ts';
import { checkShape } from '../http/parseAnswer.ts';
import { hostFetch } from '../http/request.ts';
import { createServerList } from '../http/ServerList.ts';
import { readCarriers } from './carriers.ts';
import { mapBalances, mapInscription } from './map.ts';
import { balances, inscriptions } from './schema.ts';

export interface OrdOptions {
  /** what it is called where people see it */
  readonly name: string;
  /** `https://host` or `https://host/path`, tried in turn; at least one */
  readonly baseUrls: readonly string[];
  readonly clock: Clock;
  /** the host's own unless given */
  readonly fetch?: typeof globalThis.fetch;
  /** for one request, milliseconds; 15,000 unless given */
  readonly timeoutMs?: number;
  /** 0 to 1, for jitter */
  readonly random?: () => number;
}

const DEFAULT_TIMEOUT_MS = 15_000;
const MAX_HEIGHT = 0x7fffffff;

/** What an address has of a kind, what is not free to spend too. */
const balancePath = (kind: 'drc20' | 'inscriptions', holder: DogeAddress): string =>
  `/${kind}/balance/${holder}?show_all=true`;

/**
 * Makes the adapter. Nothing is asked until a method is called.
 *
 * @see https://github.com/verydogelabs/wonky-ord-dogecoin/blob/16cb4251307cca3d59a259ebdb0a12eba652da91/src/subcommand/server.rs
 * @throws {RangeError} when there is no URL, or one is not plain http(s)
 */
export function createOrd(options: OrdOptions): InscriptionIndexer {
  const { name, clock, random = Math.random, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const { urls } = createServerList(options.baseUrls);
  if (urls().length === 0) throw new RangeError('at least one base URL');
  // errors are plain text, the same for what is unknown and for what is wrong: none is an answer
  const tools = { fetch: options.fetch ?? hostFetch, clock, timeoutMs, random, readRejection: () => null };
  const client = createClient({ ...tools, baseUrls: urls });
  const only = (base: string) => createClient({ ...tools, baseUrls: () => [base], rounds: 1 });
  return {
    name,
    height: (signal) => client.read('/block-count', heightIn, signal),
    async carriers(coins, signal) {
      signal?.throwIfAborted();
      if (coins.length === 0) return { carriers: new Set(), unknown: new Set() };
      const ask = (base: string) => readCarriers(only(base), coins, signal);
      return firstThatAnswers(client.bases(), ask, signal);
    },
    balances(holder, signal) {
      const read = (text: string) => mapBalances(checkShape(balances, parseExactJson(text)).drc20);
      return client.read(balancePath('drc20', holder), read, signal);
    },
    async inscriptions(holder, { offset, limit }, signal) {
      const read = (text: string) => checkShape(inscriptions, parseExactJson(text)).inscriptions;
      const rows = await client.read(balancePath('inscriptions', holder), read, signal);
      const newestFirst = rows.toSorted((a, b) => Number(b.inscription_number - a.inscription_number));
      const items = newestFirst.slice(offset, offset + limit).map((row) => mapInscription(row, holder));
      return { items, total: rows.length };
    },
  };
}

/** The height of the last block. @throws {Fault} `bad-answer` */
function heightIn(text: string): number {
  const count = /^\d{1,10}$/.test(text.trim()) ? Number(text.trim()) : 0;
  if (count < 1 || count > MAX_HEIGHT) throw new Fault('bad-answer', 'block-count: not a count');
  return count - 1;
}

/** Asks one after the other; the first fault that is more than silence is told when all fail. */
async function firstThatAnswers<Value>(
  bases: readonly string[],
  ask: (base: string) => Promise<Value>,
  signal?: AbortSignal,
): Promise<Value> {
  const faults: Fault[] = [];
  for (const base of bases) {
    try {
      return await ask(base);
    } catch (thrown) {
      signal?.throwIfAborted();
      if (!(thrown instanceof Fault)) throw thrown;
      faults.push(thrown);
    }
  }
  throw faults.find((fault) => fault.kind !== 'offline') ?? faults[0] ?? new Fault('offline', 'no server');
}
