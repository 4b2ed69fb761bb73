/** An inscription, and where it lies. */
import type { DoginalsLedger } from './DoginalsLedger.ts';

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
  readonly body: Uint8Array;
  readonly height: number;
  readonly timeMs: number;
  /** of the transaction in which it was whole */
  location: Location;
}

/** An inscription of which parts have been seen: the next one spends the coin that it is kept by. */
export interface Unfinished {
  readonly id: string;
  readonly mime: string;
  readonly body: readonly Uint8Array[];
  /** how many pieces are to come */
  readonly left: number;
}

/** The index. */
export interface InscriptionState {
  readonly inscriptions: Map<string, Inscription>;
  /** ids by the coin that carries them */
  readonly carried: Map<string, Inscription[]>;
  /** by the coin that the next part spends */
  readonly unfinished: Map<string, Unfinished>;
  readonly ledger: DoginalsLedger;
}
