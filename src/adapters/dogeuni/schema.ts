/** The schemas of Dogeuni's answers: which fields are read, how they are checked, and which are optional. */
import * as v from 'valibot';
import { upperTick } from '../../domain/drc20/TokenId.ts';
import {
  isTokenDecimals,
  LEDGER_DECIMALS,
  type TokenUnits,
  tokenUnits,
} from '../../domain/drc20/TokenUnits.ts';
import { isTxid, type Txid } from '../../domain/tx/Txid.ts';

const MAX_HEIGHT = 0x7fffffff;
const MAX_SECONDS = 0xffffffff;
/** The ledger accepts at most 41 digits for a supply; sums over holders stay below this. */
const MAX_DIGITS = 60;
/** Anyone can write an order's amount: at most as long as one push of a script. */
const MAX_WRITTEN = 520;
/** Untrusted text is cut to this; longer than any tick or name that is shown. */
const MAX_TEXT_LENGTH = 2_000;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const height = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MAX_HEIGHT));

/** Untrusted text, cut but otherwise unchanged. */
const text = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((given) => given.slice(0, MAX_TEXT_LENGTH)),
);

/** A path in the content gateway, or null. */
const reference = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((given) => (given === '' || given.length > MAX_TEXT_LENGTH ? null : given)),
);

const wholeOf = (mostDigits: number) =>
  v.pipe(
    v.union([v.string(), v.pipe(v.number(), v.safeInteger(), v.transform(String))]),
    v.regex(new RegExp(`^\\d{1,${mostDigits}}$`), 'not an amount'),
  );
const wholeText = wholeOf(MAX_DIGITS);

const unitsOf = (mostDigits: number) =>
  v.pipe(
    wholeOf(mostDigits),
    v.transform((digits): TokenUnits => tokenUnits(BigInt(digits))),
  );

/** Units of a token: decimal text, or a number that wasn't rounded. */
export const units = unitsOf(MAX_DIGITS);

/** Units, or null if the index has none. */
const unitsOrNullOf = (mostDigits: number) =>
  v.pipe(
    v.nullish(v.union([v.literal(''), unitsOf(mostDigits)]), null),
    v.transform((amount) => (amount === '' ? null : amount)),
  );
const unitsOrNull = unitsOrNullOf(MAX_DIGITS);
/** Units as written in an order; may exceed any supply. */
const writtenUnits = unitsOrNullOf(MAX_WRITTEN);

/** Decimals from a token's record, which indexes don't check. Missing, 0 and invalid values mean the ledger's 8. */
const decimals = v.pipe(
  v.nullish(wholeText, '0'),
  v.transform(Number),
  v.transform((dec) => (dec > 0 && isTokenDecimals(dec) ? dec : LEDGER_DECIMALS)),
);

/** Seconds since 1970 to milliseconds; null if missing. */
const timeMs = v.pipe(
  v.nullish(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MAX_SECONDS)), 0),
  v.transform((seconds) => (seconds === 0 ? null : seconds * 1000)),
);

const txidText = v.custom<Txid>(
  (input) => typeof input === 'string' && isTxid(input),
  'not a transaction id',
);

/** A transaction id, or null if missing. */
const txidOrNull = v.pipe(
  v.nullish(v.union([v.literal(''), txidText]), null),
  v.transform((id) => (id === '' ? null : id)),
);

/** A ledger tick; the ledger treats ticks as upper case. */
const tick = v.pipe(v.string(), v.minLength(1), v.maxLength(64), v.transform(upperTick));

/** A tick or id as written in an order. */
const written = v.pipe(v.string(), v.maxLength(MAX_WRITTEN));

const address = v.pipe(v.string(), v.maxLength(100));
const addressOrNone = v.nullish(address, '');

/** The wrapper of every answer. Errors have their own `code`, sometimes with HTTP 200. */
export const envelope = v.object({
  code: v.pipe(v.number(), v.safeInteger()),
  msg: v.nullish(v.string(), ''),
  data: v.unknown(),
  total: v.nullish(count, 0),
});

/** `/v4/info/blocknumber` */
export const blockNumber = v.object({ index_height: height, chain_height: height });

/** A row of `/v4/drc20/collect-address`. The older of the two published indexers uses `amt_sum` and has no supply. */
export const drc20Balance = v.object({
  tick,
  amt: unitsOrNull,
  amt_sum: unitsOrNull,
  max: unitsOrNull,
  dec: decimals,
  logo: reference,
  holder_address: address,
});

/** A row of `/v4/meme20/collect-address`. Tick and name are missing if the token was never deployed, as with pools. */
export const meme20Balance = v.object({
  tick_id: txidText,
  tick: text,
  name: text,
  amt: units,
  max: unitsOrNull,
  dec: decimals,
  logo: reference,
  holder_address: address,
});

