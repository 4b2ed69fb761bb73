/** Asks a list of servers in order, and retries when that may help. Reads only: what must be sent once doesn't go through here. */

import { Fault } from '../../domain/fault.ts';
import { type Attempt, attemptOfAnswer, attemptOfFault, type ReadRejection } from './attempt.ts';
import { backOffMs, pause } from './backOff.ts';
import { type HttpRequest, type HttpTools, request } from './request.ts';

export interface ClientOptions extends HttpTools {
  /** the current servers in order of preference, without trailing slashes */
  readonly baseUrls: () => readonly string[];
  /** 0 to 1, for jitter */
  readonly random: () => number;
  readonly readRejection: ReadRejection;
  /** how many rounds over all servers before a read fails; defaults to `MAX_ROUNDS` */
  readonly rounds?: number;
}

/** A path that begins with a slash, or a body to post as JSON. */
export type Question = string | { readonly path: string; readonly json: unknown };

/** Reads from the first server with a good answer. */
export interface Client {
  /** @param read - parses the answer's text; throws a Fault `bad-answer` */
  read<Value>(question: Question, read: (text: string) => Value, signal?: AbortSignal): Promise<Value>;
  /** the servers, the one that answered last first */
  bases(): readonly string[];
}

/** Rounds over all servers before a read fails. */
export const MAX_ROUNDS = 3;

/** A server that asks for a longer pause is not waited for. */
const MAX_WAIT_MS = 10_000;

type Failure = Extract<Attempt<never>, { kind: 'failed' }>;

export function createClient(options: ClientOptions): Client {
  const { baseUrls } = options;
  let preferred: string | null = null;
  let list = baseUrls();

  /** Rotated so that the last one that answered is first. */
  function inTurn(): readonly string[] {
    const all = baseUrls();
    if (all !== list) preferred = null;
    list = all;
    const index = preferred === null ? 0 : Math.max(0, all.indexOf(preferred));
    return [...all.slice(index), ...all.slice(0, index)];
  }

  async function attempt<Value>(
    base: string,
    ...[question, read, signal]: ReadArgs<Value>
  ): Promise<Attempt<Value>> {
    try {
      const answer = await request(options, { ...specOf(base, question), signal });
      return attemptOfAnswer(answer, read, options.readRejection);
    } catch (thrown) {
      signal?.throwIfAborted();
      return attemptOfFault(thrown);
    }
  }

  async function round<Value>(failures: Failure[], ...args: ReadArgs<Value>): Promise<Attempt<Value> | null> {
    for (const base of inTurn()) {
      const outcome = await attempt(base, ...args);
      if (outcome.kind !== 'failed') {
        preferred = base;
        return outcome;
      }
      failures.push(outcome);
    }
    return null;
  }

  return {
    bases: inTurn,
    async read(...args) {
      for (let count = 1; ; count += 1) {
        const failures: Failure[] = [];
        const outcome = await round(failures, ...args);
        if (outcome?.kind === 'value') return outcome.value;
        if (outcome?.kind === 'final') throw outcome.fault;
        const waitMs = waitAfter(failures, count, options);
        if (waitMs === null) throw tellingFault(failures);
        await pause(options.clock, waitMs, args[2]);
      }
    },
  };
}

type ReadArgs<Value> = [question: Question, read: (text: string) => Value, signal?: AbortSignal];

function specOf(base: string, question: Question): Pick<HttpRequest, 'url' | 'body' | 'contentType'> {
  if (typeof question === 'string') return { url: base + question };
  return { url: base + question.path, body: JSON.stringify(question.json), contentType: 'application/json' };
}

/** How long to wait before the next round; null when it is pointless. */
function waitAfter(
  failures: readonly Failure[],
  round: number,
  { rounds = MAX_ROUNDS, random }: Pick<ClientOptions, 'rounds' | 'random'>,
): number | null {
  if (round >= rounds) return null;
  const passing = failures.filter((failure) => failure.isPassing);
  if (passing.length === 0) return null;
  const askedMs = Math.min(...passing.map((failure) => failure.retryAfterMs ?? 0));
  return askedMs > MAX_WAIT_MS ? null : Math.max(askedMs, backOffMs(round - 1, random));
}

/** The most informative fault: a server's bad answer before a server's silence. */
function tellingFault(failures: readonly Failure[]): Fault {
  const faults = failures.map((failure) => failure.fault);
  return faults.find((fault) => fault.kind !== 'offline') ?? faults[0] ?? new Fault('offline', 'no server');
}
