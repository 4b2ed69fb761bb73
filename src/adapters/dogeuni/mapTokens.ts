/** Maps rows of tokens to domain types. Pure: no request is made here. */
import type { Network } from '../../domain/address/Network.ts';
import {
  type TokenBalance,
  type TokenInfo,
  type TokenLink,
  type TokenPrice,
  type TokenSummary,
  WRAPPED_DOGE,
} from '../../domain/drc20/Token.ts';
import { type TokenKey, tokenKey } from '../../domain/drc20/TokenId.ts';
import type { TokenUnits } from '../../domain/drc20/TokenUnits.ts';
import { Fault } from '../../domain/fault.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import { scaleDecimal } from '../http/scaleDecimal.ts';
import { readAddressOrNull } from './readAddress.ts';
import type { RawDrc20Balance, RawDrc20Info, RawMeme20Balance, RawMeme20Info, RawPrice } from './schema.ts';

/** Maximum length of names and ticks. */
const MAX_NAME_LENGTH = 64;
const MAX_LINK_LENGTH = 500;
/** Decimals of a DOGE, plus the scale of a token's price: 10^8 each. */
const PRICE_DECIMALS = 16;
/** Further decimals of a price given as digits. */
const FINER_DECIMALS = 2;

/** A meme-20's tick: without one in the index, the start of its id. */
export const memeTick = (tick: string, tickId: Txid): string =>
  tick.trim() === '' ? tickId.slice(0, 8) : tick.slice(0, MAX_NAME_LENGTH);

/** The index marks ledger tokens as verified; its mark on a meme-20 is undocumented. */
const drc20Summary = (raw: Pick<RawDrc20Info, 'tick' | 'dec' | 'logo'>): TokenSummary => ({
  id: { protocol: 'drc-20', tick: raw.tick },
  tick: raw.tick,
  name: null,
  decimals: raw.dec,
  logo: raw.logo,
  isVerified: null,
});

const meme20Summary = (
  raw: Pick<RawMeme20Info, 'tick_id' | 'tick' | 'name' | 'dec' | 'logo'>,
): TokenSummary => ({
  id: { protocol: 'meme-20', tickId: raw.tick_id },
  tick: memeTick(raw.tick, raw.tick_id),
  name: raw.name.trim() === '' ? null : raw.name.slice(0, MAX_NAME_LENGTH),
  decimals: raw.dec,
  logo: raw.logo,
  isVerified: null,
});

/** The smallest amount present; null if there is none. */
const leastOf = (...amounts: readonly (TokenUnits | null)[]): TokenUnits | null =>
  amounts.reduce((least, amount) => (least === null || (amount !== null && amount < least) ? amount : least));

/** A supply; the older indexer reports 0 if unknown. */
const supplyOf = (max: TokenUnits | null): TokenUnits | null => (max === 0n ? null : max);

/** An address's balance of a drc-20. @throws {Fault} `bad-answer` when it has no amount */
export function mapDrc20Balance(raw: RawDrc20Balance): TokenBalance {
  const amount = leastOf(raw.amt, raw.amt_sum);
  if (amount === null) throw new Fault('bad-answer', 'amt: missing');
  return { ...drc20Summary(raw), amount, transferable: null, max: supplyOf(raw.max) };
}

export const mapMeme20Balance = (raw: RawMeme20Balance): TokenBalance => ({
  ...meme20Summary(raw),
  amount: raw.amt,
  transferable: null,
  max: supplyOf(raw.max),
});

/** @throws {Fault} `bad-answer` when its deployer isn't an address */
export function mapDrc20Info(raw: RawDrc20Info, network: Network): TokenInfo {
  return {
    ...drc20Summary(raw),
    isVerified: raw.is_check === null || raw.is_check === undefined ? null : raw.is_check === 1,
    max: raw.max_amt,
    minted: raw.mint_amt,
    limit: raw.lim,
    holders: raw.holders ?? null,
    // for a drc-20 the index counts mints only
    transfers: null,
    deployTxid: raw.inscription,
    deployedBy: readAddressOrNull(raw.deploy_by ?? '', network),
    deployedAtMs: raw.deploy_time,
    description: textOrNull(raw.introduction),
    links: linksOf([
      ['website', raw.official],
      ['paper', raw.white_paper],
      ['telegram', raw.telegram],
      ['discord', raw.discorad],
      ['twitter', raw.twitter],
      ['github', raw.github],
      ['other', raw.facebook],
    ]),
  };
}

/** A meme-20: deployment creates its whole supply. @throws {Fault} `bad-answer` */
export function mapMeme20Info(raw: RawMeme20Info, network: Network): TokenInfo {
  return {
    ...meme20Summary(raw),
    max: raw.max,
    minted: raw.max,
    limit: null,
    holders: raw.holders ?? null,
    transfers: raw.transactions ?? null,
    deployTxid: raw.tick_id,
    deployedBy: readAddressOrNull(raw.holder_address ?? '', network),
    deployedAtMs: raw.create_date,
    description: textOrNull(raw.description),
    links: linksOf([
      ['website', raw.website],
      ['telegram', raw.telegram],
      ['discord', raw.discord],
      ['twitter', raw.twitter],
      ['other', raw.youtube],
      ['other', raw.tiktok],
    ]),
  };
}

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text);

/** A link as a browser parses it: only https, and without user name or password; null for any other. */
function readLink(text: string): string | null {
  if (text.length > MAX_LINK_LENGTH || !URL.canParse(text)) return null;
  const { protocol, username, password, href } = new URL(text);
  const isGood = protocol === 'https:' && username === '' && password === '';
  return isGood && href.length <= MAX_LINK_LENGTH ? href : null;
}

const linksOf = (given: readonly (readonly [TokenLink['kind'], string])[]): readonly TokenLink[] =>
  given.flatMap(([kind, text]) => {
    const url = readLink(text.trim());
    return url === null ? [] : [{ kind, url }];
  });

/** A token's price from a row of the price list. */
export interface ListedPrice {
  readonly key: TokenKey;
  readonly price: TokenPrice;
}

/** A price; 0 means unknown. @throws {Fault} `bad-answer` when it is invalid */
export function mapPrice({ tick, last_price }: RawPrice): ListedPrice {
  const isText = typeof last_price === 'string';
  const written = isText ? `${last_price}e-${FINER_DECIMALS}` : String(last_price);
  const price = scaleDecimal(written, isText ? 0 : PRICE_DECIMALS);
  if (price === null) throw new Fault('bad-answer', 'last_price: not a price');
  return { key: tokenKey({ protocol: 'drc-20', tick }), price };
}

const WRAPPED_KEY = tokenKey({ protocol: 'drc-20', tick: WRAPPED_DOGE });

/** Prices by token: of two prices the lower one wins, and wrapped DOGE equals DOGE. */
export function priceTable(listed: readonly ListedPrice[]): ReadonlyMap<TokenKey, TokenPrice> {
  const prices = new Map<TokenKey, TokenPrice>();
  for (const { key, price } of listed) {
    const known = prices.get(key);
    if (price > 0n && (known === undefined || price < known)) prices.set(key, price);
  }
  return prices.set(WRAPPED_KEY, 10n ** BigInt(PRICE_DECIMALS));
}