/** A row of `/v4/drc20/collect`. `discorad` is the server's spelling. */
export const drc20Info = v.object({
  tick,
  max_amt: unitsOrNull,
  mint_amt: unitsOrNull,
  lim: unitsOrNull,
  dec: decimals,
  holders: v.nullish(count),
  transactions: v.nullish(count),
  deploy_time: timeMs,
  deploy_by: addressOrNone,
  inscription: txidOrNull,
  logo: reference,
  introduction: text,
  white_paper: text,
  official: text,
  telegram: text,
  discorad: text,
  twitter: text,
  facebook: text,
  github: text,
  is_check: v.nullish(count),
});

/** A row of `/v4/meme20/collect`. */
export const meme20Info = v.object({
  tick_id: txidText,
  tick: text,
  name: text,
  max: unitsOrNull,
  dec: decimals,
  holders: v.nullish(count),
  transactions: v.nullish(count),
  holder_address: addressOrNone,
  logo: reference,
  description: text,
  website: text,
  telegram: text,
  twitter: text,
  discord: text,
  youtube: text,
  tiktok: text,
  create_date: timeMs,
});

const order = {
  op: v.pipe(v.string(), v.maxLength(20)),
  holder_address: addressOrNone,
  to_address: addressOrNone,
  fee_tx_hash: txidOrNull,
  tx_hash: txidOrNull,
  block_number: v.nullish(height, 0),
  block_hash: v.nullish(v.string(), ''),
  err_info: text,
  order_status: v.picklist([0, 1]),
  create_date: timeMs,
};

/** A row of `/v4/drc20/order`. Its `dec` is written by the sender, and not read. */
export const drc20Order = v.object({
  ...order,
  tick: v.pipe(written, v.transform(upperTick)),
  amt: writtenUnits,
  // how many mints one reveal made; `amt` is per mint
  repeat: v.nullish(count, 1),
});

/** A row of `/v4/meme20/order`. A deployment's own id is its `tick_id`. `tick`, `name` and `dec` are the sender's, and not read. */
export const meme20Order = v.object({ ...order, tick_id: written, amt: writtenUnits, max: writtenUnits });

const change = {
  id: v.nullish(count, 0),
  from_address: addressOrNone,
  to_address: addressOrNone,
  amt: units,
  tx_hash: txidText,
  block_number: height,
  create_date: timeMs,
};

/** A row of `/v4/drc20/history`: one balance change from any cause. */
export const drc20Change = v.object({ ...change, tick });

/** A row of `/v4/meme20/history`. */
export const meme20Change = v.object({ ...change, tick_id: txidText });

/** A row of `/v4/file/order`. */
export const fileOrder = v.object({ ...order, file_id: written, file_name: text });

/** A row of `/v4/nft/collect-address`. */
export const nft = v.object({
  tick: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  tick_id: v.pipe(
    wholeText,
    v.transform((digits) => BigInt(digits)),
  ),
  prompt: text,
  nft_prompt: text,
  nft_model: text,
  image_path: reference,
  deploy_hash: txidOrNull,
  holder_address: address,
});

/** A row of `/v4/file/collect-address`. */
export const file = v.object({
  file_id: txidText,
  file_path: reference,
  file_length: v.nullish(count),
  file_type: text,
  file_name: text,
  holder_address: address,
  create_date: timeMs,
});

/** A row of `/v4/swap/price`: the price of one token, DOGE as a number, or units of 10^-18 DOGE as digits. */
export const price = v.object({
  tick,
  last_price: v.union([
    v.pipe(v.number(), v.minValue(0)),
    v.pipe(v.string(), v.regex(/^\d{1,60}$/, 'not a price')),
  ]),
});

export type RawOrder = Pick<v.InferOutput<typeof drc20Order>, keyof typeof order>;
export type RawDrc20Order = v.InferOutput<typeof drc20Order>;
export type RawMeme20Order = v.InferOutput<typeof meme20Order>;
export type RawDrc20Change = v.InferOutput<typeof drc20Change>;
export type RawMeme20Change = v.InferOutput<typeof meme20Change>;
export type RawFileOrder = v.InferOutput<typeof fileOrder>;
export type RawDrc20Info = v.InferOutput<typeof drc20Info>;
export type RawMeme20Info = v.InferOutput<typeof meme20Info>;
export type RawDrc20Balance = v.InferOutput<typeof drc20Balance>;
export type RawMeme20Balance = v.InferOutput<typeof meme20Balance>;
export type RawNft = v.InferOutput<typeof nft>;
export type RawFile = v.InferOutput<typeof file>;
export type RawPrice = v.InferOutput<typeof price>;
