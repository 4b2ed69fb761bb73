/** An inscription, and where it lies. */

/** Where an inscribed koinu lies. */
export interface Location {
  /** `txid:vout` */
  readonly outpoint: string;
  /** koinu before it in the coin */
  readonly offset: bigint;
}

/** An inscription. */
export interface Inscription {
  /** id of the first reveal and `i0` */
  readonly id: string;
  /** counts from 0 in the order of the chain */
  readonly number: number;
  readonly mime: string;
  /** empty where there is a delegate */
  readonly body: Uint8Array;
  /** the inscription that is shown in its place; null for none */
  readonly delegate: string | null;
  /** how many transactions it is spread over */
  readonly transactions: number;
  readonly height: number;
  readonly timeMs: number;
  /** of the transaction in which it was whole */
  location: Location;
}
