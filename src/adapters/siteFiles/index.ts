/** Entry to files of sites: over https, bounded, without cookies, and never redirected. */
import { readHttps } from '../../domain/address/billPointer.ts';
import { Fault } from '../../domain/fault.ts';
import { err, ok } from '../../domain/result.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { SiteFiles } from '../../ports/SiteFiles.ts';
import { AnswerTooLong } from '../http/boundedJson.ts';
import { type HttpTools, hostFetch, requestBytes } from '../http/request.ts';

export interface SiteFilesOptions {
  readonly clock: Clock;
  /** defaults to the host's */
  readonly fetch?: typeof globalThis.fetch;
  /** per file, milliseconds; defaults to 30,000 */
  readonly timeoutMs?: number;
}

/** Enough for four megabytes over a phone's slow network. */
const DEFAULT_TIMEOUT_MS = 30_000;

export function createSiteFiles(options: SiteFilesOptions): SiteFiles {
  const { clock, fetch = hostFetch, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const tools: HttpTools = { fetch, clock, timeoutMs };
  return {
    async fetch(url, maxBytes, signal) {
      if (readHttps(url) === null) throw new Fault('bad-answer', 'a file without https');
      try {
        const answer = await requestBytes(tools, { url, signal, isRedirectRejected: true, maxBytes });
        if (answer.status !== 200) throw faultOf(answer.status);
        return ok(answer.bytes);
      } catch (thrown) {
        if (thrown instanceof AnswerTooLong) return err({ kind: 'too-large', maximum: maxBytes });
        throw thrown;
      }
    },
  };
}

function faultOf(status: number): Fault {
  const isAbsent = status === 404 || status === 410;
  return new Fault(isAbsent ? 'not-found' : 'rejected', `HTTP ${status}`);
}
