// The sentences of NFTs and files: their lists, and each one's page.

import type { FileItem } from '../../../domain/drc20/Collectible.ts';
import { foreignText } from '../../../domain/text/foreignText.ts';
import { inCount } from '../../format/inCount.ts';
import { messages, t } from '../../i18n.ts';

/** Lists of NFTs and files. */
export const COLLECTION_MESSAGES = messages('collection', {
  nfts: 'NFTs',
  files: 'Files',
  noNftsTitle: 'No NFTs yet',
  noNfts: 'NFTs that belong to your address show up here, once an index has read their block.',
  noFilesTitle: 'No files yet',
  noFiles: 'Files that belong to your address show up here, once an index has read their block.',
  failedText: 'What is yours stays yours. Which it is cannot be read now, and that is not none.',
  loadingMore: 'Loading more',
  more: 'Load more',
  moreFailed: 'More belongs here. What is above is right.',
});

/** `24 of 5,000`; `5,000` once all are there. */
export const countItems = (shown: number, total: number): string =>
  total > shown
    ? t('collection.items', '{shown} of {total}', { shown: inCount(shown), total: inCount(total) })
    : inCount(shown);

/** `#1,204`. */
export const nameNumber = (number: bigint): string => `#${inCount(number)}`;

/** What its maker called it, or the start and the end of its id. */
export const nameFile = ({ name, fileId }: Pick<FileItem, 'name' | 'fileId'>): string => {
  const own = name === null ? '' : foreignText(name);
  return own === '' ? `${fileId.slice(0, 6)}…${fileId.slice(-6)}` : own;
};

/** An NFT's page. */
export const NFT_MESSAGES = messages('collection.nft', {
  title: 'NFT',
  unread: 'This NFT cannot be read',
  unreadText: 'No index of NFTs is set up here. What this address holds stays there.',
  missing: 'Not among your NFTs',
  missingText: 'This account holds no such NFT, as far as the index tells.',
  failedText: 'The NFT is where it was. It cannot be read now.',
  loading: 'Loading the NFT',
  facts: 'About it',
  collection: 'Collection',
  number: 'Number',
  protocol: 'Protocol',
  type: 'Kind',
  holder: 'Belongs to',
  coin: 'Lies on the coin',
  prompt: 'Prompt',
  model: 'Model',
  strangers: 'In its maker’s words',
  index: 'Told by',
  readOnly: 'Only to be looked at',
  frozen: 'The ledger has frozen NFTs: a move of one would be refused, so Kennel offers none.',
  doginals: 'It rides on a coin of yours. That coin stays protected, and moving it comes later.',
  copyId: 'Copy id',
  id: 'Id',
  idByHand: 'The clipboard did not take it: press and hold the id to copy it.',
});

/** A file's page. */
export const FILE_MESSAGES = messages('collection.file', {
  title: 'File',
  unread: 'This file cannot be read',
  unreadText: 'No index of files is set up here. What this address holds stays there.',
  missing: 'Not among your files',
  missingText: 'This account holds no such file, as far as the index tells.',
  failedText: 'The file is where it was. It cannot be read now.',
  loading: 'Loading the file',
  facts: 'About it',
  name: 'Name',
  noName: 'Its maker gave none',
  type: 'Kind',
  size: 'Size',
  made: 'Made',
  hash: 'SHA-256 of what came',
  hashWaits: 'Once its content is here',
  hashText: 'Compare it with the one that its maker gave: equal ones are of the same bytes.',
  holder: 'Belongs to',
  index: 'Told by',
  unknown: 'unknown',
  send: 'Send this file',
  watched: 'Only looked at',
  watchedText: 'No key here signs for this account, so the file cannot be sent from here.',
  save: 'Save to this device',
  saved: 'Download started',
  savedText: 'Some apps block downloads. Check that the file is there.',
  copyId: 'Copy id',
  id: 'File id',
  idByHand: 'The clipboard did not take it: press and hold the id to copy it.',
});
