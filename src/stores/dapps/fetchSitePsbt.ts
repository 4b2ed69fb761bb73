/** Fetches the transaction that a site wants shown. Its bytes must match the hash in the request. */
import type { DappAction } from '../../domain/dapp/DappRequest.ts';
import { type SitePsbtProblem, sitePsbtHash } from '../../domain/dapp/sitePsbt.ts';
import { toFault } from '../../domain/fault.ts';
import { MAX_PSBT_SIZE } from '../../domain/requestLimits.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import type { SiteFiles } from '../../ports/SiteFiles.ts';
import type { SiteRequestFailure } from './SiteRequest.ts';

/** Never throws. The bytes are only hashed, not parsed. @param files - null: fetching is not available */
export async function fetchSitePsbt(
  files: SiteFiles | null,
  { url, hash }: Extract<DappAction, { kind: 'psbt' }>,
): Promise<Result<Uint8Array, SiteRequestFailure>> {
  const refuse = (problem: SitePsbtProblem) => err({ kind: 'psbt', problem } as const);
  if (files === null) return refuse({ kind: 'unavailable' });
  try {
    const fetched = await files.fetch(url, MAX_PSBT_SIZE);
    if (!fetched.ok) return refuse(fetched.problem);
    return sitePsbtHash(fetched.value) === hash ? ok(fetched.value) : refuse({ kind: 'other-hash' });
  } catch (thrown) {
    return refuse({ kind: 'unreachable', fault: toFault(thrown, 'bad-answer') });
  }
}
