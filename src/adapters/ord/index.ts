/** The door to ord for Dogecoin: which coins carry inscriptions or dunes. */
import { Fault } from '../../domain/fault.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { InscriptionIndexer } from '../../ports/InscriptionIndexer.ts';
import type { ReadRejection } from '../http/attempt.ts';
import { type Client, createClient } from '../http/client.ts';
import { parseExactJson } from '../http/exactJson.ts';
import { checkShape } from '../http/parseAnswer.ts';
import { hostFetch } from '../http/request.ts';
import { createServerList } from '../http/ServerList.ts';
import { readCarriers } from './carriers.ts';
import { inscriptionRows } from './inscriptionRows.ts';
import { mapBalances, mapInscriptions } from './map.ts';
import { readHeight } from './readHeight.ts';
import { balances } from './schema.ts';

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
/** What it calls its tokens. */
const TOKENS = 'drc20';

/**
 * Makes the adapter. Nothing is asked until a method is called.
 *
 * @see https://github.com/verydogelabs/wonky-ord-dogecoin/blob/206003fca1fcdb6745e995b0988bf6c1c8262e27/src/subcommand/server.rs
 * @throws {RangeError} when there is no URL, or one is not plain http(s)
 */
export function createOrd(options: OrdOptions): InscriptionIndexer {
  const { name, clock, random = Math.random, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const { urls } = createServerList(options.baseUrls);
  if (urls().length === 0) throw new RangeError('at least one base URL');
  // errors are plain text, the same for what is unknown and for what is wrong: none is an answer
  const tools = { fetch: options.fetch ?? hostFetch, clock, timeoutMs, random, readRejection: () => null };
  const client = createClient({ ...tools, baseUrls: urls });
  const only = (base: string) =>
    createClient({ ...tools, readRejection: unknownThere, baseUrls: () => [base], rounds: 1 });
  return {
    name,
    height: (signal) => readHeight(client, signal),
    keepsDunes: (signal) =>
      firstThatAnswers(client.bases(), (base) => keepsDunes(only(base), signal), signal),
    carriers: (coins, signal) =>
      firstThatAnswers(client.bases(), (base) => readCarriers(only(base), coins, signal), signal),
    balances(holder, signal) {
      const read = (text: string) => mapBalances(checkShape(balances, parseExactJson(text)).drc20);
      return client.read(`/${TOKENS}/balance/${holder}?show_all=true`, read, signal);
    },
    async inscriptions(holder, { offset, limit }, signal) {
      const { rows, leftOut: unread } = await inscriptionRows(client, holder, signal);
      const { items, leftOut } = mapInscriptions(rows, holder);
      const isFirst = offset === 0;
      return {
        items: items.slice(offset, offset + limit),
        total: items.length,
        leftOut: isFirst ? leftOut + unread : 0,
      };
    },
  };
}

/**
 * Whether a server keeps dunes, which it does only when it was started so. Asked for one that cannot be, the first transaction of a block
 * being its miner's, it says that it knows none, or fails.
 */
async function keepsDunes(client: Client, signal?: AbortSignal): Promise<boolean> {
  try {
    return await client.read('/dune/1:0?json=true', () => true, signal);
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown;
    if (thrown.kind === 'not-found') return true;
    if (thrown.kind === 'rejected') return false;
    throw thrown;
  }
}

/** It says in words what it doesn't know; a path that it lacks has none. */
const unknownThere: ReadRejection = ({ status, text }) =>
  status === 404 && text.trim() !== '' ? { text: text.trim(), kind: 'unknown' } : null;

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
