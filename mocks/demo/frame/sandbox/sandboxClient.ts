/** Talks with the sandbox's control interface, which the demo's server carries beside its Blockbook. */

/** How the sandbox's indexer behaves. */
export type IndexerMood = 'normal' | 'slow' | 'wrong' | 'down';

/** A transaction that waits for a block. */
export interface WaitingTransaction {
  readonly txid: string;
  /** bytes */
  readonly size: number;
  /** koinu, decimal text */
  readonly fee: string;
}

/** What the panel shows of the sandbox. */
export interface SandboxState {
  readonly height: number;
  readonly hash: string;
  readonly mempool: readonly WaitingTransaction[];
  readonly mood: IndexerMood;
  /** the last address that somebody asked the indexer for; null when none was */
  readonly lastAskedAddress: string | null;
}

const CONTROL = '/sandbox/control';

async function read(response: Response): Promise<unknown> {
  const answer: unknown = await response.json();
  if (response.ok) return answer;
  const hasError = typeof answer === 'object' && answer !== null && 'error' in answer;
  throw new Error(hasError ? String(answer.error) : `The sandbox answered ${response.status}.`);
}

/**
 * Gives the sandbox an order.
 *
 * @throws {Error} with the sandbox's own words when it refuses
 */
export async function order(
  verb: string,
  parameters: Readonly<Record<string, unknown>> = {},
): Promise<unknown> {
  const body = JSON.stringify(parameters);
  const headers = { 'content-type': 'application/json' };
  return read(await fetch(`${CONTROL}/${verb}`, { method: 'POST', headers, body }));
}

/** Asks the sandbox how it stands. @throws {Error} when it does not answer */
export async function readSandbox(): Promise<SandboxState> {
  return (await order('state')) as SandboxState;
}
