/** Checks whether a server can be used; loaded with the server settings. */
import type { Network } from '../../domain/address/Network.ts';
import { type Fault, toFault } from '../../domain/fault.ts';
import { type IndexerProblem, judgeChain, judgeHeight } from '../../domain/indexer/judgeIndexer.ts';
import { type IndexerUrlProblem, readIndexerUrl } from '../../domain/indexer/readIndexerUrl.ts';
import { err, type Result } from '../../domain/result.ts';
import type { Indexers } from '../../ports/Indexers.ts';

export type ServerHealth =
  | { readonly status: 'asking' }
  | {
      readonly status: 'answers';
      readonly height: number;
      readonly latencyMs: number;
      /** null when no WebSocket was tried */
      readonly hasSocket: boolean | null;
      /** false: it only responds over WebSocket */
      readonly hasRequests: boolean;
    }
  | { readonly status: 'wrong'; readonly problem: IndexerProblem }
  | { readonly status: 'silent'; readonly fault: Fault };

/** Why a server was not added. */
export type AddProblem =
  | IndexerUrlProblem
  | IndexerProblem
  | { readonly kind: 'no-answer'; readonly fault: Fault };

export type Adding =
  | { readonly status: 'idle' }
  | { readonly status: 'checking' }
  | { readonly status: 'rejected'; readonly problem: AddProblem };

export interface CheckTools {
  readonly indexers: Indexers;
  readonly network: Network;
  /** the highest block of the servers in use; null when none responds */
  readonly bestHeight: number | null;
}

/** Checks a server in use: it may lag, and is then shown as behind. */
export async function queryServer(url: string, { indexers, network }: CheckTools): Promise<ServerHealth> {
  try {
    const report = await indexers.probe(url);
    const { height, nodeHeight, latencyMs, hasSocket, hasRequests } = report;
    // a server still syncing is far behind its own node
    const problem = judgeChain(report, network) ?? judgeHeight(height, nodeHeight);
    if (problem !== null) return { status: 'wrong', problem };
    return { status: 'answers', height, latencyMs, hasSocket, hasRequests };
  } catch (thrown) {
    return { status: 'silent', fault: toFault(thrown, 'bad-answer') };
  }
}

/** Verified to serve this chain. */
export interface CheckedServer {
  readonly url: string;
  readonly health: ServerHealth;
}

/** Checks a typed server. @param listed - the servers in use */
export async function checkServer(
  text: string,
  listed: readonly string[],
  means: CheckTools,
): Promise<Result<CheckedServer, AddProblem>> {
  const read = readIndexerUrl(text, means.network, listed);
  if (!read.ok) return read;
  const url = read.value;
  const health = await queryServer(url, means);
  if (health.status === 'silent') return err({ kind: 'no-answer', fault: health.fault });
  if (health.status === 'wrong') return err(health.problem);
  const height = health.status === 'answers' ? health.height : 0;
  const problem = judgeHeight(height, means.bestHeight);
  return problem === null ? { ok: true, value: { url, health } } : err(problem);
}
