// Messages about NFTs and files: their lists, and their pages.

import type { FileItem } from '../../../domain/drc20/Collectible.ts';
import { foreignText } from '../../../domain/text/foreignText.ts';
import { inCount } from '../../format/inCount.ts';
import { messages, t } from '../../i18n.ts';

export const COLLECTION_MESSAGES = messages('collection', {
  nfts: 'NFTs',
  files: 'Files',
  noNftsTitle: 'No NFTs yet',
  noNfts: 'NFTs at your address appear here once an index has read their block.',
  noFilesTitle: 'No files yet',
  noFiles: 'Files at your address appear here once an index has read their block.',
  failedText: 'Couldn’t load your items. They’re safe.',
  loadingMore: 'Loading more',
  more: 'Load more',
  moreFailed: 'Couldn’t load more. What’s shown above is correct.',
});

/** `24 of 5,000`; `5,000` once all are loaded. */
export const countItems = (shown: number, total: number): string =>
  total > shown
    ? t('collection.items', '{shown} of {total}', { shown: inCount(shown), total: inCount(total) })
    : inCount(shown);

/** `#1,204`. */
export const nameNumber = (number: bigint): string => `#${inCount(number)}`;

/** The name given by its maker, or the start and end of its id. */
export const nameFile = ({ name, fileId }: Pick<FileItem, 'name' | 'fileId'>): string => {
  const own = name === null ? '' : foreignText(name);
  return own === '' ? `${fileId.slice(0, 6)}…${fileId.slice(-6)}` : own;
};

export const NFT_MESSAGES = messages('collection.nft', {
  title: 'NFT',
  unread: 'NFT unavailable',
  unreadText: 'No NFT index is set up. NFTs at this address are safe.',
  missing: 'Not in your NFTs',
  missingText: 'The index doesn’t list this NFT for this account.',
  failedText: 'Couldn’t load this NFT. It’s safe.',
  loading: 'Loading NFT',
  facts: 'Details',
  collection: 'Collection',
  number: 'Number',
  protocol: 'Protocol',
  type: 'Type',
  holder: 'Owner',
  coin: 'Stored on coin',
  prompt: 'Prompt',
  model: 'Model',
  strangers: 'Creator’s description',
  index: 'Source',
  readOnly: 'View only',
  frozen: 'The ledger has frozen NFTs and would reject a transfer, so Kennel doesn’t offer one.',
  doginals: 'It’s attached to one of your coins. Kennel protects that coin; sending it comes later.',
  copyId: 'Copy ID',
  id: 'ID',
  idByHand: 'Couldn’t copy. Press and hold the ID to copy it.',
});

export const FILE_MESSAGES = messages('collection.file', {
  title: 'File',
  unread: 'File unavailable',
  unreadText: 'No file index is set up. Files at this address are safe.',
  missing: 'Not in your files',
  missingText: 'The index doesn’t list this file for this account.',
  failedText: 'Couldn’t load this file. It’s safe.',
  loading: 'Loading file',
  facts: 'Details',
  name: 'Name',
  noName: 'Unnamed',
  type: 'Type',
  size: 'Size',
  made: 'Created',
  hash: 'SHA-256 of the content',
  hashWaits: 'After the content loads',
  hashText: 'Compare it with the hash its creator published. If they match, the content is identical.',
  holder: 'Owner',
  index: 'Source',
  unknown: 'unknown',
  send: 'Send this file',
  watched: 'Watch-only',
  watchedText: 'This account has no key here, so you can’t send the file.',
  save: 'Save to device',
  saved: 'Download started',
  savedText: 'Some apps block downloads. Check that the file is there.',
  copyId: 'Copy ID',
  id: 'File ID',
  idByHand: 'Couldn’t copy. Press and hold the ID to copy it.',
});
