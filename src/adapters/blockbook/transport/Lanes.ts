/** Chooses a question's route: the live connection, HTTP to one of the servers, or waiting. */

import type { Clock } from '../../../ports/Clock.ts';
import { RateBudget } from '../../http/RateBudget.ts';
import type { Message, Priority } from '../protocol/question.ts';
import type { Connection } from './Connection.ts';
import type { Job } from './Job.ts';
import type { LiveConnection } from './LiveConnection.ts';
import type { Rest } from './Rest.ts';
import type { ServerTrust } from './ServerTrust.ts';

export interface LaneOptions {
  readonly clock: Clock;
  /** 0 to 1, for jitter */
  readonly random: () => number;
  /** the current servers */
  readonly bases: () => readonly string[];
  readonly live: () => LiveConnection;
  readonly rest: Rest;
  readonly trust: ServerTrust;
}

/** Maximum of requests under way over one connection. */
export const MAX_IN_FLIGHT = 10;
/** A server closes a connection with more than 2,500 messages in ten minutes, and bans its IP address for hours. */
const MESSAGE_LIMIT = { perMinute: 110, burst: 1_200 };
/** Reserved for broadcasts, subscriptions and pings. */
const MESSAGE_HEADROOM = 20;
/** A server that asks for a longer pause is not waited for, milliseconds. */
export const MAX_WAIT_MS = 60_000;
/** Requests left for others by priority: a broadcast, or a waiting user. */
const HEADROOM: Readonly<Record<Priority, number>> = { review: 1, person: 1, background: 5 };

const NEVER = Number.POSITIVE_INFINITY;

/** A route, or how long to wait for one: Infinity until something changes. */
export type Lane =
  | { readonly kind: 'live'; readonly connection: Connection; readonly base: string }
  | { readonly kind: 'rest'; readonly base: string }
  | { readonly kind: 'wait'; readonly ms: number }
  /** every server asks for a longer pause than anyone waits */
  | { readonly kind: 'hopeless' };

const wait = (ms: number): Lane => ({ kind: 'wait', ms });

/** Whether the connection can be asked about an account; all other requests are allowed. */
const mayAsk = (live: LiveConnection, { method, params }: Message<unknown>) =>
  method === 'getAccountInfo' && 'descriptor' in params ? live.mayAskAbout(String(params.descriptor)) : 'yes';

/** Routes to the servers, as far as known. */
export class Lanes {
  readonly #options: LaneOptions;
  /** message budgets by server */
  readonly #messages = new Map<string, RateBudget>();
  /** methods that each server's live connection doesn't answer */
  readonly #lacks = new Map<string, Set<string>>();
  /** servers whose socket works, but whose HTTP answers never arrive: blocked for cross-origin pages, for example */
  readonly #unread = new Set<string>();
  #preferred: string | null = null;
  #list: readonly string[] = [];

  constructor(options: LaneOptions) {
    this.#options = options;
  }

  /** The servers in order, rotated so that the last one that answered is first; servers that lost their node are last. */
  bases(): readonly string[] {
    const all = this.#options.bases();
    if (all !== this.#list) this.#preferred = null;
    this.#list = all;
    const index = this.#preferred === null ? 0 : Math.max(0, all.indexOf(this.#preferred));
    return this.#options.trust.inOrder([...all.slice(index), ...all.slice(0, index)]);
  }

  /** Puts the server that answered last first. */
  prefer(base: string): void {
    this.#preferred = base;
  }

  /** Remembers that a server's live connection doesn't answer a method. */
  lack(base: string, method: string): void {
    const lacking = this.#lacks.get(base) ?? new Set();
    lacking.add(method);
    this.#lacks.set(base, lacking);
  }

  /** Remembers whether a server's HTTP answers arrive. */
  noteRequests(base: string, isRead: boolean): void {
    if (isRead) this.#unread.delete(base);
    else this.#unread.add(base);
  }

  /** Whether the current live connection answers a method. */
  isLive(method: string): boolean {
    const { open } = this.#options.live();
    return open !== null && !this.#lacks.get(open.base)?.has(method);
  }

  /** The route of a question now. */
  of(job: Job): Lane {
    const nowMs = this.#options.clock.nowMs();
    if (job.notBeforeMs > nowMs) return wait(job.notBeforeMs - nowMs);
    const { message } = job.question;
    const isLive = message !== null && !job.isRestOnly;
    return (isLive ? this.#liveLane(job, message, nowMs) : null) ?? this.#restLane(job);
  }

  /** The live connection, or a wait for it; null: use HTTP. */
  #liveLane(job: Job, message: Message<unknown>, nowMs: number): Lane | null {
    const live = this.#options.live();
    const { open } = live;
    if (!open) return live.graceUntilMs > nowMs ? wait(live.graceUntilMs - nowMs) : null;
    if (!this.isLive(message.method) || job.failures.has(open.base)) return null;
    if (open.connection.underWay >= MAX_IN_FLIGHT) return wait(NEVER);
    const waitMs = this.messages(open.base).waitMs(MESSAGE_HEADROOM);
    if (waitMs > 0) return wait(waitMs);
    const verdict = mayAsk(live, message);
    if (verdict === 'no') return this.#soonest(this.#restLane(job, this.#unread), live.renewableInMs);
    return verdict === 'later' ? wait(NEVER) : { kind: 'live', ...open };
  }

  /** HTTP if it is free; otherwise whichever is first, room there or another connection. */
  #soonest(rest: Lane, renewableInMs: number): Lane {
    if (rest.kind === 'rest') return rest;
    return wait(Math.min(rest.kind === 'wait' ? rest.ms : NEVER, renewableInMs));
  }

  /** @param without - servers to skip */
  #restLane(job: Job, without: ReadonlySet<string> = new Set()): Lane {
    const { rest } = this.#options;
    const left = this.bases().filter((base) => !job.failures.has(base) && !without.has(base));
    if (left.length === 0) return wait(NEVER);
    const waits = left.map((base) => ({ base, ms: rest.waitMs(base, HEADROOM[job.priority]) }));
    const free = waits.find(({ ms }) => ms === 0);
    if (free) return { kind: 'rest', base: free.base };
    if (left.every((base) => rest.pauseMs(base) > MAX_WAIT_MS)) return { kind: 'hopeless' };
    return wait(Math.min(...waits.map(({ ms }) => ms)));
  }

  /** A server's message budget over its live connection. */
  messages(base: string): RateBudget {
    const { clock, random } = this.#options;
    const known = this.#messages.get(base) ?? new RateBudget(clock, MESSAGE_LIMIT, random);
    this.#messages.set(base, known);
    return known;
  }
}
