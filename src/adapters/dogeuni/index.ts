/** Entry to a Dogeuni server: one index of the token ledger. */
import type { Network } from '../../domain/address/Network.ts';
import type { IndexHeight } from '../../domain/drc20/Token.ts';
import { Fault } from '../../domain/fault.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { TokenIndexer } from '../../ports/TokenIndexer.ts';
import { hostFetch } from '../http/request.ts';
import { createServerList } from '../http/ServerList.ts';
import { createActivityReads } from './activity.ts';
import { createDogeuniClient, type DogeuniClient } from './client.ts';
import { createCollectibleReads } from './collectibles.ts';
import type { ReadMeme } from './memeNames.ts';
import { blockNumber, height } from './schema.ts';
import { createTokenReads } from './tokens.ts';

export interface DogeuniOptions {
  readonly network: Network;
  /** name shown to users */
  readonly name: string;
  /** `https://host` or `https://host/path`: the part before `/v4` */
  readonly baseUrl: string;
  readonly clock: Clock;
  /** defaults to the host's */
  readonly fetch?: typeof globalThis.fetch;
  /** per request, milliseconds; defaults to 15,000 */
  readonly timeoutMs?: number;
  /** 0 to 1, for jitter */
  readonly random?: () => number;
}

const DEFAULT_TIMEOUT_MS = 15_000;

/**
 * Creates the adapter. No request is made until a method is called.
 *
 * A caller's abort rejects with the signal's reason; every other outside failure is a Fault.
 *
 * @see https://github.com/dogeuni-org/dogeuni-indexer/tree/93d3f5596dc10e2b1543c5989e39d77fb09bf8e7/router
 * @throws {RangeError} when the URL is not plain http(s)
 */
export function createDogeuni(options: DogeuniOptions): TokenIndexer {
  const { network, name, clock, random = Math.random, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const { urls } = createServerList([options.baseUrl]);
  const fetch = options.fetch ?? hostFetch;
  const client = createDogeuniClient({ fetch, clock, timeoutMs, random, baseUrl: urls });
  const tokens = createTokenReads(client, network);
  const readMeme: ReadMeme = (tickId, asking) => tokens.token({ protocol: 'meme-20', tickId }, asking);
  return {
    name,
    height: (signal) => readHeight(client, signal),
    ...tokens,
    ...createActivityReads(client, network, readMeme),
    ...createCollectibleReads(client),
  };
}

/** Older servers report their own height, but not the chain's. */
async function readHeight(client: DogeuniClient, signal?: AbortSignal): Promise<IndexHeight> {
  try {
    const { index_height, chain_height } = await client.one('info/blocknumber', blockNumber, signal);
    return { indexed: index_height, chain: chain_height };
  } catch (thrown) {
    if (!(thrown instanceof Fault) || !['rejected', 'not-found'].includes(thrown.kind)) throw thrown;
    return { indexed: await client.one('info/lastnumber', height, signal), chain: null };
  }
}
