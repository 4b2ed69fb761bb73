import type { UntrustedContent } from '../domain/content/contentKind.ts';
/** Fetches pictures, texts and files, only from the configured gateway. */
export interface ContentGateway {
  /** its host, for display */
  readonly name: string;
  /**
   * Loads content by a reference from an index: a CID, an `ipfs://` or https link that ends in one, or an inscription id. Only the id is
   * used: the URL is always the gateway's.
   *
   * @throws {Fault} `not-found` also for a reference without an id · `bad-answer` for more than `MAX_CONTENT_BYTES`
   */
  load(reference: string, signal?: AbortSignal): Promise<UntrustedContent>;
}

/** Maximum size of fetched content, bytes. */
export const MAX_CONTENT_BYTES = 5_000_000;
