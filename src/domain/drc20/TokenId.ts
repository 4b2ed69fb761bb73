/** Identifies a token. Two protocols are called drc-20, and meme-20 ticks are not unique: a tick alone identifies nothing. */
import { isTxid, type Txid } from '../tx/Txid.ts';

/**
 * A token. Balances of different tokens are never added, whatever their names. `drc-20` and `meme-20` are in a public ledger by address;
 * `doginals` are the drc-20 that live on inscribed coins.
 */
export type TokenId =
  /** upper case as the ledger reads it, for example `UNIX`, `A-SWAP-B` */
  | { readonly protocol: 'drc-20'; readonly tick: string }
  /** the txid that deployed it */
  | { readonly protocol: 'meme-20'; readonly tickId: Txid }
  /** four bytes, lower case: can be viewed but not sent */
  | { readonly protocol: 'doginals'; readonly tick: string };

declare const tokenKeyBrand: unique symbol;

/** A token's identity in maps, records and route parameters: `drc-20:UNIX`, `meme-20:<64 hex digits>`, `doginals:dogi`. */
export type TokenKey = string & { readonly [tokenKeyBrand]: true };

/** Ticks of LP tokens and of wrapped DOGE exceed eight bytes; no known tick is longer than this. */
const MAX_TICK_LENGTH = 64;

export const tokenKey = (id: TokenId): TokenKey =>
  `${id.protocol}:${id.protocol === 'meme-20' ? id.tickId : id.tick}` as TokenKey;

/** Parses a key. @param text - untrusted. @returns null when it identifies no token */
export function readTokenKey(text: string): TokenId | null {
  const index = text.indexOf(':');
  const [protocol, name] = [text.slice(0, index), text.slice(index + 1)];
  if (name === '' || name.length > MAX_TICK_LENGTH) return null;
  if (protocol === 'meme-20') return isTxid(name) ? { protocol, tickId: name } : null;
  if (protocol === 'drc-20') return { protocol, tick: upperTick(name) };
  return protocol === 'doginals' ? { protocol, tick: name.toLowerCase() } : null;
}

/** Upper case as the ledger's indexes write it. */
const upperOf = (character: string): string => {
  const upper = character.toUpperCase();
  return [...upper].length === 1 ? upper : character;
};

/**
 * The tick in upper case, character by character: one that would become two (ß, SS) stays, because it does in the indexes, and `SS` is
 * another token.
 *
 * @see https://pkg.go.dev/strings#ToUpper
 */
export const upperTick = (tick: string): string => [...tick].map(upperOf).join('');
