/**
 * Sends questions to the servers: over the live connection if there is one, otherwise by HTTP within each server's rate limit.
 * Higher priorities go first, and identical questions are sent once.
 */

import { Fault, toFault } from '../../../domain/fault.ts';
import { attemptOfAnswer, attemptOfFault } from '../../http/attempt.ts';
import { backOffMs } from '../../http/backOff.ts';
import { AnswerTooLong } from '../../http/boundedJson.ts';
import { MAX_ROUNDS } from '../../http/client.ts';
import { judgeMessage, type MessageOutcome, readRejection } from '../protocol/judgeMessage.ts';
import type { Message, Priority, Querier, Question } from '../protocol/question.ts';
import { NODE_SIGN } from '../protocol/questions.ts';
import type { Usage } from '../protocol/usage.ts';
import { type Connection, ConnectionLost } from './Connection.ts';
import { type Failure, Job } from './Job.ts';
import { type Lane, type LaneOptions, Lanes, MAX_WAIT_MS } from './Lanes.ts';
import type { TouchCheck } from './TouchCheck.ts';

export interface TransportOptions extends LaneOptions {
  readonly usage: Usage;
  readonly touch: TouchCheck;
}

/** Why an answer under way can't be used; null if it can. */
type Doubt = Promise<Fault | null>;

const NO_DOUBT: Doubt = Promise.resolve(null);

/** No answer at all: neither a bad one, nor a lost connection. */
const isSilence = (thrown: unknown): boolean =>
  !(thrown instanceof ConnectionLost) && toFault(thrown, 'bad-answer').kind !== 'bad-answer';

/** How often one question may hit a rate limit before it fails. */
const MAX_REJECTIONS = 6;
/** Queues the questions of one Blockbook adapter and routes them. */
export class Transport implements Querier {
  readonly #options: TransportOptions;
  readonly #jobs = new Set<Job>();
  readonly #lanes: Lanes;
  /** node checks under way, by connection */
  readonly #signs = new Map<Connection, Promise<unknown>>();
  /** callbacks for any change */
  readonly #onChange = new Set<() => void>();
  #cancelTimer = (): void => undefined;

  constructor(options: TransportOptions) {
    this.#options = options;
    this.#lanes = new Lanes(options);
  }

  /** The servers in order, rotated so that the last one that answered is first; servers that lost their node are last. */
  bases(): readonly string[] {
    return this.#lanes.bases();
  }

  async ask<Value>(
    question: Question<Value>,
    signal?: AbortSignal,
    priority: Priority = 'person',
  ): Promise<Value> {
    signal?.throwIfAborted();
    if (question.message) this.#options.live().touch(priority !== 'background');
    const job = this.#find(question, priority) ?? this.#add(question, priority);
    const answer = job.join(signal, () => {
      job.stop.abort(signal?.reason);
      this.#jobs.delete(job);
      this.pump();
    });
    this.pump();
    return (await answer) as Value;
  }

  /** Whether a method can use the live connection: the open one, or the one expected soon. */
  async isLive(method: string, signal?: AbortSignal): Promise<boolean> {
    const { clock, live: liveOf } = this.#options;
    const live = liveOf();
    live.touch();
    for (;;) {
      signal?.throwIfAborted();
      const hopeMs = live.graceUntilMs - clock.nowMs();
      if (live.open || hopeMs <= 0) return this.#lanes.isLive(method);
      await this.#change(hopeMs, signal);
    }
  }

  /** Marks questions under way as stale: a block or transaction has arrived since. */
  readonly expire = (): void => {
    for (const job of this.#jobs) job.isStale ||= job.isUnderWay;
  };

  /** Starts all questions that have a route. */
  readonly pump = (): void => {
    this.#cancelTimer();
    for (const resume of [...this.#onChange]) resume();
    let nextMs = Number.POSITIVE_INFINITY;
    const waiting = [...this.#jobs].filter((job) => !job.isUnderWay);
    const inTurn = waiting.toSorted((one, other) => rankOf(one.priority) - rankOf(other.priority));
    for (const job of inTurn) {
      const lane = this.#lanes.of(job);
      if (lane.kind === 'wait') nextMs = Math.min(nextMs, lane.ms);
      else if (lane.kind === 'hopeless') this.#fail(job, new Fault('rate-limited', 'asked to wait for long'));
      else void this.#start(job, lane);
    }
    this.#schedule(nextMs);
  };

  #schedule(inMs: number): void {
    this.#cancelTimer();
    if (inMs !== Number.POSITIVE_INFINITY) this.#cancelTimer = this.#options.clock.after(inMs, this.pump);
  }

  /** Waits for a change, up to a limit. */
  #change(mostMs: number, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve) => {
      const resume = (): void => {
        cancel();
        this.#onChange.delete(resume);
        signal?.removeEventListener('abort', resume);
        resolve();
      };
      const cancel = this.#options.clock.after(mostMs, resume);
      this.#onChange.add(resume);
      signal?.addEventListener('abort', resume, { once: true });
    });
  }

