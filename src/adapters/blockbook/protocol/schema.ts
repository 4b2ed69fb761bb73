/** The shapes of Blockbook's answers: what is read, how it is checked, and what may be left out. */

import * as v from 'valibot';
import { type Koinu, koinu, MAX_MONEY, MAX_TOTAL, totalKoinu } from '../../../domain/amount/Koinu.ts';
import { isTxid, type Txid } from '../../../domain/tx/Txid.ts';
import { HEX } from './hex.ts';

const MAX_UINT32 = 0xffffffff;
const MAX_HEIGHT = 0x7fffffff;
/** The end of the year 9999, seconds since 1970: later times cannot be drawn. */
const LAST_SECOND = 253_402_300_799;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const uint32 = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MAX_UINT32));
const height = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MAX_HEIGHT));

/** A transaction id. */
export const txidText = v.custom<Txid>(
  (input) => typeof input === 'string' && isTxid(input),
  'not a transaction id',
);

/** A block hash: 64 hex digits. */
const blockHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'not a block hash'));

/** Whole bytes as hex, in lower case. */
export const hexText = v.pipe(v.string(), v.regex(HEX, 'not hex'), v.toLowerCase());

/** Koinu as decimal text, 0 to MAX_MONEY. */
export const koinuText = v.pipe(
  v.string(),
  v.regex(/^\d{1,20}$/, 'not an amount'),
  v.transform((text) => BigInt(text)),
  v.check((amount) => amount <= MAX_MONEY, 'above all money there is'),
  v.transform((amount): Koinu => koinu(amount)),
);

/** What an address holds in koinu as decimal text, 0 to MAX_TOTAL. */
const koinuHeld = v.pipe(
  v.string(),
  v.regex(/^\d{1,21}$/, 'not an amount'),
  v.transform((text) => BigInt(text)),
  v.check((amount) => amount <= MAX_TOTAL, 'above all money there will be'),
  v.transform((amount): Koinu => totalKoinu(amount)),
);

/** How that changes, −MAX_TOTAL to MAX_TOTAL. */
export const koinuDeltaText = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,21}$/, 'not an amount'),
  v.transform((text) => BigInt(text)),
  v.check((amount) => amount <= MAX_TOTAL && amount >= -MAX_TOTAL, 'above all money there will be'),
);

/** Totals of many transactions, koinu: coins that went around count each time. */
const koinuTotal = v.pipe(
  v.string(),
  v.regex(/^\d{1,25}$/, 'not an amount'),
  v.transform((text) => BigInt(text)),
);

/** GET /api/v2: how far the index is, and which chain its node follows. */
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

/** GET /api/status of a server that is not in use yet: what it calls its coin and its chain, too. */
export const selfAnswer = v.object({
  blockbook: v.object({ bestHeight: height, coin: v.pipe(v.string(), v.maxLength(100)) }),
  backend: v.object({
    chain: v.optional(v.pipe(v.string(), v.maxLength(100))),
    blocks: v.optional(height),
    error: v.optional(v.string()),
  }),
});

/** `getInfo` over the socket of a server that is not in use yet; it says nothing of its node's chain. */
export const selfInfo = v.object({
  bestHeight: height,
  name: v.pipe(v.string(), v.maxLength(100)),
  block0Hash: blockHash,
});

/** GET /api/v2/block-index/{height} */
export const blockIndexAnswer = v.object({ blockHash });

/** `vout` and `sequence` are left out when 0; `txid` and sometimes `value` when the input makes new coins. */
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

/** What the node says of a transaction. Its block may be one that gave way to others: then it has no confirmations, and isn't waiting. */
const nodeView = v.fallback(
  v.optional(v.object({ blockhash: v.optional(v.string()), confirmations: v.optional(v.number()) })),
  undefined,
);

/** That, checked. */
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

/** Blockbook's transaction, checked. */
export type RawTransaction = v.InferOutput<typeof transactionAnswer>;

/** GET /api/v2/address/{address}: `txids` or `transactions` are left out when there are none. */
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

/** Blockbook's address, checked but for its rows of transactions. */
export type RawAddress = v.InferOutput<typeof addressAnswer>;

