/** Maps rows of NFTs and files to domain types. Pure. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { FileItem, Nft } from '../../domain/drc20/Collectible.ts';
import { plainMime } from '../http/request.ts';
import type { RawFile, RawNft } from './schema.ts';

const MAX_NAME_LENGTH = 200;

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text);

export const mapNft = (raw: RawNft, holder: DogeAddress): Nft => ({
  key: `nft/ai:${raw.tick}:${raw.tick_id}`,
  protocol: 'nft/ai',
  title: raw.tick,
  number: raw.tick_id,
  prompt: textOrNull(raw.nft_prompt) ?? textOrNull(raw.prompt),
  model: textOrNull(raw.nft_model),
  content: raw.image_path,
  mime: null,
  holder,
  deployTxid: raw.deploy_hash,
  outpoint: null,
});

/** Maps a file. A length of 0 means unknown. */
export const mapFile = (raw: RawFile, holder: DogeAddress): FileItem => ({
  fileId: raw.file_id,
  name: textOrNull(raw.file_name.slice(0, MAX_NAME_LENGTH)),
  mime: plainMime(raw.file_type),
  size: raw.file_length || null,
  content: raw.file_path,
  holder,
  createdAtMs: raw.create_date,
});