  #find(question: Question<unknown>, priority: Priority): Job | undefined {
    const job = [...this.#jobs].find(
      (one) => isSame(one.question, question) && !one.isStale && !isLastRound(one),
    );
    if (job && rankOf(priority) < rankOf(job.priority)) job.priority = priority;
    return job;
  }

  #add(question: Question<unknown>, priority: Priority): Job {
    const job = new Job(question, priority);
    this.#jobs.add(job);
    const [base = ''] = this.bases();
    // while a connection is opened, which takes longer
    if (question.touch)
      void this.#options.touch.warm(this.#options.live().open?.base ?? base, question.touch);
    return job;
  }

  async #start(job: Job, lane: Extract<Lane, { kind: 'live' | 'rest' }>): Promise<void> {
    job.isUnderWay = true;
    const { message } = job.question;
    try {
      if (lane.kind === 'rest') await this.#askRest(job, lane.base);
      else if (message) await this.#askLive(job, message, lane);
    } finally {
      job.isUnderWay = false;
      this.pump();
    }
  }

  async #askLive(
    job: Job,
    { method, params, read }: Message<unknown>,
    { connection, base }: Extract<Lane, { kind: 'live' }>,
  ): Promise<void> {
    this.#lanes.messages(base).take();
    const doubt = this.#doubt(job, base, connection);
    try {
      const outcome = judgeMessage(await connection.ask(method, params, job.stop.signal), read);
      if (outcome.kind === 'value') await this.#take(job, base, outcome.value, doubt);
      else this.#settle(job, base, outcome);
    } catch (thrown) {
      if (job.stop.signal.aborted) return;
      if (connection.hasAnswered(method) || !isSilence(thrown)) this.#noteThrown(job, base, thrown);
      // servers don't answer unknown methods at all
      else this.#lanes.lack(base, method);
    }
  }

  /** Checks in parallel whether the server is in sync, if the question needs that. */
  #doubt({ question }: Job, base: string, connection: Connection | null): Doubt {
    if (!question.touch) return NO_DOUBT;
    if (connection === null) return this.#options.touch.besideRequest(base, question.touch);
    const isAsked = this.#lanes.isLive(NODE_SIGN.method);
    return this.#options.touch.doubt(
      base,
      question.touch,
      isAsked ? () => this.#askNode(base, connection) : null,
    );
  }

  /** Questions under way share one node check. */
  #askNode(base: string, connection: Connection): Promise<unknown> {
    const known = this.#signs.get(connection);
    if (known !== undefined) return known;
    const sign = this.#askSign(base, connection).finally(() => this.#signs.delete(connection));
    this.#signs.set(connection, sign);
    return sign;
  }

  async #askSign(base: string, connection: Connection): Promise<unknown> {
    const { method, params } = NODE_SIGN;
    this.#lanes.messages(base).take();
    try {
      return await connection.ask(method, params);
    } catch (thrown) {
      if (connection.hasAnswered(method) || !isSilence(thrown)) throw thrown;
      // servers don't answer unknown methods at all
      this.#lanes.lack(base, method);
      return null;
    }
  }

  /** Accepts an answer once its server is known to be in sync. */
  async #take(job: Job, base: string, value: unknown, doubt: Doubt): Promise<void> {
    const fault = await doubt;
    if (job.stop.signal.aborted) return;
    if (fault === null) this.#succeed(job, base, value);
    else if (fault instanceof ConnectionLost) this.#noteThrown(job, base, fault);
    else this.#note(job, base, failed(fault, true));
  }

  #settle(job: Job, base: string, outcome: Exclude<MessageOutcome<unknown>, { kind: 'value' }>): void {
    if (outcome.kind === 'final') this.#fail(job, outcome.fault, base);
    else if (outcome.kind === 'hasty') this.#slowDown(job, base, outcome.fault);
    else if (outcome.kind === 'lacking') job.isRestOnly = true;
    else if (outcome.kind === 'passing') this.#note(job, base, failed(outcome.fault, true));
    else this.#leaveToHttp(job);
  }

  #noteThrown(job: Job, base: string, thrown: unknown): void {
    if (thrown instanceof ConnectionLost) {
      job.connectionsLost += 1;
      job.isRestOnly ||= job.connectionsLost > 1;
      // HTTP would be as long, and a cross-origin page may not even see it
    } else if (thrown instanceof AnswerTooLong) this.#note(job, base, failed(thrown));
    else if (isSilence(thrown)) this.#note(job, base, failed(toFault(thrown, 'timeout')));
    else job.isRestOnly = true;
  }

  async #askRest(job: Job, base: string): Promise<void> {
    const { question, stop } = job;
    const doubt = this.#doubt(job, base, null);
    try {
      const answer = await this.#options.rest.request(base, { path: question.path, signal: stop.signal });
      this.#lanes.noteRequests(base, true);
      const outcome = attemptOfAnswer(answer, question.read, readRejection);
      if (outcome.kind === 'final') this.#fail(job, outcome.fault, base);
      else if (outcome.kind === 'value') {
        this.#noteLack(job, base);
        this.#noteState(job, base, outcome.value);
        await this.#take(job, base, outcome.value, doubt);
      } else if (answer.status === 429) this.#slowDown(job, null, outcome.fault);
      else this.#note(job, base, outcome);
    } catch (thrown) {
      if (!stop.signal.aborted) {
        const attempt = attemptOfFault<never>(thrown);
        if (attempt.kind === 'failed' && !this.#goesLive(job, base, attempt)) this.#note(job, base, attempt);
      }
    }
  }

  /** If HTTP doesn't answer and the same server's socket is open, the socket is used as soon as allowed. */
  #goesLive({ question, isRestOnly }: Job, base: string, { fault }: Failure): boolean {
    if (fault.kind !== 'offline' || this.#options.live().open?.base !== base) return false;
    this.#lanes.noteRequests(base, false);
    return question.message !== null && !isRestOnly && this.#lanes.isLive(question.message.method);
  }

  /** A method answered by HTTP but not over the live connection is marked as unsupported there. */
  #noteLack({ question, isRestOnly, connectionsLost }: Job, base: string): void {
    const isLive = this.#options.live().open?.base === base;
    if (!isRestOnly || connectionsLost > 0 || !isLive) return;
    if (question.message) this.#lanes.lack(base, question.message.method);
  }

  /** A server lost its node: moves it behind others, and closes its connection. */
  readonly leave = (base: string): void => {
    this.#options.trust.noteLost(base);
    this.#options.live().leave(base);
  };

  #noteState({ question }: Job, base: string, value: unknown): void {
    const { trust } = this.#options;
    const isLevel = question.isLevel?.(value);
    if (isLevel) trust.noteWell(base);
    else if (isLevel === false) trust.see(base);
  }

  /** An internal error doesn't mean that the method is unsupported. */
  #leaveToHttp(job: Job): void {
    job.isRestOnly = true;
    job.connectionsLost += 1;
  }

  #succeed(job: Job, base: string, value: unknown): void {
    this.#options.usage.add(base, 'answered');
    this.#lanes.prefer(base);
    this.#jobs.delete(job);
    job.resolve(value);
  }

  /** @param base - the server that decided, if one did */
  #fail(job: Job, fault: Fault, base?: string): void {
    if (base !== undefined) {
      this.#options.usage.add(base, 'answered');
      this.#lanes.prefer(base);
    }
    this.#jobs.delete(job);
    job.reject(fault);
  }

  /** Waits, then asks again. @param base - the live connection's server; null if the HTTP budget has counted it */
  #slowDown(job: Job, base: string | null, fault: Fault): void {
    const { clock, random, usage } = this.#options;
    job.rejections += 1;
    if (base !== null) {
      usage.add(base, 'rejected');
      job.notBeforeMs = clock.nowMs() + backOffMs(job.rejections, random);
    }
    if (job.rejections > MAX_REJECTIONS) this.#fail(job, fault);
  }

  /** Notes a server's failure: another server is asked, or a new round starts if that may help. */
  #note(job: Job, base: string, failure: Failure): void {
    job.failures.set(base, naming(failure, base));
    if (failure.fault.kind === 'no-node') this.leave(base);
    if (this.bases().some((one) => !job.failures.has(one))) return;
    job.rounds += 1;
    const isWorthIt = [...job.failures.values()].some(({ isPassing }) => isPassing);
    const waits = [...job.failures.values()].flatMap((one) => (one.isPassing ? [one.retryAfterMs ?? 0] : []));
    const reportedMs = Math.min(...waits);
    if (job.rounds >= MAX_ROUNDS || !isWorthIt || reportedMs > MAX_WAIT_MS) {
      this.#fail(job, job.tellingFault());
      return;
    }
    const { clock, random } = this.#options;
    job.notBeforeMs = clock.nowMs() + Math.max(reportedMs, backOffMs(job.rounds - 1, random));
    job.beginRound();
  }
}

/** Names the server that lost its node: the user may have configured it. */
function naming(failure: Failure, base: string): Failure {
  const { kind, message } = failure.fault;
  if (kind !== 'no-node') return failure;
  return { ...failure, fault: new Fault(kind, message, { server: new URL(base).host }) };
}

const isSame = (one: Question<unknown>, other: Question<unknown>): boolean =>
  one.path === other.path && one.as === other.as;

/** A new caller during the last round would only get its failure: it gets a new job. */
const isLastRound = ({ rounds }: Job): boolean => rounds >= MAX_ROUNDS - 1;

const ORDER: readonly Priority[] = ['review', 'person', 'background'];
const rankOf = (priority: Priority): number => ORDER.indexOf(priority);

const failed = (fault: Fault, isPassing = false): Failure => ({
  ...({ kind: 'failed', retryAfterMs: null } as const),
  fault,
  isPassing,
});
