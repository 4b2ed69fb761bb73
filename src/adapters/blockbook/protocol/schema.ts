/** The schemas of Blockbook's answers: which fields are read, how they are checked, and which are optional. */

import * as v from 'valibot';
import { type Koinu, koinu, MAX_MONEY, MAX_TOTAL, totalKoinu } from '../../../domain/amount/Koinu.ts';
import { isTxid, type Txid } from '../../../domain/tx/Txid.ts';
import { HEX } from './hex.ts';

const MAX_UINT32 = 0xffffffff;
const MAX_HEIGHT = 0x7fffffff;
/** The end of the year 9999, seconds since 1970: later times can't be formatted. */
const LAST_SECOND = 253_402_300_799;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const uint32 = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MAX_UINT32));
const height = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MAX_HEIGHT));

export const txidText = v.custom<Txid>(
  (input) => typeof input === 'string' && isTxid(input),
  'not a transaction id',
);

const blockHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'not a block hash'));

/** Hex bytes, converted to lower case. */
export const hexText = v.pipe(v.string(), v.regex(HEX, 'not hex'), v.toLowerCase());

/** Koinu as decimal text, 0 to MAX_MONEY. */
export const koinuText = v.pipe(
  v.string(),
  v.regex(/^\d{1,20}$/, 'not an amount'),
  v.transform((text) => BigInt(text)),
  v.check((amount) => amount <= MAX_MONEY, 'above all money there is'),
  v.transform((amount): Koinu => koinu(amount)),
);

/** An address's balance, koinu as decimal text, 0 to MAX_TOTAL. */
const koinuHeld = v.pipe(
  v.string(),
  v.regex(/^\d{1,21}$/, 'not an amount'),
  v.transform((text) => BigInt(text)),
  v.check((amount) => amount <= MAX_TOTAL, 'above all money there will be'),
  v.transform((amount): Koinu => totalKoinu(amount)),
);

/** A balance change, koinu as decimal text, −MAX_TOTAL to MAX_TOTAL. */
export const koinuDeltaText = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,21}$/, 'not an amount'),
  v.transform((text) => BigInt(text)),
  v.check((amount) => amount <= MAX_TOTAL && amount >= -MAX_TOTAL, 'above all money there will be'),
);

/** Totals over many transactions, koinu: coins that were moved repeatedly count each time. */
const koinuTotal = v.pipe(
  v.string(),
  v.regex(/^\d{1,25}$/, 'not an amount'),
  v.transform((text) => BigInt(text)),
);

/** GET /api/status: the index's height, and the node's chain. */
export const statusAnswer = v.object({
  blockbook: v.object({ bestHeight: height }),
  backend: v.object({
    chain: v.optional(v.string()),
    blocks: v.optional(height),
    bestBlockHash: v.optional(blockHash),
    /** why the node did not answer */
    error: v.optional(v.string()),
  }),
});

/** GET /api/status of a server that is being probed: also the names of its coin and chain. */
export const selfAnswer = v.object({
  blockbook: v.object({ bestHeight: height, coin: v.pipe(v.string(), v.maxLength(100)) }),
  backend: v.object({
    chain: v.optional(v.pipe(v.string(), v.maxLength(100))),
    blocks: v.optional(height),
    error: v.optional(v.string()),
  }),
});

/** `getInfo` over the socket of a server that is being probed; it doesn't report the node's chain. */
export const selfInfo = v.object({
  bestHeight: height,
  name: v.pipe(v.string(), v.maxLength(100)),
  block0Hash: blockHash,
});

/** GET /api/v2/block-index/{height} */
export const blockIndexAnswer = v.object({ blockHash });

/** `vout` and `sequence` are omitted when 0; `txid` and sometimes `value` are omitted for coinbase inputs. */
const input = v.object({
  txid: v.optional(txidText),
  vout: v.optional(uint32, 0),
  sequence: v.optional(uint32, 0),
  addresses: v.nullish(v.array(v.string())),
  isAddress: v.boolean(),
  value: v.optional(koinuText),
});

const output = v.object({
  n: uint32,
  value: koinuText,
  addresses: v.nullish(v.array(v.string())),
  isAddress: v.boolean(),
  spentTxId: v.optional(txidText),
});

/** The node's view of a transaction. If its block was reorganized away it has no confirmations, and isn't in the mempool either. */
const nodeView = v.fallback(
  v.optional(v.object({ blockhash: v.optional(v.string()), confirmations: v.optional(v.number()) })),
  undefined,
);

export type NodeView = v.InferOutput<typeof nodeView>;

/** GET /api/v2/tx/{txid}, and each row of an address's transactions. `blockHeight` is −1 in the mempool, 0 in a push. */
export const transactionAnswer = v.object({
  txid: txidText,
  vin: v.array(input),
  vout: v.pipe(v.array(output), v.minLength(1)),
  blockHash: v.optional(blockHash),
  blockHeight: v.pipe(v.number(), v.safeInteger(), v.minValue(-1), v.maxValue(MAX_HEIGHT)),
  confirmations: count,
  blockTime: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MAX_UINT32)),
  size: v.optional(count),
  fees: koinuText,
  rbf: v.optional(v.boolean(), false),
  hex: v.optional(v.union([hexText, v.literal('')])),
  coinSpecificData: nodeView,
});

