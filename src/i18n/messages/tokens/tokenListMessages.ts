// Messages of token lists: the account's own on home, and those to choose from.
import type { TokenId } from '../../../domain/drc20/TokenId.ts';
import { inCount } from '../../format/inCount.ts';
import { messages, t } from '../../i18n.ts';

export const TOKEN_LIST_MESSAGES = messages('tokenList', {
  list: 'Tokens',
  loading: 'Loading tokens',
  emptyTitle: 'No tokens yet',
  emptyText: 'Tokens sent to your address appear here once an index has read their block.',
  failedText: 'Couldn’t load tokens. They’re safe.',
  noneTitle: 'No matches',
  noneText: 'None of your tokens match the selection above.',
  showAll: 'Show all tokens',
  search: 'Search tokens',
  endSearch: 'Close search',
  searchLabel: 'Ticker or name',
  clear: 'Clear search',
  sort: 'Sort tokens',
  byValue: 'Highest value first',
  byValueText: 'Then by name, where the price is unknown',
  byName: 'By name',
  byAmount: 'Highest amount first',
  noPrice: 'no price',
  archivedTitle: 'Hidden tokens',
  archivedText: 'You still own them. They’re only hidden from this list.',
  showAgain: 'Show',
  verified: 'verified by its index',
});

/** `3 hidden tokens`. */
export const countArchived = (count: number): string =>
  t('tokenList.archived', '{count, plural, one {1 hidden token} other {{number} hidden tokens}}', {
    count,
    number: inCount(count),
  });

/** `12 of 2,000 tokens`. */
export const countShown = (shown: number, known: number): string =>
  t('tokenList.shown', '{shown} of {known} tokens', { shown: inCount(shown), known: inCount(known) });

/** Marks shown before a token's amount. */
export const TOKEN_MARK_MESSAGES = messages('tokenList.tokenMark', {
  differ: 'Indexes differ',
  oneSilent: 'Not confirmed by all indexes',
  sameTicker: 'Same ticker',
  oddPrice: 'Price makes no sense',
  verified: 'Verified',
});

/** `Looks like UNIX, but isn’t`. @param tick - of the token it resembles: untrusted */
export const describeTickLookAlike = (tick: string): string =>
  t('tokenList.tickLookAlike', 'Looks like {tick}, but isn’t', { tick });

/** `40 outgoing`. @param amount - formatted, without tick */
export const describeOutgoing = (amount: string): string =>
  t('tokenList.outgoing', '{amount} outgoing', { amount });

/** Identifies a token: the protocol, and for meme-20 the start and end of the id, since ticks are not unique. */
export const nameTokenKind = (id: TokenId): string =>
  id.protocol === 'meme-20' ? `meme-20 · ${id.tickId.slice(0, 4)}…${id.tickId.slice(-4)}` : id.protocol;

export const TOKEN_CHOICE_MESSAGES = messages('tokenList.tokenChoice', {
  search: 'Ticker, name or tick_id',
  clear: 'Clear search',
  loading: 'Searching the index',
  popular: 'Popular',
  found: 'Results',
  noneTitle: 'No matches',
  noneText: 'Check the spelling, or search for its tick_id, which is unique.',
  failedText: 'Without an index, Kennel can’t tell a real token from a look-alike.',
  caution: 'Anyone can deploy a token with almost any name. Check where it comes from.',
  noHolders: 'holders unknown',
});

/** `3,204 holders`. */
export const countHolders = (count: number): string =>
  t('tokenList.holders', '{count, plural, one {1 holder} other {{number} holders}}', {
    count,
    number: inCount(count),
  });

/** `Supply 21,000,000`. @param supply - formatted, without tick */
export const describeSupply = (supply: string): string =>
  t('tokenList.supply', 'Supply {supply}', { supply });

/** `Verified by dogeuni.com`: the index's claim, not ours. */
export const describeVerifier = (index: string): string =>
  t('tokenList.verifier', 'Verified by {index}', { index });

/** `Show UNIX on home`. @param tick - untrusted */
export const nameShowing = (tick: string, isShown: boolean): string =>
  isShown
    ? t('tokenList.showing.hideOnHome', 'Hide {tick} on home', { tick })
    : t('tokenList.showing.showOnHome', 'Show {tick} on home', { tick });

/** The search text is too short for the index. */
export const describeTooShort = (least: number): string =>
  t('tokenList.tooShort', 'Enter {least} letters or more.', { least });
