/** Turns rows about tokens into the domain's words. Pure: no request is made here. */
import type { Network } from '../../domain/address/Network.ts';
import type {
  TokenBalance,
  TokenInfo,
  TokenLink,
  TokenPrice,
  TokenSummary,
} from '../../domain/drc20/Token.ts';
import { type TokenKey, tokenKey } from '../../domain/drc20/TokenId.ts';
import { Fault } from '../../domain/fault.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import { scaleDecimal } from '../http/scaleDecimal.ts';
import { readAddressOrNull } from './readAddress.ts';
import type { RawDrc20Balance, RawDrc20Info, RawMeme20Balance, RawMeme20Info, RawPrice } from './schema.ts';

/** Names are cut to this, as ticks are. */
const MAX_NAME_LENGTH = 64;
const MAX_LINK_LENGTH = 500;
/** Koinu of a DOGE, and the scale of a token's price: 10^8 each. */
const PRICE_DECIMALS = 16;

/** How a meme-20 is called: where the index has no tick, the beginning of its id. */
export const memeTick = (tick: string, tickId: Txid): string =>
  tick.trim() === '' ? tickId.slice(0, 8) : tick.slice(0, MAX_NAME_LENGTH);

/** The index marks tokens of the ledger; what its mark on a meme-20 means it does not say. */
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

/** What an address holds of a drc-20. */
export const mapDrc20Balance = (raw: RawDrc20Balance): TokenBalance => ({
  ...drc20Summary(raw),
  amount: raw.amt,
  transferable: null,
});

/** What an address holds of a meme-20. */
export const mapMeme20Balance = (raw: RawMeme20Balance): TokenBalance => ({
  ...meme20Summary(raw),
  amount: raw.amt,
  transferable: null,
});

/** A drc-20. @throws {Fault} `bad-answer` when its deployer is no address */
export function mapDrc20Info(raw: RawDrc20Info, network: Network): TokenInfo {
  return {
    ...drc20Summary(raw),
    isVerified: raw.is_check === null || raw.is_check === undefined ? null : raw.is_check === 1,
    max: raw.max_amt,
    minted: raw.mint_amt,
    limit: raw.lim,
    holders: raw.holders ?? null,
    transfers: raw.transactions ?? null,
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

/** A meme-20: its whole supply is made when it is deployed. @throws {Fault} `bad-answer` */
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

/** A link as a browser reads it: only https, and nothing that carries a name or a password; null for any other. */
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

/**
 * What tokens cost. Nothing costs nothing: 0 is unknown.
 *
 * @throws {Fault} `bad-answer` when a price is no number, negative, or a token has two
 */
export function mapPrices(raw: readonly RawPrice[]): ReadonlyMap<TokenKey, TokenPrice> {
  const prices = new Map<TokenKey, TokenPrice>();
  for (const { tick, last_price } of raw) {
    const price = scaleDecimal(String(last_price), PRICE_DECIMALS);
    const key = tokenKey({ protocol: 'drc-20', tick });
    if (price === null || price < 0n || prices.has(key))
      throw new Fault('bad-answer', 'last_price: not a price');
    if (price > 0n) prices.set(key, price);
  }
  return prices;
}
