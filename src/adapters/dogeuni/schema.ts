/** The shapes of Dogeuni's answers: what is read, how it is checked, and what may be left out. */
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
/** The ledger takes at most 41 digits for a supply; sums over holders stay below this. */
const MAX_DIGITS = 60;
/** What orders ask for is written by anybody: as long as one push of a script can be. */
const MAX_WRITTEN = 520;
/** What is called a text of strangers is cut to this; longer than any tick or name that is shown. */
const MAX_TEXT_LENGTH = 2_000;

/** A count, 0 where the index has none. */
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A block height. */
export const height = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MAX_HEIGHT));

/** Strangers' text: kept as it is, and cut. */
const text = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((given) => given.slice(0, MAX_TEXT_LENGTH)),
);

/** A path in the content gateway, or none. */
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

/** Units of a token: decimal text, or a number that was not rounded. */
export const units = unitsOf(MAX_DIGITS);

/** Units, or null where the index tells none. */
const unitsOrNullOf = (mostDigits: number) =>
  v.pipe(
    v.nullish(v.union([v.literal(''), unitsOf(mostDigits)]), null),
    v.transform((amount) => (amount === '' ? null : amount)),
  );
const unitsOrNull = unitsOrNullOf(MAX_DIGITS);
/** Units as somebody asked for them: more than there can be, too. */
const writtenUnits = unitsOrNullOf(MAX_WRITTEN);

/**
 * Decimals, as a token's own record has them: no index looks at them. Nothing, 0, and what no amount can be written with mean
 * the ledger's 8.
 */
const decimals = v.pipe(
  v.nullish(wholeText, '0'),
  v.transform(Number),
  v.transform((dec) => (dec > 0 && isTokenDecimals(dec) ? dec : LEDGER_DECIMALS)),
);

/** Seconds since 1970 as milliseconds; null where there are none. */
const timeMs = v.pipe(
  v.nullish(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MAX_SECONDS)), 0),
  v.transform((seconds) => (seconds === 0 ? null : seconds * 1000)),
);

const txidText = v.custom<Txid>(
  (input) => typeof input === 'string' && isTxid(input),
  'not a transaction id',
);

/** A transaction id, or null where there is none. */
const txidOrNull = v.pipe(
  v.nullish(v.union([v.literal(''), txidText]), null),
  v.transform((id) => (id === '' ? null : id)),
);

/** A ledger's tick; longer than any that is known is no tick. The ledger reads ticks in upper case. */
const tick = v.pipe(v.string(), v.minLength(1), v.maxLength(64), v.transform(upperTick));

/** What somebody wrote into an order as a tick or an id. */
const written = v.pipe(v.string(), v.maxLength(MAX_WRITTEN));

const address = v.pipe(v.string(), v.maxLength(100));
const addressOrNone = v.nullish(address, '');

/** A whole answer. Errors carry a `code` of their own, sometimes with HTTP 200. */
export const envelope = v.object({
  code: v.pipe(v.number(), v.safeInteger()),
  msg: v.nullish(v.string(), ''),
  data: v.unknown(),
  total: v.nullish(count, 0),
});

/** `/v4/info/blocknumber` */
export const blockNumber = v.object({ index_height: height, chain_height: height });

/** A row of `/v4/drc20/collect-address`. The older of the two published indexers says `amt_sum` and no supply. */
export const drc20Balance = v.object({
  tick,
  amt: unitsOrNull,
  amt_sum: unitsOrNull,
  max: unitsOrNull,
  dec: decimals,
  logo: reference,
  holder_address: address,
});

/** A row of `/v4/meme20/collect-address`. Tick and name are missing where the token was never deployed, as with pools. */
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

/** A row of `/v4/drc20/collect`. `discorad` is its spelling. */
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

/** A row of `/v4/drc20/order`. Its `dec` is what the sender wrote, and is not read. */
export const drc20Order = v.object({
  ...order,
  tick: v.pipe(written, v.transform(upperTick)),
  amt: writtenUnits,
  // how many mints one reveal made; `amt` is of one
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

/** A row of `/v4/drc20/history`: one change of balances, whatever made it. */
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

/** A row of `/v4/swap/price`: for one token, DOGE as a number, or its 10^18th parts as a text of digits. */
export const price = v.object({
  tick,
  last_price: v.union([
    v.pipe(v.number(), v.minValue(0)),
    v.pipe(v.string(), v.regex(/^\d{1,60}$/, 'not a price')),
  ]),
});

/** A row of any kind of order. */
export type RawOrder = Pick<v.InferOutput<typeof drc20Order>, keyof typeof order>;
/** A row of `/v4/drc20/order`, checked. */
export type RawDrc20Order = v.InferOutput<typeof drc20Order>;
/** A row of `/v4/meme20/order`, checked. */
export type RawMeme20Order = v.InferOutput<typeof meme20Order>;
/** A row of `/v4/drc20/history`, checked. */
export type RawDrc20Change = v.InferOutput<typeof drc20Change>;
/** A row of `/v4/meme20/history`, checked. */
export type RawMeme20Change = v.InferOutput<typeof meme20Change>;
/** A row of `/v4/file/order`, checked. */
export type RawFileOrder = v.InferOutput<typeof fileOrder>;
/** A row of `/v4/drc20/collect`, checked. */
export type RawDrc20Info = v.InferOutput<typeof drc20Info>;
/** A row of `/v4/meme20/collect`, checked. */
export type RawMeme20Info = v.InferOutput<typeof meme20Info>;
/** A row of `/v4/drc20/collect-address`, checked. */
export type RawDrc20Balance = v.InferOutput<typeof drc20Balance>;
/** A row of `/v4/meme20/collect-address`, checked. */
export type RawMeme20Balance = v.InferOutput<typeof meme20Balance>;
/** A row of `/v4/nft/collect-address`, checked. */
export type RawNft = v.InferOutput<typeof nft>;
/** A row of `/v4/file/collect-address`, checked. */
export type RawFile = v.InferOutput<typeof file>;
/** A row of `/v4/swap/price`, checked. */
export type RawPrice = v.InferOutput<typeof price>;
