/**
 * Asks servers whether they are in touch with their chain while they answer. One that lost its node goes on answering: what waits is
 * missing, and coins that are spent are listed.
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

/** A sign that is older does not count, milliseconds. Before coins are spent only the server's own word does, given with them. */
const MAX_AGE_MS: Readonly<Record<Touch, number>> = { reading: 15_000, coins: 2_000 };
/** How many requests are left for others. */
const HEADROOM: Readonly<Record<Touch, number>> = { reading: 5, coins: 1 };
/** Where no such request gets through, none is made for so long, and for twice as long each time, milliseconds. */
const FIRST_SILENCE_MS = 60_000;
const MAX_DOUBLINGS = 4;
/** An index has a block a second after its node. */
const LEVEL_AFTER_MS = 2_000;

interface Asked {
  underWay: Promise<Fault | null> | null;
  silences: number;
  silentUntilMs: number;
}

/** All servers. */
export class TouchCheck {
  readonly #options: TouchCheckOptions;
  readonly #asked = new Map<string, Asked>();

  constructor(options: TouchCheckOptions) {
    this.#options = options;
  }

  /**
   * Why what a server lists now does not count; null where it does, and where that cannot be found out. Never throws.
   *
   * @param askNode - asks the live connection that answers for `NODE_SIGN`; null where it is none. Behind one name there may be several
   *   servers, and this one may be another than answers requests
   */
  async doubt(base: string, touch: Touch, askNode: (() => Promise<unknown>) | null): Promise<Fault | null> {
    if (askNode === null) return this.warm(base, touch);
    const [fault, sign] = await Promise.all([this.#warm(base, touch, null), this.#readSign(base, askNode)]);
    return fault ?? sign;
  }

  /** Why a server's node is out of touch with it, by what its live connection says of what only the node knows. */
  async #readSign(base: string, askNode: () => Promise<unknown>): Promise<Fault | null> {
    try {
      const outcome = judgeMessage(await askNode(), (data) => data);
      if (outcome.kind === 'passing') return outcome.fault;
      if (outcome.kind === 'final' && outcome.fault.kind === 'not-found') this.#options.trust.see(base);
      return null;
    } catch (thrown) {
      // another question may have learnt it, and ended the connection
      return toFault(thrown, 'bad-answer');
    }
  }

  /** Asks for its state, unless it showed just now that it is in touch. */
  warm(base: string, touch: Touch): Promise<Fault | null> {
    return this.#warm(base, touch, this.#lastWord(base));
  }

  /** The same beside a request, which says by its own answer whether any gets through. */
  besideRequest(base: string, touch: Touch): Promise<Fault | null> {
    this.#of(base).silentUntilMs = Number.NEGATIVE_INFINITY;
    return this.#warm(base, touch, this.#lastWord(base));
  }

  /** What it said last stays true until it can be asked again. */
  #lastWord(base: string): Fault | null {
    return this.#options.trust.isLost(base) ? new Fault('no-node', 'a server that lost its node') : null;
  }

  /** @param otherwise - what counts where no request gets through */
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
      // it starts or stops, and can say it in a moment
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
