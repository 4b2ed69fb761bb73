/** Files that a site serves and asks to be looked at: fetched only after a person agreed. */
import type { Result } from '../domain/result.ts';

/** Why a file is not taken. */
export interface SiteFileProblem {
  readonly kind: 'too-large';
  /** bytes */
  readonly maximum: number;
}

export interface SiteFiles {
  /**
   * Fetches a file once, over https, without cookies, referrer or redirection.
   *
   * @param maxBytes - more is not read
   * @throws {Fault} when nothing usable answers in time
   */
  fetch(url: string, maxBytes: number, signal?: AbortSignal): Promise<Result<Uint8Array, SiteFileProblem>>;
}
