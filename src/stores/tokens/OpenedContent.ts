/** The content of the NFT or file shown, with its hash. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { UntrustedContent } from '../../domain/content/contentKind.ts';
import { toFault } from '../../domain/fault.ts';
import { failed, IDLE, type Loadable, loading, ready } from '../../domain/loadable.ts';
import type { ContentCache } from './ContentCache.ts';

export interface HashedContent {
  readonly content: UntrustedContent;
  /** SHA-256 of the bytes, 64 hex digits; null where the browser can't compute it */
  readonly sha256: string | null;
}

/** One content at a time. */
export class OpenedContent {
  state: Loadable<HashedContent> = IDLE;
  /** null before `open` */
  reference: string | null = null;

  readonly #cache: ContentCache;
  readonly #nowMs: () => number;
  #asking = new AbortController();

  constructor(cache: ContentCache, nowMs: () => number) {
    this.#cache = cache;
    this.#nowMs = nowMs;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Loads a content, unless it is loaded or loading. */
  async open(reference: string): Promise<void> {
    if (this.reference === reference && this.state.status !== 'idle' && this.state.status !== 'failed')
      return;
    this.close();
    const { signal } = this.#asking;
    this.reference = reference;
    this.state = loading(IDLE);
    let state: Loadable<HashedContent>;
    try {
      const content = await this.#cache.load(reference, signal);
      state = ready({ content, sha256: await sha256Of(content.bytes) }, this.#nowMs());
    } catch (thrown) {
      state = failed(IDLE, toFault(thrown, 'offline'));
    }
    if (signal.aborted) return;
    runInAction(() => {
      this.state = state;
    });
  }

  close(): void {
    this.#asking.abort();
    this.#asking = new AbortController();
    this.reference = null;
    this.state = IDLE;
  }
}

/** 64 hex digits; null without Web Crypto, as on pages not served over HTTPS. */
async function sha256Of(bytes: Uint8Array): Promise<string | null> {
  try {
    const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes));
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return null;
  }
}
