/**
 * Schemas of Blockbook's responses as published in its `openapi.yaml`, under the same names.
 *
 * Fields of other chains (tokens, contracts, gas) are left out, and a field not listed here is an error.
 *
 * @see https://github.com/trezor/blockbook openapi.yaml (commit 04f0de2787d8832e7630decdbe85340f21f1c8b4)
 */
import * as v from 'valibot';

const integer = v.pipe(v.number(), v.integer());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const optional = v.optional;

export const AmountString = v.pipe(v.string(), v.regex(/^-?[0-9]+$/));

export const ErrorResponse = v.strictObject({ error: v.string() });

export const BlockHashResponse = v.strictObject({ blockHash: v.string() });

export const ResultStringResponse = v.strictObject({ result: v.string() });

export const SendTransactionResponse = v.strictObject({ result: v.string() });

const Vin = v.strictObject({
  txid: optional(v.string()),
  vout: optional(count),
  sequence: optional(integer),
  n: count,
  addresses: optional(v.array(v.string())),
  isAddress: v.boolean(),
  isOwn: optional(v.boolean()),
  value: optional(AmountString),
  hex: optional(v.string()),
  asm: optional(v.string()),
  coinbase: optional(v.string()),
});

const Vout = v.strictObject({
  value: optional(AmountString),
  n: count,
  spent: optional(v.boolean()),
  spentTxId: optional(v.string()),
  spentIndex: optional(integer),
  spentHeight: optional(integer),
  hex: optional(v.string()),
  asm: optional(v.string()),
  addresses: v.nullable(v.array(v.string())),
  isAddress: v.boolean(),
  isOwn: optional(v.boolean()),
  type: optional(v.string()),
});

export const Tx = v.strictObject({
  txid: v.string(),
  version: optional(integer),
  lockTime: optional(integer),
  vin: v.array(Vin),
  vout: v.array(Vout),
  blockHash: optional(v.string()),
  blockHeight: integer,
  confirmations: count,
  confirmationETABlocks: optional(integer),
  confirmationETASeconds: optional(integer),
  blockTime: integer,
  size: optional(integer),
  vsize: optional(integer),
  value: optional(AmountString),
  valueIn: optional(AmountString),
  fees: optional(AmountString),
  hex: optional(v.string()),
  rbf: optional(v.boolean()),
  coinSpecificData: optional(v.unknown()),
});

export const Address = v.strictObject({
  page: optional(integer),
  totalPages: optional(integer),
  itemsOnPage: optional(integer),
  address: v.string(),
  balance: optional(AmountString),
  totalReceived: optional(AmountString),
  totalSent: optional(AmountString),
  unconfirmedBalance: optional(AmountString),
  unconfirmedTxs: integer,
  unconfirmedSending: optional(AmountString),
  unconfirmedReceiving: optional(AmountString),
  txs: integer,
  addrTxCount: optional(integer),
  transactions: optional(v.array(Tx)),
  txids: optional(v.array(v.string())),
  secondaryValue: optional(v.number()),
});

export const Utxo = v.strictObject({
  txid: v.string(),
  vout: count,
  value: optional(AmountString),
  height: optional(integer),
  confirmations: count,
  address: optional(v.string()),
  path: optional(v.string()),
  lockTime: optional(integer),
  coinbase: optional(v.boolean()),
});

export const BalanceHistory = v.strictObject({
  time: integer,
  txs: integer,
  received: optional(AmountString),
  sent: optional(AmountString),
  sentToSelf: optional(AmountString),
  rates: optional(v.record(v.string(), v.number())),
  txid: optional(v.string()),
});

const BackendInfo = v.strictObject({
  error: optional(v.string()),
  chain: optional(v.string()),
  blocks: optional(integer),
  headers: optional(integer),
  bestBlockHash: optional(v.string()),
  difficulty: optional(v.string()),
  sizeOnDisk: optional(integer),
  version: optional(v.string()),
  subversion: optional(v.string()),
  protocolVersion: optional(v.string()),
  timeOffset: optional(integer),
  warnings: optional(v.string()),
  consensus_version: optional(v.string()),
  consensus: optional(v.unknown()),
});

