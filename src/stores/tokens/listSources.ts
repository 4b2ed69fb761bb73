/** Which indexes serve the lists of an address. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { FileItem, Nft } from '../../domain/drc20/Collectible.ts';
import type { TokenActivity } from '../../domain/drc20/TokenActivity.ts';
import type { TokenId } from '../../domain/drc20/TokenId.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { ListFeed } from './listRange.ts';

type Indexes = Pick<Ports, 'tokens' | 'inscriptions'>;

const feedsOf = <Item>(feeds: readonly ListFeed<Item>[]): readonly ListFeed<Item>[] =>
  feeds.filter((feed) => feed.length > 0);

/** NFTs of the ledger, and inscriptions on coins. */
export function nftsOf({ tokens, inscriptions }: Indexes, holder: DogeAddress): readonly ListFeed<Nft>[] {
  const ledger: ListFeed<Nft> = tokens.map((index) => ({
    name: index.name,
    load: (query, signal) => index.nfts(holder, query, signal),
  }));
  if (inscriptions === null) return feedsOf([ledger]);
  const onCoins: ListFeed<Nft> = [
    { name: inscriptions.name, load: (query, signal) => inscriptions.inscriptions(holder, query, signal) },
  ];
  return feedsOf([ledger, onCoins]);
}

/** Files of the ledger. */
export const filesOf = ({ tokens }: Indexes, holder: DogeAddress): readonly ListFeed<FileItem>[] =>
  feedsOf([
    tokens.map((index) => ({
      name: index.name,
      load: (query, signal) => index.files(holder, query, signal),
    })),
  ]);

/** Activity in the ledger. @param id - of one token only; null for all */
export const activitiesOf = (
  tokens: Ports['tokens'],
  holder: DogeAddress,
  id: TokenId | null,
): readonly ListFeed<TokenActivity>[] =>
  feedsOf([
    tokens.map((index) => ({
      name: index.name,
      load: (query, signal) => index.activities(holder, id, query, signal),
    })),
  ]);

/** Identifies an activity: a reveal makes one, but a mint may credit several addresses at once. */
export function activityKey({ op, commitTxid, revealTxid, to, subject }: TokenActivity): string {
  const what = subject.kind === 'token' ? `${subject.tick} ${subject.amount}` : subject.kind;
  return [op, revealTxid ?? '', commitTxid ?? '', to ?? '', what].join(' ');
}
