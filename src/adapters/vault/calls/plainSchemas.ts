/** The schemas of single values in calls to the key worker. Every text has a maximum length, every number bounds. */

import * as v from 'valibot';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { FeeRate } from '../../../domain/amount/FeeRate.ts';
import { type Koinu, MAX_MONEY } from '../../../domain/amount/Koinu.ts';
import type { TokenUnits } from '../../../domain/drc20/TokenUnits.ts';
import type { MultisigForm } from '../../../domain/tx/sizes.ts';
import { isTxid, type Txid } from '../../../domain/tx/Txid.ts';

const MAX_INDEX = 0x7fffffff;
const MAX_VOUT = 0xffffffff;

/** A text of at most this many characters. */
export const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));

/** Hex of at most this many bytes; searched for bad digits rather than matched whole, since it may be megabytes. */
export const hex = (mostBytes: number) =>
  v.pipe(
    text(2 * mostBytes),
    v.check((digits) => digits.length % 2 === 0 && !/[^0-9a-f]/.test(digits), 'not hex'),
  );

const whole = (most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(most));

/** Ids of sessions, drafts, tickets and keyrings; empty for none, for example an ended session: it opens nothing. */
export const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]{0,64}$/));
export const password = text(10_000);
/** Milliseconds since 1970. */
export const timeMs = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
/** A count, or a list index. */
export const count = whole(Number.MAX_SAFE_INTEGER);
export const accountIndex = whole(MAX_INDEX);
export const vout = whole(MAX_VOUT);
export const network = v.picklist(['mainnet', 'testnet', 'regtest']);
export const keyForm = v.picklist(['compressed', 'uncompressed']);
/** How many signatures of how many keys. */
export const multisigForm = v.custom<MultisigForm>(
  (input) => typeof input === 'string' && /^\d{1,2}-of-\d{1,2}$/.test(input),
);
/** Path of the accounts' parent below its root or key; empty for single keys. A trailing `*'` means hardened account steps. */
export const path = v.pipe(v.string(), v.regex(/^(m(\/\d{1,10}'?){0,10}(\/\*')?)?$/));

const isBetween = (input: unknown, least: bigint, most: bigint): boolean =>
  typeof input === 'bigint' && input >= least && input <= most;

export const koinu = v.custom<Koinu>((input) => isBetween(input, 0n, MAX_MONEY));
export const feeRate = v.custom<FeeRate>((input) => isBetween(input, 1n, MAX_MONEY));
export const tokenUnits = v.custom<TokenUnits>((input) => isBetween(input, 0n, 10n ** 100n));
export const txid = v.custom<Txid>((input) => typeof input === 'string' && isTxid(input));
export const outpoint = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}:\d{1,10}$/));
export const address = v.custom<DogeAddress>(
  (input) => typeof input === 'string' && /^[1-9A-HJ-NP-Za-km-z]{25,40}$/.test(input),
);
