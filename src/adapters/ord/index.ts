/** Entry to ord for Dogecoin: which coins carry inscriptions or dunes. */
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
  /** name shown to users */
  readonly name: string;
  /** `https://host` or `https://host/path`, tried in order; at least one */
  readonly baseUrls: readonly string[];
  readonly clock: Clock;
  /** defaults to the host's */
  readonly fetch?: typeof globalThis.fetch;
  /** per request, milliseconds; defaults to 15,000 */
  readonly timeoutMs?: number;
  /** 0 to 1, for jitter */
  readonly random?: () => number;
}

const DEFAULT_TIMEOUT_MS = 15_000;
/** ord's path segment for its tokens. */
const TOKENS = 'drc20';

/**
 * Creates the adapter. No request is made until a method is called.
 *
 * @see https://github.com/verydogelabs/wonky-ord-dogecoin/blob/206003fca1fcdb6745e995b0988bf6c1c8262e27/src/subcommand/server.rs
 * @throws {RangeError} when there is no URL, or one is not plain http(s)
 */
export function createOrd(options: OrdOptions): InscriptionIndexer {
  const { name, clock, random = Math.random, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const { urls } = createServerList(options.baseUrls);
  if (urls().length === 0) throw new RangeError('at least one base URL');
  // errors are plain text, the same for unknown and invalid: none counts as an answer
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
 * Whether a server indexes dunes, which depends on how it was started. Asked for an impossible one (a block's first transaction is
 * its coinbase), it reports it as unknown, or fails.
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

/** The server describes what it doesn't know; an unknown path has an empty 404. */
const unknownThere: ReadRejection = ({ status, text }) =>
  status === 404 && text.trim() !== '' ? { text: text.trim(), kind: 'unknown' } : null;

/** Asks one after another; if all fail, throws the first fault other than no answer. */
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
