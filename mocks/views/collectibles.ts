/** NFTs and files of stories. */
import type { FileItem, Nft } from '../../src/domain/drc20/Collectible.ts';
import { ADDRESSES } from './people.ts';
import { storyTxid } from './tokens.ts';

export const nft = (index: number, given: Partial<Nft> = {}): Nft => ({
  key: `nft/ai:DOGS:${index}`,
  protocol: 'nft/ai',
  title: 'DOGS',
  number: BigInt(index),
  prompt: 'a shiba on the moon, oil on canvas, warm light',
  model: 'stable-diffusion-xl',
  content: ['dog', 'moon', 'bone', 'coin'][index % 4] ?? null,
  mime: 'image/png',
  holder: ADDRESSES.ours,
  deployTxid: storyTxid(900 + index),
  outpoint: null,
  ...given,
});

/** An inscription on a coin. */
export const INSCRIPTION = nft(8_204_117, {
  key: `doginals:${storyTxid(12)}i0`,
  protocol: 'doginals',
  title: 'Inscription',
  prompt: null,
  model: null,
  content: 'hostileDrawing',
  mime: 'image/svg+xml',
  deployTxid: null,
  outpoint: `${storyTxid(12)}:0`,
});

/** One NFT for each appearance. */
export const SOME_NFTS: readonly Nft[] = [
  nft(0, { key: 'nft/ai:DOGS:1204', number: 1204n }),
  nft(1),
  INSCRIPTION,
  nft(5, { key: 'nft/ai:NOTE:5', title: 'NOTE', content: 'text', mime: 'text/plain' }),
  nft(6, { key: 'nft/ai:LOST:6', title: 'LOST', content: 'gone' }),
  nft(7, { key: 'nft/ai:NONE:7', title: 'كلب القمر الذي لا ينام أبدا', content: null, number: null }),
];

export const file = (index: number, given: Partial<FileItem> = {}): FileItem => ({
  fileId: storyTxid(2000 + index),
  name: `picture-${index}.png`,
  mime: 'image/png',
  size: 1204 + 977 * index,
  content: 'dog',
  holder: ADDRESSES.ours,
  createdAtMs: Date.UTC(2024, 4, 2, 12),
  ...given,
});

export const SOME_FILES: readonly FileItem[] = [
  file(0, { name: 'rex.png' }),
  file(1, { name: 'much-wow.html', mime: 'text/html', content: 'hostilePage', size: 412 }),
  file(2, { name: 'رسالة إلى العائلة عن البيت والبحيرة والكلب.txt', mime: 'text/plain', content: 'text' }),
  file(3, { name: null, mime: '', size: null, createdAtMs: null }),
  file(4, { name: 'howl.mp3', mime: 'audio/mpeg', content: 'sound', size: 4_812_004 }),
  file(5, { name: 'whitepaper.pdf', mime: 'application/pdf', content: 'paper', size: 88_120 }),
];
