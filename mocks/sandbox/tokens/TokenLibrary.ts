/** Index data that is not on the chain: token images, prices, frozen NFTs, and contents by id. */
import type { Dune } from './answers/ord.ts';
import { contentIdOf } from './contentId.ts';
import type { Grant } from './ledger/types.ts';

/** What a token's makers submitted to the index. */
export interface TokenStory {
  /** content id; absent: no image */
  readonly logo?: string;
  /** the index's "checked" mark */
  readonly isChecked?: boolean;
  readonly introduction?: string;
  readonly website?: string;
  readonly telegram?: string;
  readonly twitter?: string;
}

export interface FrozenNft {
  readonly holder: string;
  readonly tick: string;
  readonly tickId: number;
  readonly prompt: string;
  readonly model: string;
  /** content id */
  readonly image: string;
  readonly deployHash: string;
  readonly timeMs: number;
}

/** A content of the gateway. */
export interface StoredContent {
  readonly mime: string;
  readonly bytes: Uint8Array;
}

/** A file's data besides its holder. */
export interface FileStory {
  readonly name: string;
  readonly mime: string;
  readonly size: number;
  /** content id */
  readonly content: string;
}

export type LibrarySnapshot = Pick<
  TokenLibrary,
  'stories' | 'prices' | 'nfts' | 'files' | 'contents' | 'dunes' | 'grants'
>;

/** All data that is not on the chain. */
export class TokenLibrary {
  readonly stories = new Map<string, TokenStory>();
  /** DOGE for one whole token, by tick or tick_id */
  readonly prices = new Map<string, number>();
  readonly nfts: FrozenNft[] = [];
  readonly files = new Map<string, FileStory>();
  readonly contents = new Map<string, StoredContent>();
  /** dunes by the coin that they were laid on */
  readonly dunes = new Map<string, readonly Dune[]>();
  readonly grants: Grant[] = [];

  /** Stores a content in the gateway and returns its id. */
  store(mime: string, bytes: Uint8Array): string {
    const id = contentIdOf(bytes);
    this.contents.set(id, { mime, bytes });
    return id;
  }

  snapshot(): LibrarySnapshot {
    const { stories, prices, nfts, files, contents, dunes, grants } = this;
    return structuredClone({ stories, prices, nfts, files, contents, dunes, grants });
  }

  restore({ stories, prices, nfts, files, contents, dunes, grants }: LibrarySnapshot): void {
    this.clear();
    for (const [id, story] of stories) this.stories.set(id, story);
    for (const [id, price] of prices) this.prices.set(id, price);
    for (const [id, file] of files) this.files.set(id, file);
    for (const [id, content] of contents) this.contents.set(id, content);
    for (const [outpoint, carried] of dunes) this.dunes.set(outpoint, carried);
    this.nfts.push(...nfts);
    this.grants.push(...grants);
  }

  clear(): void {
    for (const map of [this.stories, this.prices, this.files, this.contents, this.dunes]) map.clear();
    this.nfts.length = 0;
    this.grants.length = 0;
  }
}
