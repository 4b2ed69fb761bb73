/** Files that a site serves for review: fetched only after the user agreed. */
import type { Result } from '../domain/result.ts';

/** Why a file is rejected. */
export interface SiteFileProblem {
  readonly kind: 'too-large';
  /** bytes */
  readonly maximum: number;
}

export interface SiteFiles {
  /**
   * Fetches a file once, over https, without cookies, referrer or redirects.
   *
   * @param maxBytes - maximum read
   * @throws {Fault} when there is no usable response in time
   */
  fetch(url: string, maxBytes: number, signal?: AbortSignal): Promise<Result<Uint8Array, SiteFileProblem>>;
}
