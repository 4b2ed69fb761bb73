/** The server, the node behind it, fees and prices in Blockbook's words. */

import { ApiError, type BlockbookSource, type Json } from './types.ts';

const SUBVERSION = '/Shibetoshi:1.14.9/';
const NODE_VERSION = '1140900';
const CHAINS = { mainnet: 'main', testnet: 'test', regtest: 'regtest' } as const;
const NAMES = { mainnet: 'Dogecoin', testnet: 'Dogecoin Testnet', regtest: 'Dogecoin Regtest' } as const;

const isoTime = (ms: number): string => new Date(ms).toISOString();

/** `/api/` and `/api/status`. */
export function systemView({ sandbox, market }: BlockbookSource): Json {
  const { tip, network } = sandbox;
  return {
    blockbook: {
      coin: NAMES[network],
      network: 'DOGE',
      host: 'sandbox',
      version: '0.4.0',
      gitCommit: 'sandbox',
      buildTime: isoTime(0),
      syncMode: true,
      initialSync: false,
      inSync: true,
      bestHeight: tip.height,
      lastBlockTime: isoTime(tip.timeMs),
      inSyncMempool: true,
      lastMempoolTime: isoTime(sandbox.nowMs()),
      mempoolSize: sandbox.mempool.size,
      decimals: 8,
      dbSize: 0,
      hasFiatRates: market.usdRate === null ? undefined : true,
      currentFiatRatesTime: market.usdRate === null ? undefined : isoTime(sandbox.nowMs()),
      about: 'The sandbox of a wallet, speaking Blockbook.',
    },
    backend: {
      chain: CHAINS[network],
      blocks: tip.height,
      headers: tip.height,
      bestBlockHash: tip.hash,
      difficulty: '0.00000000046565',
      version: NODE_VERSION,
      subversion: SUBVERSION,
      protocolVersion: '70015',
    },
  };
}

/** WebSocket `getInfo`. */
export function infoView({ sandbox }: BlockbookSource): Json {
  const { tip, network } = sandbox;
  return {
    name: NAMES[network],
    shortcut: 'DOGE',
    network: 'DOGE',
    decimals: 8,
    version: '0.4.0',
    bestHeight: tip.height,
    bestHash: tip.hash,
    block0Hash: sandbox.chain.blockAt(0)?.hash ?? '',
    testnet: network !== 'mainnet',
    backend: { version: NODE_VERSION, subversion: SUBVERSION },
  };
}

/** `/api/v2/block-index/{height}`: the best block when no height is given, an empty hash when there is no such block. */
export function blockIndexView(heightText: string, { sandbox }: BlockbookSource): Json {
  const isHeight = /^\d+$/.test(heightText);
  const block = isHeight ? sandbox.chain.blockAt(Number(heightText)) : sandbox.tip;
  return { blockHash: block?.hash ?? '' };
}

/** Koinu per 1000 bytes; −1 DOGE stands for "unknown", as for the very next block. */
export const estimateFor = (blocks: number, { market }: BlockbookSource): bigint =>
  blocks <= 1 || market.feeEstimate === null ? -100_000_000n : market.feeEstimate;

/** Koinu as DOGE with no needless zeros. */
export function decimalText(amount: bigint): string {
  const [sign, size] = amount < 0n ? ['-', -amount] : ['', amount];
  const fraction = (size % 100_000_000n).toString().padStart(8, '0').replace(/0+$/, '');
  return `${sign}${size / 100_000_000n}${fraction === '' ? '' : `.${fraction}`}`;
}

/** `/api/v2/estimatefee/{blocks}`. @throws {ApiError} when the number is missing or none */
export function estimateView(blocksText: string, source: BlockbookSource): Json {
  if (blocksText === '') throw new ApiError("Missing parameter 'number of blocks'");
  if (!/^[+-]?\d+$/.test(blocksText)) throw new ApiError("Parameter 'number of blocks' is not a number");
  return { result: decimalText(estimateFor(Number(blocksText), source)) };
}

/** What other currencies are worth beside the dollar, for as long as the sandbox lasts. */
const PER_DOLLAR: Readonly<Record<string, number>> = {
  usd: 1,
  eur: 0.9,
  gbp: 0.8,
  jpy: 150,
  mxn: 18,
  brl: 5,
};

const rateIn = (currency: string, usdRate: number | null): number => {
  const factor = PER_DOLLAR[currency];
  return usdRate === null || factor === undefined ? -1 : Number((usdRate * factor).toPrecision(12));
};

/** Prices; −1 stands for "unknown". */
export function ratesView(currencies: readonly string[], { sandbox, market }: BlockbookSource): Json {
  const asked = currencies.length === 0 ? ['usd'] : currencies.map((currency) => currency.toLowerCase());
  const rates = asked.map((currency) => [currency, rateIn(currency, market.usdRate)] as const);
  return { ts: Math.floor(sandbox.nowMs() / 1000), rates: Object.fromEntries(rates) };
}

/** Prices of several times, in seconds since 1970: the same at all times that were, and unknown in the future. */
export function ratesAtView(seconds: readonly number[], currency: string, source: BlockbookSource): Json {
  const nowS = Math.floor(source.sandbox.nowMs() / 1000);
  const usdRate = (ts: number) => (ts > nowS ? null : source.market.usdRate);
  return seconds.map((ts) => ({ ts, rates: { [currency]: rateIn(currency, usdRate(ts)) } }));
}
