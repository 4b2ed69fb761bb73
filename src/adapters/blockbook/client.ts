/** Asks a list of Blockbook servers in turn, and asks again when that may help. Reads only: broadcast is apart. */

import { Fault } from '../../domain/fault.ts';
import { type Attempt, attemptOfAnswer, attemptOfFault } from './attempt.ts';
import { backOffMs, pause } from './backOff.ts';
import { type HttpTools, request } from './http.ts';

/** What a client needs. */
export interface ClientOptions extends HttpTools {
  /** without a slash at the end; at least one */
  readonly baseUrls: readonly string[];
  /** 0 to 1, for jitter */
  readonly random: () => number;
}

/** Reads from the first server that answers well. */
export interface BlockbookClient {
  /** @param read - turns the answer's text into a value; throws a Fault `bad-answer` */
  read<Value>(path: string, read: (text: string) => Value, signal?: AbortSignal): Promise<Value>;
  /** the servers, the one that answered last first */
  bases(): readonly string[];
}

/** How often all servers are asked before a read fails. */
export const MAX_ROUNDS = 3;

/** A server that wants us to wait longer than this is not waited for. */
const LONGEST_WAIT_MS = 10_000;

type Failure = Extract<Attempt<never>, { kind: 'failed' }>;

/** Makes a client. */
export function createClient(options: ClientOptions): BlockbookClient {
  const { baseUrls } = options;
  let preferred = 0;

  async function attempt<Value>(
    base: string,
    ...[path, read, signal]: ReadArgs<Value>
  ): Promise<Attempt<Value>> {
    try {
      return attemptOfAnswer(await request(options, { url: base + path, signal }), read);
    } catch (thrown) {
      signal?.throwIfAborted();
      return attemptOfFault(thrown);
    }
  }

  async function round<Value>(failures: Failure[], ...args: ReadArgs<Value>): Promise<Attempt<Value> | null> {
    const first = preferred;
    for (let step = 0; step < baseUrls.length; step += 1) {
      const index = (first + step) % baseUrls.length;
      const outcome = await attempt(baseUrls[index] ?? '', ...args);
      if (outcome.kind !== 'failed') {
        preferred = index;
        return outcome;
      }
      failures.push(outcome);
    }
    return null;
  }

  return {
    bases: () => [...baseUrls.slice(preferred), ...baseUrls.slice(0, preferred)],
    async read(...args) {
      for (let count = 1; ; count += 1) {
        const failures: Failure[] = [];
        const outcome = await round(failures, ...args);
        if (outcome?.kind === 'value') return outcome.value;
        if (outcome?.kind === 'final') throw outcome.fault;
        const waitMs = waitAfter(failures, count, options.random);
        if (waitMs === null) throw tellingFault(failures);
        await pause(options.clock, waitMs, args[2]);
      }
    },
  };
}

type ReadArgs<Value> = [path: string, read: (text: string) => Value, signal?: AbortSignal];

/** How long to wait before the next round; null when there is no use in one. */
function waitAfter(failures: readonly Failure[], round: number, random: () => number): number | null {
  const passing = failures.filter((failure) => failure.isPassing);
  if (passing.length === 0 || round >= MAX_ROUNDS) return null;
  const askedMs = Math.min(...passing.map((failure) => failure.retryAfterMs ?? 0));
  return askedMs > LONGEST_WAIT_MS ? null : Math.max(askedMs, backOffMs(round - 1, random));
}

/** The fault that says most: a server that answered badly tells more than one that was silent. */
function tellingFault(failures: readonly Failure[]): Fault {
  const faults = failures.map((failure) => failure.fault);
  return faults.find((fault) => fault.kind !== 'offline') ?? faults[0] ?? new Fault('offline', 'no server');
}
