/** Tells the answer to the newest question from answers to earlier ones, which come to nothing. */

/** What is asked in one go. */
export interface Round {
  /** whether none was begun since: else nobody waits for what comes of it any more */
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

/** One after the other; the first has begun. */
export class Rounds {
  #latest: Round = new OneRound(this);

  get latest(): Round {
    return this.#latest;
  }

  /** Begins the next one: earlier ones are over. */
  begin(): Round {
    this.#latest = new OneRound(this);
    return this.#latest;
  }
}
