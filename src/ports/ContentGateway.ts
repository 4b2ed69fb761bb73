import type { UntrustedContent } from '../domain/content/contentKind.ts';
/** Fetches pictures, texts and files from the configured gateway, and from nowhere else. */
export interface ContentGateway {
  /** its host, to be shown */
  readonly name: string;
  /**
   * Loads the content of a reference as an index gives it: a CID, an `ipfs://` or https link that ends in one, or an
   * inscription id. Only the id is taken from it: the address is always the gateway's.
   *
   * @throws {Fault} `not-found` also for a reference without an id · `bad-answer` for more than `MAX_CONTENT_BYTES`
   */
  load(reference: string, signal?: AbortSignal): Promise<UntrustedContent>;
}

/** The largest content that is fetched, bytes. */
export const MAX_CONTENT_BYTES = 5_000_000;
