/** What befalls honest servers: each state begins in the middle of whatever is asked. */
import type { Random } from '../../random.ts';

/**
 * How a Blockbook is.
 *
 * - `node-gone`: nothing listens where its node was · `node-starting`: its node reads its blocks first
 * - `starting`: it reads its own blocks first · `stopping`: nothing listens any more
 * - `deaf`: it hands on what it is given; its answer is lost, and a few that follow
 */
export type ServerState = 'well' | 'node-gone' | 'node-starting' | 'starting' | 'stopping' | 'deaf';

const STATES: readonly ServerState[] = [
  ...(['well', 'well', 'well', 'node-gone', 'node-gone'] as const),
  ...(['node-starting', 'starting', 'stopping', 'deaf'] as const),
];

/** Which states lists of now don't count in: the server answers, and knows nothing new. */
export const isOutOfTouch = (state: ServerState): boolean =>
  state === 'node-gone' || state === 'node-starting';

const DOUBTED_MS = 90_000;
/** How it can be asked: by requests, over a socket where pages of another origin may read no answer to a request, or either way. */
export type Ways = 'requests' | 'socket' | 'both';

const WAYS: readonly Ways[] = ['requests', 'requests', 'socket', 'both'];

/** All of one history. */
export class Trouble {
  state: ServerState = 'well';
  /** how often it changed */
  changes = 0;
  /** when it last did, milliseconds since 1970 */
  sinceMs: number;
  readonly ways: Ways;
  /** whether lists have rows that make no sense, and rows that stand there twice */
  readonly hasOddRows: boolean;
  /** whether what waits is too long to be read together */
  readonly isLarge: boolean;
  /** whether the index of inscriptions goes back at times, while it answers */
  readonly goesBack: boolean;
  readonly random: Random;
  readonly #nowMs: () => number;
  #outOfTouchAtMs = Number.NEGATIVE_INFINITY;
  #next: { readonly state: ServerState; left: number } | null = null;

  constructor(random: Random, nowMs: () => number) {
    this.random = random;
    this.#nowMs = nowMs;
    this.sinceMs = nowMs();
    this.ways = random.pick(WAYS);
    this.hasOddRows = random.chance(50);
    this.isLarge = random.chance(40);
    this.goesBack = random.chance(50);
  }

  /**
   * Whether nothing that it says counts yet: a page that may read no answer to a request can't ask whether its node is back, so that the
   * loss counts for a minute, and a socket that was lost for it is opened again after half of one at most.
   */
  get isDoubted(): boolean {
    return this.ways === 'socket' && this.#nowMs() - this.#outOfTouchAtMs < DOUBTED_MS;
  }

  /** Another state comes, now or a few questions later. */
  change(): void {
    this.#next = { state: this.random.pick(STATES), left: this.random.below(5) };
    this.#begin();
  }

  /** Something is asked. */
  asked(): void {
    if (this.#next !== null) this.#next.left -= 1;
    this.#begin();
  }

  #begin(): void {
    if (this.#next !== null && this.#next.left <= 0) {
      if (this.#next.state !== this.state) {
        this.changes += 1;
        this.sinceMs = this.#nowMs();
      }
      this.state = this.#next.state;
      this.#next = null;
    }
    if (isOutOfTouch(this.state)) this.#outOfTouchAtMs = this.#nowMs();
  }
}
