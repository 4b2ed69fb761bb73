/** The server and the node behind it in Blockbook's words. */
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

/** The hash of the block at a height; empty when there is none. */
export const blockHashOf = (height: number, { sandbox }: BlockbookSource): string =>
  sandbox.chain.blockAt(height)?.hash ?? '';

/** `/api/v2/block-index/{height}`: the best block when no height is given, an empty hash when there is no such block. */
export function blockIndexView(heightText: string, source: BlockbookSource): Json {
  const isHeight = /^\d+$/.test(heightText);
  return { blockHash: isHeight ? blockHashOf(Number(heightText), source) : source.sandbox.tip.hash };
}

/** Hands raw bytes to the node. @throws {ApiError} with the node's code and reason */
export function sendView(rawHex: string, { sandbox }: BlockbookSource): Json {
  const verdict = sandbox.submit(rawHex);
  if (!verdict.accepted) throw new ApiError(`${verdict.code}: ${verdict.reason}`);
  return { result: verdict.txid };
}
