/** An inscription and its location. */

/** The location of an inscribed koinu. */
export interface Location {
  /** `txid:vout` */
  readonly outpoint: string;
  /** koinu before it in the coin */
  readonly offset: bigint;
}

export interface Inscription {
  /** id of the first reveal and `i0` */
  readonly id: string;
  /** counts from 0 in chain order */
  readonly number: number;
  readonly mime: string;
  /** empty when there is a delegate */
  readonly body: Uint8Array;
  /** the inscription shown in its place; null for none */
  readonly delegate: string | null;
  /** the number of its transactions */
  readonly transactions: number;
  readonly height: number;
  readonly timeMs: number;
  /** of the transaction that completed it */
  location: Location;
}
