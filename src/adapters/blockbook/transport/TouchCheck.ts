/**
 * Checks whether servers are in sync with their chain while they answer. A server that lost its node keeps answering: unconfirmed
 * transactions are missing, and spent coins are listed.
 */

import type { Network } from '../../../domain/address/Network.ts';
import { Fault, toFault } from '../../../domain/fault.ts';
import type { Clock } from '../../../ports/Clock.ts';
import { attemptOfAnswer } from '../../http/attempt.ts';
import { pause } from '../../http/backOff.ts';
import { judgeMessage, readRejection } from '../protocol/judgeMessage.ts';
import type { Touch } from '../protocol/question.ts';
import { type ReportedTip, tipQuestion } from '../protocol/questions.ts';
import type { Rest } from './Rest.ts';
import type { ServerTrust } from './ServerTrust.ts';

export interface TouchCheckOptions {
  readonly clock: Clock;
  readonly network: Network;
  readonly rest: Rest;
  readonly trust: ServerTrust;
}

/** Maximum age of a server's sign of being in sync, milliseconds. For spending, only the server's own status counts, requested along. */
const MAX_AGE_MS: Readonly<Record<Touch, number>> = { reading: 15_000, coins: 2_000 };
/** Requests left for others. */
const HEADROOM: Readonly<Record<Touch, number>> = { reading: 5, coins: 1 };
/** If such a request fails, none is made for this long, doubling each time, milliseconds. */
const FIRST_SILENCE_MS = 60_000;
const MAX_DOUBLINGS = 4;
/** An index lags about a second behind its node. */
const LEVEL_AFTER_MS = 2_000;

interface Asked {
  underWay: Promise<Fault | null> | null;
  silences: number;
  silentUntilMs: number;
}

/** Checks all servers; at most one status request per server is under way. */
export class TouchCheck {
  readonly #options: TouchCheckOptions;
  readonly #asked = new Map<string, Asked>();

  constructor(options: TouchCheckOptions) {
    this.#options = options;
  }

  /**
   * Why a server's lists can't be used now; null if they can, or if that can't be determined. Never throws.
   *
   * @param askNode - sends `NODE_SIGN` over the live connection; null if there is none. Several servers may share a name, so the
   * connection's may be another than answers HTTP
   */
  async doubt(base: string, touch: Touch, askNode: (() => Promise<unknown>) | null): Promise<Fault | null> {
    if (askNode === null) return this.warm(base, touch);
    const [fault, sign] = await Promise.all([this.#warm(base, touch, null), this.#readSign(base, askNode)]);
    return fault ?? sign;
  }

  /** Whether the server's node is lost, by its answer to a request that only a node can answer. */
  async #readSign(base: string, askNode: () => Promise<unknown>): Promise<Fault | null> {
    try {
      const outcome = judgeMessage(await askNode(), (data) => data);
      if (outcome.kind === 'passing') return outcome.fault;
      if (outcome.kind === 'final' && outcome.fault.kind === 'not-found') this.#options.trust.see(base);
      return null;
    } catch (thrown) {
      // another request may have found out and closed the connection
      return toFault(thrown, 'bad-answer');
    }
  }

  /** Asks for the status, unless the server proved just now that it is in sync. */
  warm(base: string, touch: Touch): Promise<Fault | null> {
    return this.#warm(base, touch, this.#lastWord(base));
  }

  /** The same alongside a request, whose own answer shows whether HTTP works. */
  besideRequest(base: string, touch: Touch): Promise<Fault | null> {
    this.#of(base).silentUntilMs = Number.NEGATIVE_INFINITY;
    return this.#warm(base, touch, this.#lastWord(base));
  }

  /** The last known state holds until the server can be asked again. */
  #lastWord(base: string): Fault | null {
    return this.#options.trust.isLost(base) ? new Fault('no-node', 'a server that lost its node') : null;
  }

  /** @param otherwise - the result if HTTP doesn't work */
  async #warm(base: string, touch: Touch, otherwise: Fault | null): Promise<Fault | null> {
    const { rest, clock } = this.#options;
    if (this.#isFresh(base, touch)) return null;
    const asked = this.#of(base);
    if (asked.underWay === null) {
      const isOutOfReach = asked.silentUntilMs > clock.nowMs() || rest.waitMs(base, HEADROOM[touch]) > 0;
      if (isOutOfReach) return otherwise;
      asked.underWay = this.#ask(base, asked, touch).finally(() => {
        asked.underWay = null;
      });
    }
    return asked.underWay;
  }

  async #ask(base: string, asked: Asked, touch: Touch): Promise<Fault | null> {
    const { clock, trust } = this.#options;
    try {
      const first = await this.#askStatus(base);
      const isLate = first.isApart && touch === 'coins';
      if (isLate) await pause(clock, LEVEL_AFTER_MS);
      const { height, isApart } = isLate ? await this.#askStatus(base) : first;
      asked.silences = 0;
      if (isLate && isApart) throw new Fault('no-node', 'an index that stays apart from its node');
      trust.hear(base, height);
      if (isApart) trust.see(base);
      else trust.noteWell(base);
      return null;
    } catch (thrown) {
      const fault = toFault(thrown, 'bad-answer');
      if (fault.kind === 'no-node') trust.noteLost(base);
      // starting or stopping: it may answer in a moment
      else if (fault.kind !== 'not-ready') this.#noteSilence(asked);
      return ofLostNode(fault);
    }
  }

  async #askStatus(base: string): Promise<ReportedTip> {
    const { rest, network } = this.#options;
    const { path, read } = tipQuestion(network);
    const attempt = attemptOfAnswer(await rest.request(base, { path }), read, readRejection);
    if (attempt.kind === 'value') return attempt.value;
    throw attempt.fault;
  }

  #isFresh(base: string, touch: Touch): boolean {
    return this.#options.trust.ageMs(base, touch === 'coins') <= MAX_AGE_MS[touch];
  }

  #noteSilence(asked: Asked): void {
    asked.silentUntilMs =
      this.#options.clock.nowMs() + FIRST_SILENCE_MS * 2 ** Math.min(asked.silences, MAX_DOUBLINGS);
    asked.silences += 1;
  }

  #of(base: string): Asked {
    const known = this.#asked.get(base);
    if (known) return known;
    const asked = { underWay: null, silences: 0, silentUntilMs: Number.NEGATIVE_INFINITY };
    this.#asked.set(base, asked);
    return asked;
  }
}

function ofLostNode(thrown: unknown): Fault | null {
  const fault = toFault(thrown, 'bad-answer');
  return fault.kind === 'no-node' ? fault : null;
}
