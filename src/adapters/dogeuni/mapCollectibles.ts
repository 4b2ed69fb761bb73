/** Turns rows about NFTs and files into the domain's words. Pure. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { FileItem, Nft } from '../../domain/drc20/Collectible.ts';
import { plainMime } from '../http/request.ts';
import type { RawFile, RawNft } from './schema.ts';

const MAX_NAME_LENGTH = 200;

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text);

/** An NFT of the ledger. */
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

/** A file. A length of 0 is none that the index knows. */
export const mapFile = (raw: RawFile, holder: DogeAddress): FileItem => ({
  fileId: raw.file_id,
  name: textOrNull(raw.file_name.slice(0, MAX_NAME_LENGTH)),
  mime: plainMime(raw.file_type),
  size: raw.file_length || null,
  content: raw.file_path,
  holder,
  createdAtMs: raw.create_date,
});