const BlockbookInfo = v.strictObject({
  coin: v.string(),
  network: v.string(),
  host: v.string(),
  version: v.string(),
  gitCommit: v.string(),
  buildTime: v.string(),
  syncMode: v.boolean(),
  initialSync: v.boolean(),
  inSync: v.boolean(),
  bestHeight: integer,
  lastBlockTime: optional(v.string()),
  inSyncMempool: optional(v.boolean()),
  lastMempoolTime: optional(v.string()),
  mempoolSize: optional(integer),
  decimals: integer,
  dbSize: optional(integer),
  hasFiatRates: optional(v.boolean()),
  hasTokenFiatRates: optional(v.boolean()),
  currentFiatRatesTime: optional(v.string()),
  historicalFiatRatesTime: optional(v.string()),
  historicalTokenFiatRatesTime: optional(v.string()),
  supportedStakingPools: optional(v.array(v.string())),
  dbSizeFromColumns: optional(integer),
  dbColumns: optional(v.array(v.unknown())),
  about: v.string(),
});

export const SystemInfo = v.strictObject({
  blockbook: optional(BlockbookInfo),
  backend: optional(BackendInfo),
});

export const FiatTicker = v.strictObject({
  ts: optional(integer),
  rates: v.record(v.string(), v.number()),
  error: optional(v.string()),
});

export const FiatTickers = v.strictObject({ tickers: v.array(FiatTicker) });

export const AvailableVsCurrencies = v.strictObject({
  ts: optional(integer),
  available_currencies: v.array(v.string()),
  error: optional(v.string()),
});

export const WsErrorData = v.strictObject({ error: v.strictObject({ message: v.string() }) });

const WsBackendInfo = v.strictObject({
  version: optional(v.string()),
  subversion: optional(v.string()),
  consensus_version: optional(v.string()),
  consensus: optional(v.unknown()),
});

export const WsInfoRes = v.strictObject({
  name: v.string(),
  shortcut: v.string(),
  network: v.string(),
  decimals: integer,
  version: v.string(),
  bestHeight: integer,
  bestHash: v.string(),
  block0Hash: v.string(),
  testnet: v.boolean(),
  backend: WsBackendInfo,
});

export const WsBlockHashRes = v.strictObject({ hash: v.string() });

export const WsEstimateFeeRes = v.strictObject({
  feePerTx: optional(AmountString),
  feePerUnit: optional(AmountString),
  feeLimit: optional(AmountString),
});

/** A socket response with any data. */
export const WsResponse = v.strictObject({ id: v.string(), data: v.unknown() });

/** The methods of `WsRequest` that a Bitcoin-type chain without extra indexes has. */
export const WS_METHODS = [
  ...['getAccountInfo', 'getInfo', 'getBlockHash', 'getAccountUtxo', 'getBalanceHistory', 'getTransaction'],
  ...['getTransactionSpecific', 'estimateFee', 'longTermFeeRate', 'sendTransaction', 'subscribeNewBlock'],
  ...['unsubscribeNewBlock', 'subscribeNewTransaction', 'unsubscribeNewTransaction', 'subscribeAddresses'],
  ...['unsubscribeAddresses', 'subscribeFiatRates', 'unsubscribeFiatRates', 'ping', 'getCurrentFiatRates'],
  ...['getFiatRatesForTimestamps', 'getFiatRatesTickersList', 'getBlock'],
] as const;

/** Objects that the document does not describe further; named as in Blockbook's code. */
export const subscriptionResponse = v.strictObject({
  subscribed: v.boolean(),
  message: optional(v.string()),
});
export const WsLongTermFeeRateRes = v.strictObject({ feePerUnit: AmountString, blocks: count });
export const WsNewBlock = v.strictObject({ height: integer, hash: v.string(), evmData: v.null() });
export const addressPush = v.strictObject({ address: v.string(), tx: Tx });
export const ratesPush = v.strictObject({ rates: v.record(v.string(), v.number()) });