export type RawTransaction = v.InferOutput<typeof transactionAnswer>;

/** GET /api/v2/address/{address}: `txids` or `transactions` are omitted when there are none. */
export const addressAnswer = v.object({
  page: v.optional(count, 1),
  itemsOnPage: v.optional(v.pipe(count, v.minValue(1))),
  address: v.string(),
  balance: koinuHeld,
  totalReceived: v.optional(koinuTotal),
  totalSent: v.optional(koinuTotal),
  unconfirmedBalance: v.optional(koinuDeltaText),
  unconfirmedTxs: count,
  txs: count,
  txids: v.optional(v.array(txidText), []),
  transactions: v.optional(v.array(v.unknown()), []),
});

/** The checked answer; its rows of transactions are still unchecked. */
export type RawAddress = v.InferOutput<typeof addressAnswer>;

/** GET /api/v2/utxo/{address}: rows are checked one by one. */
export const unspentAnswer = v.array(v.unknown());

/** One such row. Unconfirmed outputs have no `height`; `coinbase` is present below 100 confirmations only. */
export const unspentRow = v.object({
  txid: txidText,
  vout: uint32,
  value: koinuText,
  height: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(-1), v.maxValue(MAX_HEIGHT))),
  confirmations: count,
  coinbase: v.optional(v.boolean(), false),
});

/** More rows than any step of a chart requests. */
const MAX_ROWS = 2000;

/** GET /api/v2/balancehistory/{address}: `time` in seconds since 1970. Null when nothing moved. */
export const balanceHistoryAnswer = v.pipe(
  v.nullable(
    v.array(
      v.object({ time: v.pipe(count, v.maxValue(LAST_SECOND)), received: koinuTotal, sent: koinuTotal }),
    ),
  ),
  v.transform((rows) => rows ?? []),
  v.maxLength(MAX_ROWS),
);

export type RawBalanceRows = v.InferOutput<typeof balanceHistoryAnswer>;

/** GET /api/v2/estimatefee/{blocks}: DOGE per 1000 bytes. */
export const feeAnswer = v.object({ result: v.union([v.string(), v.number()]) });

/** GET /api/v2/tickers/: seconds since 1970, and prices of one DOGE; −1 means unknown. */
export const tickerAnswer = v.object({
  ts: v.pipe(count, v.maxValue(LAST_SECOND)),
  rates: v.record(v.string(), v.number()),
});

/** GET /api/v2/multi-tickers/: one row for each requested time, in that order; rows are checked one by one. */
export const tickersAnswer = v.array(v.unknown());

export type RawTicker = v.InferOutput<typeof tickerAnswer>;

/** POST /api/v2/sendtx/ when the node accepted the transaction. */
export const sentAnswer = v.object({ result: txidText });

/** Any HTTP error. */
export const errorAnswer = v.object({ error: v.string() });

/** A frame from the socket: an answer or a push has the id of its request. */
export const socketFrame = v.object({ id: v.string(), data: v.unknown() });

/** `getInfo` over the socket. */
export const socketInfo = v.object({
  bestHeight: height,
  bestHash: blockHash,
  name: v.optional(v.pipe(v.string(), v.maxLength(100))),
  testnet: v.optional(v.boolean()),
  /** empty while the node is known not to answer */
  backend: v.optional(v.record(v.string(), v.unknown())),
});

/** A push of `subscribeNewBlock`. */
export const socketBlock = v.object({ height, hash: blockHash });

/** A push of `subscribeAddresses`: the transaction's other fields are checked separately. */
export const socketTransaction = v.object({ address: v.string(), tx: v.looseObject({ txid: txidText }) });

/** The answer to a subscription. */
export const socketSubscribed = v.object({ subscribed: v.literal(true) });

/** An error over the socket. */
export const socketError = v.object({ error: v.object({ message: v.string() }) });

/** A transaction's id and the node's view of it. */
export const identified = v.object({ txid: txidText, coinSpecificData: nodeView });

export const rawCarrier = v.object({ txid: txidText, hex: hexText });

/** A page of an address's transactions, read for their raw bytes only. */
export const rawPage = v.object({
  page: v.optional(count, 1),
  totalPages: v.optional(count, 1),
  address: v.string(),
  transactions: v.optional(v.array(v.object({ txid: txidText, hex: v.optional(v.string(), '') })), []),
});

export type RawPage = v.InferOutput<typeof rawPage>;

/** `estimateFee` over the socket: koinu per 1000 bytes for each target; negative when unknown. */
export const socketFees = v.array(
  v.object({ feePerUnit: v.pipe(v.string(), v.regex(/^-?\d{1,20}$/, 'not a fee')) }),
);

/** A push of `subscribeFiatRates`. */
export const socketRates = v.object({ rates: v.record(v.string(), v.number()) });

/** `getFiatRatesForTimestamps` over the socket. */
export const socketTickers = v.object({ tickers: tickersAnswer });
