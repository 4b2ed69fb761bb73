/** Fetches raw transactions and verifies them by hash, retrying while each try makes progress. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { Fault } from '../../domain/fault.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import { type VerifiedTransaction, verifyPrevious } from '../../domain/tx/sign/verifyPrevious.ts';
import type { BytesProblem } from '../../domain/tx/Transfer.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer } from '../../ports/ChainIndexer.ts';

export interface FetchTools {
  readonly chain: Pick<ChainIndexer, 'rawTransactions'>;
  /** verified before, by id; extended here, even by a try that failed */
  readonly previous: Map<Txid, VerifiedTransaction>;
  /** the address in whose history most of them are */
  readonly address?: DogeAddress | undefined;
  readonly signal?: AbortSignal | undefined;
  /** called with the number of ids fetched, and the total */
  readonly onFetched?: (done: number, total: number) => void;
}

/**
 * Fetches the missing ones. Failures are retried as long as each try brings some, for slow or flaky servers.
 *
 * Problems: bytes that are not the requested transaction
 *
 * @throws {Fault} when a try brings none; `not-found` for one unknown to the server; the signal's reason
 */
export async function fetchVerified(
  tools: FetchTools,
  ids: readonly Txid[],
): Promise<Result<null, BytesProblem>> {
  const { previous, signal } = tools;
  for (;;) {
    signal?.throwIfAborted();
    const missing = ids.filter((id) => !previous.has(id));
    if (missing.length === 0) return ok(null);
    try {
      return await fetchOnce(tools, ids.length, missing);
    } catch (thrown) {
      const came = missing.some((id) => previous.has(id));
      const isPassing = thrown instanceof Fault && thrown.kind !== 'not-found';
      if (signal?.aborted || !came || !isPassing) throw thrown;
    }
  }
}

async function fetchOnce(
  { chain, previous, address, signal, onFetched }: FetchTools,
  total: number,
  missing: readonly Txid[],
): Promise<Result<null, BytesProblem>> {
  const problems: BytesProblem[] = [];
  const take = (id: Txid, rawHex: string) => {
    if (previous.has(id)) return;
    const verified = verifyPrevious(id, rawHex);
    if (verified.ok) previous.set(id, verified.value);
    else problems.push(verified.problem);
  };
  const had = total - missing.length;
  const options = { address, signal, onRaw: take };
  const fetched = await chain
    .rawTransactions(missing, { ...options, onProgress: (done) => onFetched?.(had + done, total) })
    .catch((thrown: unknown) => {
      if (problems.length === 0) throw thrown;
      return new Map<Txid, string>();
    });
  for (const [id, rawHex] of fetched) take(id, rawHex);
  const [problem] = problems;
  if (problem !== undefined) return err(problem);
  const unknown = missing.find((id) => !previous.has(id));
  if (unknown !== undefined) throw new Fault('not-found', unknown);
  return ok(null);
}
