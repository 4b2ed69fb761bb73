/** The server's and its node's status in Blockbook's format. */
import { indexedTip, lostNodeOf, lostNodeWords, rejectIfLost } from './lostNode.ts';
import { ApiError, type BlockbookSource, type Json } from './types.ts';

const SUBVERSION = '/Shibetoshi:1.14.9/';
const NODE_VERSION = '1140900';
const CHAINS = { mainnet: 'main', testnet: 'test', regtest: 'regtest' } as const;
const NAMES = { mainnet: 'Dogecoin', testnet: 'Dogecoin Testnet', regtest: 'Dogecoin Regtest' } as const;

const isoTime = (ms: number): string => new Date(ms).toISOString();

/** `/api/` and `/api/status`. */
export function systemView(source: BlockbookSource): Json {
  const { sandbox, market } = source;
  const { network } = sandbox;
  const tip = indexedTip(source);
  const lost = lostNodeOf(source);
  if (lost) lost.isNoticed = true;
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
      inSync: lost === null,
      bestHeight: tip.height,
      lastBlockTime: isoTime(sandbox.chain.blockAt(tip.height)?.timeMs ?? 0),
      inSyncMempool: lost === null,
      lastMempoolTime: isoTime(sandbox.nowMs()),
      mempoolSize: sandbox.mempool.size,
      decimals: 8,
      dbSize: 0,
      hasFiatRates: market.usdRate === null ? undefined : true,
      currentFiatRatesTime: market.usdRate === null ? undefined : isoTime(sandbox.nowMs()),
      about: 'The sandbox of a wallet, speaking Blockbook.',
    },
    backend: lost ? { error: `GetChainInfo: ${lostNodeWords(lost)}` } : backendView(source),
  };
}

/** A block's approximate size on disk. */
const BLOCK_BYTES = 300;

const backendView = ({ sandbox: { tip, network } }: BlockbookSource): Json => ({
  chain: CHAINS[network],
  blocks: tip.height,
  headers: tip.height,
  bestBlockHash: tip.hash,
  difficulty: '0.00000000046565',
  version: NODE_VERSION,
  subversion: SUBVERSION,
  protocolVersion: '70015',
  sizeOnDisk: tip.height * BLOCK_BYTES,
  warnings: '',
});

/** WebSocket `getInfo`. */
export function infoView(source: BlockbookSource): Json {
  const { sandbox } = source;
  const { network } = sandbox;
  const tip = indexedTip(source);
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
    backend: lostNodeOf(source)?.isNoticed ? {} : { version: NODE_VERSION, subversion: SUBVERSION },
  };
}

/** The hash of the block at a height; empty when there is none. */
export const blockHashOf = (height: number, source: BlockbookSource): string =>
  (height <= indexedTip(source).height ? source.sandbox.chain.blockAt(height)?.hash : undefined) ?? '';

/** `/api/v2/block-index/{height}`: the tip when no height is given, an empty hash when there is no such block. */
export function blockIndexView(heightText: string, source: BlockbookSource): Json {
  const isHeight = /^\d+$/.test(heightText);
  return { blockHash: isHeight ? blockHashOf(Number(heightText), source) : indexedTip(source).hash };
}

/** Broadcasts a raw transaction. @throws {ApiError} with the node's code and reason */
export function sendView(rawHex: string, source: BlockbookSource): Json {
  rejectIfLost(source);
  const { sandbox } = source;
  const verdict = sandbox.submit(rawHex);
  if (!verdict.accepted) throw new ApiError(`${verdict.code}: ${verdict.reason}`);
  return { result: verdict.txid };
}
