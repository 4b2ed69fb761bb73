/** Marks answers to earlier requests as outdated, so that only the newest one counts. */

export interface Round {
  /** false once a newer round has begun: the result is no longer wanted */
  readonly isLatest: boolean;
}

class OneRound implements Round {
  readonly #rounds: Rounds;

  constructor(rounds: Rounds) {
    this.#rounds = rounds;
  }

  get isLatest(): boolean {
    return this.#rounds.latest === this;
  }
}

/** A sequence of rounds; the first has already begun. */
export class Rounds {
  #latest: Round = new OneRound(this);

  get latest(): Round {
    return this.#latest;
  }

  /** Begins the next round, which outdates all earlier ones. */
  begin(): Round {
    this.#latest = new OneRound(this);
    return this.#latest;
  }
}
