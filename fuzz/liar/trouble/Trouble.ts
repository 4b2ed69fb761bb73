/** Troubles of honest servers: each state begins amid requests. */
import type { Random } from '../../random.ts';

/**
 * The state of a Blockbook.
 *
 * - `node-gone`: its node is down · `node-starting`: its node is loading blocks
 * - `starting`: it is loading its own blocks · `stopping`: it is shutting down
 * - `deaf`: it broadcasts what it receives, but its answer and a few later ones are lost
 */
export type ServerState = 'well' | 'node-gone' | 'node-starting' | 'starting' | 'stopping' | 'deaf';

const STATES: readonly ServerState[] = [
  ...(['well', 'well', 'well', 'node-gone', 'node-gone'] as const),
  ...(['node-starting', 'starting', 'stopping', 'deaf'] as const),
];

/** States in which current lists don't count: the server answers, but has no new data. */
export const isOutOfTouch = (state: ServerState): boolean =>
  state === 'node-gone' || state === 'node-starting';

const DOUBTED_MS = 90_000;
/** The transports: by requests, over a socket when pages of another origin may read no response, or both. */
export type Ways = 'requests' | 'socket' | 'both';

const WAYS: readonly Ways[] = ['requests', 'requests', 'socket', 'both'];

/** The troubles of one history. */
export class Trouble {
  state: ServerState = 'well';
  /** number of changes */
  changes = 0;
  /** time of the last change, milliseconds since 1970 */
  sinceMs: number;
  readonly ways: Ways;
  /** whether lists have unreadable and duplicate rows */
  readonly hasOddRows: boolean;
  /** whether unconfirmed transactions exceed the limit of one response */
  readonly isLarge: boolean;
  /** whether the inscription index sometimes goes back some blocks, while it still answers */
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
   * Whether its answers don't count yet: a page that may read no response can't check whether the node is back, so the loss
   * counts for a minute, and a socket closed because of it is reopened after half a minute at most.
   */
  get isDoubted(): boolean {
    return this.ways === 'socket' && this.#nowMs() - this.#outOfTouchAtMs < DOUBTED_MS;
  }

  /** Changes the state, now or a few requests later. */
  change(): void {
    this.#next = { state: this.random.pick(STATES), left: this.random.below(5) };
    this.#begin();
  }

  /** Counts a request. */
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