/** GET /api/v2/utxo/{address}: rows that are checked one by one. */
export const unspentAnswer = v.array(v.unknown());

/** A row of it. Unconfirmed outputs have no `height`; `coinbase` is told below 100 confirmations only. */
export const unspentRow = v.object({
  txid: txidText,
  vout: uint32,
  value: koinuText,
  height: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(-1), v.maxValue(MAX_HEIGHT))),
  confirmations: count,
  coinbase: v.optional(v.boolean(), false),
});

/** More rows than any step of a chart asks for. */
const MAX_ROWS = 2000;

/** GET /api/v2/balancehistory/{address}: rows of times, seconds since 1970. Nothing where nothing moved. */
export const balanceHistoryAnswer = v.pipe(
  v.nullable(
    v.array(
      v.object({ time: v.pipe(count, v.maxValue(LAST_SECOND)), received: koinuTotal, sent: koinuTotal }),
    ),
  ),
  v.transform((rows) => rows ?? []),
  v.maxLength(MAX_ROWS),
);

/** Blockbook's rows, checked. */
export type RawBalanceRows = v.InferOutput<typeof balanceHistoryAnswer>;

/** GET /api/v2/estimatefee/{blocks}: DOGE per 1000 bytes. */
export const feeAnswer = v.object({ result: v.union([v.string(), v.number()]) });

/** GET /api/v2/tickers/: seconds since 1970, and prices of one DOGE; −1 means unknown. */
export const tickerAnswer = v.object({
  ts: v.pipe(count, v.maxValue(LAST_SECOND)),
  rates: v.record(v.string(), v.number()),
});

/** GET /api/v2/multi-tickers/: one for each time that was asked for, in that order; they are checked one by one. */
export const tickersAnswer = v.array(v.unknown());

/** Blockbook's prices, checked. */
export type RawTicker = v.InferOutput<typeof tickerAnswer>;

/** POST /api/v2/sendtx/ when the node took it. */
export const sentAnswer = v.object({ result: txidText });

/** Any rejection. */
export const errorAnswer = v.object({ error: v.string() });

/** A frame from the socket: an answer or a push carries the id of its request. */
export const socketFrame = v.object({ id: v.string(), data: v.unknown() });

/** `getInfo` over the socket. */
export const socketInfo = v.object({
  bestHeight: height,
  bestHash: blockHash,
  name: v.optional(v.pipe(v.string(), v.maxLength(100))),
  testnet: v.optional(v.boolean()),
  /** empty while the node does not answer, as far as that was noticed */
  backend: v.optional(v.record(v.string(), v.unknown())),
});

/** A push of `subscribeNewBlock`. */
export const socketBlock = v.object({ height, hash: blockHash });

/** A push of `subscribeAddresses`: the whole of the transaction is checked apart. */
export const socketTransaction = v.object({ address: v.string(), tx: v.looseObject({ txid: txidText }) });

/** The answer to a subscription. */
export const socketSubscribed = v.object({ subscribed: v.literal(true) });

/** An error over the socket. */
export const socketError = v.object({ error: v.object({ message: v.string() }) });

/** What a transaction is known by. */
export const identified = v.object({ txid: txidText, coinSpecificData: nodeView });

/** That, and its bytes. */
export const rawCarrier = v.object({ txid: txidText, hex: hexText });

/** A page of an address's transactions of which nothing matters but the bytes. */
export const rawPage = v.object({
  page: v.optional(count, 1),
  totalPages: v.optional(count, 1),
  address: v.string(),
  transactions: v.optional(v.array(v.object({ txid: txidText, hex: v.optional(v.string(), '') })), []),
});

/** Such a page, checked. */
export type RawPage = v.InferOutput<typeof rawPage>;

/** `estimateFee` over the socket: koinu per 1000 bytes for each number of blocks; negative when it is not known. */
export const socketFees = v.array(
  v.object({ feePerUnit: v.pipe(v.string(), v.regex(/^-?\d{1,20}$/, 'not a fee')) }),
);

/** A push of `subscribeFiatRates`. */
export const socketRates = v.object({ rates: v.record(v.string(), v.number()) });

/** `getFiatRatesForTimestamps` over the socket. */
export const socketTickers = v.object({ tickers: tickersAnswer });
