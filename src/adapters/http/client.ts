/** Asks a list of servers in turn, and asks again when that may help. Reads only: whatever must go out once is apart. */

import { Fault } from '../../domain/fault.ts';
import { type Attempt, attemptOfAnswer, attemptOfFault, type ReadRejection } from './attempt.ts';
import { backOffMs, pause } from './backOff.ts';
import { type HttpRequest, type HttpTools, request } from './request.ts';

export interface ClientOptions extends HttpTools {
  /** the servers of now, the first to ask first, without slashes at the end */
  readonly baseUrls: () => readonly string[];
  /** 0 to 1, for jitter */
  readonly random: () => number;
  readonly readRejection: ReadRejection;
  /** how often all servers are asked before a read fails; `MAX_ROUNDS` unless given */
  readonly rounds?: number;
}

/** What is asked: a path that begins with a slash, or a question that is posted as JSON. */
export type Question = string | { readonly path: string; readonly json: unknown };

/** Reads from the first server that answers well. */
export interface Client {
  /** @param read - turns the answer's text into a value; throws a Fault `bad-answer` */
  read<Value>(question: Question, read: (text: string) => Value, signal?: AbortSignal): Promise<Value>;
  /** the servers, the one that answered last first */
  bases(): readonly string[];
}

/** How often all servers are asked before a read fails. */
export const MAX_ROUNDS = 3;

/** A server that wants us to wait longer than this is not waited for. */
const MAX_WAIT_MS = 10_000;

type Failure = Extract<Attempt<never>, { kind: 'failed' }>;

/** Makes a client. */
export function createClient(options: ClientOptions): Client {
  const { baseUrls } = options;
  let preferred: string | null = null;
  let list = baseUrls();

  /** The one that answered last goes first, and all others keep their order around it. */
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

/** How long to wait before the next round; null when there is no use in one. */
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

/** The fault that says most: a server that answered badly tells more than one that was silent. */
function tellingFault(failures: readonly Failure[]): Fault {
  const faults = failures.map((failure) => failure.fault);
  return faults.find((fault) => fault.kind !== 'offline') ?? faults[0] ?? new Fault('offline', 'no server');
}
